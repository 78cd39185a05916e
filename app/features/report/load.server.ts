import { abovePeriod, askedPeriod } from "~/web/period.server";
import { awaitedDocument } from "~/web/awaited-document.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";

export { notServedInPeriods as action } from "~/web/loader.server";

/** The report of the period as a PDF, or the page that waits for it. */
export const reportLoader = loaderOf("report");

/** The card of the period alone, on one page. */
export const cardLoader = loaderOf("card");

function loaderOf(type: "report" | "card") {
  return privateLoader({}, async ({ viewer, params, request }) => {
    const period = askedPeriod(params);
    const page = type === "card" ? { page: type } : {};
    const { filename } = await viewer.call("scoring.report", {
      params: { version: period?.version ?? "draft" },
      query: { format: "pdf", year: period?.year, ...page },
    });
    const wanted = { type, filename, failsAs: "scoring.report" } as const;
    const backHref = surveyUrls(period).scoring();
    return awaitedDocument(viewer, request, { ...wanted, backHref, above: abovePeriod(params) });
  });
}
