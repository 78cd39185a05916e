export { content as loader } from "~/features/verifier/file/load.server";
export { notServed as action } from "~/web/loader.server";
