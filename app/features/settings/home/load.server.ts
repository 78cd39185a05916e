import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { keepsPasswordsApart } from "~/web/identity.server";
import { privateLoader } from "~/web/loader.server";
import { sectionsOf } from "./present";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer }) => {
  const security = await nullUnlessOffered(viewer.call("user.security", {}));
  const sessions = security && (await viewer.call("user.sessions", {})).sessions.length;
  const offered = security && { ...security, sessions };
  return { sections: sectionsOf(t, viewer.user, offered, keepsPasswordsApart()), isWhole: !!security };
});
