import { redirect } from "@remix-run/node";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { settingsUrls } from "~/web/settings-urls";

/** For the pages of a second factor in use; without one, its first page says how to begin. */
export const loader = privateLoader({ right: "signedIn" }, async ({ viewer: { call }, request }) => {
  const { secondFactor } = await ifOffered(call("user.security", {}));
  const isAnswer = request.headers.has("Content-Type");
  if (secondFactor.enabledAt === null && !isAnswer) throw redirect(settingsUrls.secondFactor());
  return null;
});
