export { action, loader } from "~/features/scoring/method/class/load.server";
export { MethodOfClass as default, handle } from "~/features/scoring/method/class/page";
