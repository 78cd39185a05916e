import type { Params } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod, periodWords, published, versionQueryOf } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { presentIndicators } from "./present";

export const loader = privateLoader({}, async ({ viewer, params }) => {
  const period = askedPeriod(params);
  const found = await indicatorsFor(viewer, params);
  return {
    above: abovePeriod(params),
    note: periodWords(period, viewer, found.issuedAt),
    ...presentIndicators(t, found, surveyUrls(period)),
  };
});

/** What page and file are made of. */
export const indicatorsFor = ({ call }: Viewer, params: Params) => {
  const period = askedPeriod(params);
  return ifOffered(published(period, call("report.indicators", { query: versionQueryOf(period) })));
};
