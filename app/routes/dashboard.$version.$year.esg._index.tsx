export { action, loader } from "~/features/survey/list/load.server";
export { Questionnaire as default, handle } from "~/features/survey/list/page";
