import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentProfiles } from "./present";

/** What spec §7 tells of the person's profiles is shown in any case; the rest where the server offers it (D14). */
export const loader = privateLoader({}, async ({ viewer }) =>
  presentProfiles(viewer, await nullUnlessOffered(viewer.call("user.profiles", {}))),
);
