import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({}, ({ viewer }) => ifOffered(viewer.call("user.notifications", {})));
