import { ifOffered } from "~/web/errors.server";
import { keepsPasswordsApart } from "~/web/identity.server";
import { privateLoader } from "~/web/loader.server";

/** The address by which password managers know whose password it is. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { user, call }, request }) => {
  // After the change the former token is over; the answer leads on at once.
  const isApart = keepsPasswordsApart();
  if (!isApart && !request.headers.has("Content-Type")) await ifOffered(call("user.security", {}));
  return { email: user.email, hasFactor: !isApart && user.secondFactor === "on" };
});
