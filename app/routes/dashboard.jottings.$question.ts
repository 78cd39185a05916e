export { action } from "~/features/question/jotting/autosave.server";
export { notServed as loader } from "~/web/loader.server";
