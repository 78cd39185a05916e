export { action } from "~/features/vsme/act.server";
export { loader } from "~/features/vsme/load.server";
export { handle, VsmePage as default } from "~/features/vsme/page";
