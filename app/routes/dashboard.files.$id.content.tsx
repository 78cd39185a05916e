export { loader } from "~/features/files/content/load.server";
