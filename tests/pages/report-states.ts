import { surveyUrls } from "~/web/urls";
import type { PageState } from "./states";

/** The pages that wait for a document, without the two seconds: once it is kept, they say that it is ready. */
export const REPORT_STATES: PageState[] = [surveyUrls(null).reportPdf(), surveyUrls(null).cardPdf()].map(
  (path) => ({
    visitor: { email: "admin@azienda-demo.example", says: "filled" },
    path: `${path}?attesa=1`,
    status: 200,
  }),
);
