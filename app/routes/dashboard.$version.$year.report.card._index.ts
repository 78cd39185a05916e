export { action, cardFile as loader } from "~/features/report/load.server";
