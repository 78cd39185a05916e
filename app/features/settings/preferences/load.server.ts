import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, ({ viewer: { user } }) => ({
  welcome: !user.welcomeMessageSeen,
  tour: !user.skipQuickstartWalkthrough,
}));
