import { redirect } from "@remix-run/node";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { settingsUrls } from "~/web/settings-urls";

/** For the pages of a second factor in use; without one, its first page says how to begin. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { call }, request }) => {
  // After the change the former token is over; the answer needs nothing.
  if (request.headers.has("Content-Type")) return null;
  const { secondFactor } = await ifOffered(call("user.security", {}));
  if (secondFactor.enabledAt === null) throw redirect(settingsUrls.secondFactor());
  return null;
});
