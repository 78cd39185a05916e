export { action, loader } from "~/features/survey/papers/load.server";
export { handle, Papers as default } from "~/features/survey/papers/page";
