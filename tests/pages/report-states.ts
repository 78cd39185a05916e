import { surveyUrls } from "~/web/urls";
import type { PageState } from "./states";

/** The pages that wait for a document, without the two seconds: once it is kept, they say that it is ready. */
export const REPORT_STATES: PageState[] = [
  surveyUrls(null).reportPdf("/wait"),
  surveyUrls(null).cardPdf("/wait"),
].map((path) => ({
  visitor: { email: "admin@azienda-demo.example", says: "filled" },
  path: `${path}?ferma=1`,
  status: 200,
}));
