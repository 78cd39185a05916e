import type { Params } from "@remix-run/react";
import { awaitedDocument, documentFile, type WantedDocument } from "~/web/awaited-document.server";
import { privateLoader } from "~/web/loader.server";
import { abovePeriod, askedPeriod } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { kindIn, sheetFor } from "./load.server";

/** The sheet as a PDF. */
export const pdfLoader = privateLoader({}, ({ viewer, params }) =>
  documentFile(viewer, surveyUrls(askedPeriod(params)).sheetPdf(kindIn(params), "/wait"), () =>
    wantedOf(viewer, params),
  ),
);

/** The page that waits for it. */
export const waitingLoader = privateLoader({}, async ({ viewer, params, request }) => {
  const ways = surveyUrls(askedPeriod(params));
  const kind = kindIn(params);
  return awaitedDocument(viewer, request, {
    ...(await wantedOf(viewer, params)),
    ...{ href: ways.sheetPdf(kind), backHref: ways.sheet(kind), above: abovePeriod(params) },
  });
});

async function wantedOf(viewer: Viewer, params: Params): Promise<WantedDocument> {
  const { pdfName } = await sheetFor(viewer, params);
  return { type: `${kindIn(params)}-pdf`, filename: pdfName, failsAs: "scoring.report" };
}
