export { notServed as action } from "~/web/loader.server";
export { openApiFile as loader } from "~/web/openapi.server";
