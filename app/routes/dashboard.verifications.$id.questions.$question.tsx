import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/verifier/question/act.server";
export { loader } from "~/features/verifier/question/load.server";
export { JudgedQuestion as default } from "~/features/verifier/question/page";

type Found = { outcome: object | null; shown: { prompt: string } | null } | undefined;

export const handle: PageHandle<Found> = {
  title: (found) => (found?.shown ? { words: found.shown.prompt } : "verifier:question_crumb"),
  crumb: "verifier:question_crumb",
};
