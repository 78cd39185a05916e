import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { keepsPasswordsApart } from "~/web/identity.server";
import { publicLoader } from "~/web/loader.server";
import type { Visitor } from "~/web/viewer.server";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";

export const loader = publicLoader(async ({ visitor, request }) => {
  const code = mailedCode(request);
  if (code !== null)
    throw redirect(keepsPasswordsApart() ? registrationUrls.confirm(code) : registrationUrls.reset(code));
  if (visitor.signedIn && !answersPost(request) && (await isStillGood(visitor))) throw redirect(urls.home());
  return null;
});

/**
 * A hosted identity service adds this to the address that its mailed links lead to; null on any other way here. Pages in
 * front of an API do not know whether that has one.
 */
function mailedCode(request: Request): string | null {
  const query = new URL(request.url).searchParams;
  return query.get("mode") === "resetPassword" ? query.get("oobCode") : null;
}

/** The answer to a post keeps the typed values, even when another tab has signed in meanwhile. */
const answersPost = (request: Request) => request.headers.has("Content-Type");

/** False when the user cannot be loaded for the moment. An ended session is thrown, which signs the user out. */
const isStillGood = ({ call }: Visitor) =>
  call("user.info", {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error;
      return false;
    },
  );
