import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/verifier/decision/act.server";
export { loader } from "~/features/verifier/decision/load.server";
export { Decision as default } from "~/features/verifier/decision/page";

export const handle: PageHandle = {
  title: "verifier:decision.title",
  crumb: "verifier:decision.crumb",
};
