export { reportFile as loader } from "~/features/public-card/shared/report.server";
export { notServed as action } from "~/web/loader.server";
