export { documentFile as loader } from "~/features/public-card/shared/files.server";
export { notServed as action } from "~/web/loader.server";
