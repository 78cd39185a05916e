export { action } from "~/features/question/act.server";
export { loader } from "~/features/question/load.server";
export { QuestionRoute as default, handle } from "~/features/question/page";
