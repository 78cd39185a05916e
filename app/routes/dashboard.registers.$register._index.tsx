export { action } from "~/features/registers/list/act.server";
export { loader } from "~/features/registers/list/load.server";
export { RegisterList as default, handle } from "~/features/registers/list/page";
