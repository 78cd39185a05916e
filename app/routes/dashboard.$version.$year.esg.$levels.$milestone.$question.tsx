export { action } from "~/features/question/act.server";
export { loader } from "~/features/question/load.server";
export { QuestionRoute as default, handle } from "~/features/question/page";
export { retryHeaders as headers } from "~/web/server-hook.server";
