export { fileLoader as loader } from "~/features/sheets/load.server";
export { notServed as action } from "~/web/loader.server";
