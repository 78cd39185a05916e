export { logoFile as loader } from "~/features/registry/logo/file.server";
export { notServed as action } from "~/web/loader.server";
