export { badgePictureFile as loader } from "~/features/public-card/files/files.server";
export { notServed as action } from "~/web/loader.server";
