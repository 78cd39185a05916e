import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, ({ viewer }) =>
  ifOffered(viewer.call("user.notifications", {})),
);
