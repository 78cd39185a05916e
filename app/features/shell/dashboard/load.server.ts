import { shownLogo } from "~/web/logo.server";
import { privateLoader } from "~/web/loader.server";
import { DESK_RIGHTS, shellUser, shownDeletion } from "./present";

/** Every signed-in user gets the shell, so that a page they may not read can say so inside it. */
export const loader = privateLoader({ right: "signedIn" }, ({ viewer }) => ({
  user: { ...shellUser(viewer.user), logo: shownLogo(viewer.user.logoUrl) },
  mayRead: viewer.can("read"),
  desks: DESK_RIGHTS.filter((right) => viewer.can(right)),
  offersAll: viewer.takesExtensions,
  administrators: viewer.user.administrators ?? [],
  deletion: shownDeletion(viewer.user),
}));
