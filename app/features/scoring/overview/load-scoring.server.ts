import { redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { homePageInput, homePageOf } from "~/web/home-page.server";
import { askedPeriod } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

/** The page and its picture show topics, the table of points questions. */
type Depth = "milestones" | "questions";

export const scoringInput = (params: Params, depth: Depth) => homePageInput(askedPeriod(params), { depth });

/** What the page and its files are made of. If the card was never issued, the home page of the period says so (D1). */
export async function loadScoring(viewer: Viewer, params: Params, depth: Depth) {
  const period = askedPeriod(params);
  const home = await homePageOf(viewer.call, scoringInput(params, depth));
  const isVersion = period !== null && period.version !== "draft";
  if (isVersion && home.card.id === null) throw redirect(surveyUrls(period).period(), 303);
  return { period, home, isVersion };
}

export type LoadedScoring = Awaited<ReturnType<typeof loadScoring>>;
