import { surveyUrls } from "~/web/urls";
import { DEMO_CARD } from "./card-states";
import type { PageState } from "./states";

/** The pages that wait for a document, without the two seconds: once it is kept, they say that it is ready. */
export const REPORT_STATES: PageState[] = [null, { version: DEMO_CARD, year: 2025 }]
  .map((period) => surveyUrls(period))
  .flatMap((ways) => [
    ways.reportPdf("/wait"),
    ways.cardPdf("/wait"),
    ways.sheetPdf("bank", "/wait"),
    ways.sheetPdf("client", "/wait"),
  ])
  .map((path) => ({
    visitor: { email: "admin@azienda-demo.example", says: "filled" },
    path: `${path}?ferma=1`,
    status: 200,
  }));
