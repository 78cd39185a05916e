export { loader } from "~/features/shell/place/load.server";
