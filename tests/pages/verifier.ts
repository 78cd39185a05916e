import { verifierUrls } from "~/web/verifier-urls";

/** Of the demo: nothing judged yet, and in depth with comments of which some are answered. */
export const NEW_CASE = "00000000-0000-4000-8000-0000000000e1";
export const DEEP_CASE = "00000000-0000-4000-8000-0000000000e2";

export const VERIFIER_EMAIL = "verifica@ente-demo.example";
/** With one form: nothing is judged, and it has no file. */
export const PLAIN = "v3-env-energia-impianti";
/** With a file. */
export const WITH_FILE = "v3-env-energia-consumi";

/** The pages of the demo's verifier. */
export const VERIFIER_PAGES = [
  verifierUrls.cases(),
  ...[NEW_CASE, DEEP_CASE].map((id) => verifierUrls.case(id)),
  verifierUrls.case(DEEP_CASE, { area: "social", stato: "risposte" }),
  verifierUrls.question(NEW_CASE, PLAIN),
  ...[NEW_CASE, DEEP_CASE].map((id) => verifierUrls.question(id, WITH_FILE)),
  ...[NEW_CASE, DEEP_CASE].map(verifierUrls.checks),
  ...[NEW_CASE, DEEP_CASE].map(verifierUrls.decision),
];
