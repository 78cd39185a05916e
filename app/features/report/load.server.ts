import type { Params } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import { abovePeriod, askedPeriod } from "~/web/period.server";
import { awaitedDocument, documentFile, type WantedDocument } from "~/web/awaited-document.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

export { notServedInPeriods as action } from "~/web/loader.server";

type Kind = "report" | "card";

/** The report of the period as a PDF, and its card alone on one page. */
export const reportFile = fileOf("report");
export const cardFile = fileOf("card");

/** The pages that wait for them. */
export const reportLoader = waitingFor("report");
export const cardLoader = waitingFor("card");

function fileOf(kind: Kind) {
  return privateLoader({}, ({ viewer, params }) =>
    documentFile(viewer, waysOf(params, kind).waiting, () => wantedOf(viewer, params, kind)),
  );
}

function waitingFor(kind: Kind) {
  return privateLoader({}, async ({ viewer, params, request }) => {
    const wanted = await wantedOf(viewer, params, kind);
    const backHref = surveyUrls(askedPeriod(params)).scoring();
    const more = { href: waysOf(params, kind).file, backHref, above: abovePeriod(params) };
    return awaitedDocument(viewer, request, { ...wanted, ...more });
  });
}

function waysOf(params: Params, kind: Kind) {
  const ways = surveyUrls(askedPeriod(params));
  return kind === "card"
    ? { file: ways.cardPdf(), waiting: ways.cardPdf("/wait") }
    : { file: ways.reportPdf(), waiting: ways.reportPdf("/wait") };
}

async function wantedOf(viewer: Viewer, params: Params, kind: Kind): Promise<WantedDocument> {
  // Where the kind of page cannot be asked for, the whole report would come.
  if (kind === "card" && !viewer.takesExtensions) throw new ApiError(501, "internal/not_implemented");
  const period = askedPeriod(params);
  const page = kind === "card" ? { page: kind } : {};
  const { filename } = await viewer.call("scoring.report", {
    params: { version: period?.version ?? "draft" },
    query: { format: "pdf", year: period?.year, ...page },
  });
  return { type: kind, filename, failsAs: "scoring.report" };
}
