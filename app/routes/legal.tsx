export { PublicArea as default } from "~/features/auth/area/page";
export { openToAll as loader } from "~/web/loader.server";
export { notServed as action } from "~/web/loader.server";
