export { action, reportFile as loader } from "~/features/report/load.server";
