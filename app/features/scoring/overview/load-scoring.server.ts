import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { homePageInput, homePageOf } from "~/web/home-page.server";
import { askedPeriod } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

/** The page and its picture show topics. */
export const SHOWN = { depth: "milestones" } as const;

/** What the page and its files are made of; the points of the questions too, unless `shown` says otherwise. If the card was never issued, the home page of the period says so (D1). */
export async function loadScoring(viewer: Viewer, params: Params, shown?: typeof SHOWN) {
  const period = askedPeriod(params);
  const home = await homePageOf(viewer.call, homePageInput(period, shown));
  const isVersion = period !== null && period.version !== "draft";
  if (isVersion && home.card.id === null) throw redirect(surveyUrls(period).period(), 303);
  return { period, home, isVersion };
}

export type LoadedScoring = Awaited<ReturnType<typeof loadScoring>>;
