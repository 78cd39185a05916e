import { verifierUrls } from "~/web/verifier-urls";
import type { PageState } from "./states";
import { NEW_CASE, PLAIN, VERIFIER_EMAIL, VERIFIER_PAGES, WITH_FILE } from "./verifier";

const VERIFIER: PageState["visitor"] = { email: VERIFIER_EMAIL, says: "verifier" };
const ADMINISTRATOR: PageState["visitor"] = { email: "admin@azienda-demo.example", says: "filled" };

const judging = verifierUrls.question(NEW_CASE, PLAIN);

/** The verifier's desk: its pages, a refused judgement, and what is not found or not allowed. */
export const VERIFIER_STATES: PageState[] = [
  ...VERIFIER_PAGES.map((path) => ({ visitor: VERIFIER, path, status: 200 })),
  { visitor: VERIFIER, path: judging, wrong: { comment: "Non so ancora." }, status: 422 },
  { visitor: VERIFIER, path: judging, wrong: { verdict: "rejected" }, status: 422 },
  ...[
    verifierUrls.case("nulla"),
    verifierUrls.question(NEW_CASE, "nulla"),
    verifierUrls.checks("nulla"),
    verifierUrls.decision("nulla"),
    verifierUrls.file(NEW_CASE, "nulla"),
  ].map((path) => ({ visitor: VERIFIER, path, status: 404 })),
  ...[verifierUrls.cases(), verifierUrls.question(NEW_CASE, WITH_FILE)].map((path) => ({
    ...{ visitor: ADMINISTRATOR, path, status: 403 },
  })),
];
