import { redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { ApiError } from "~/api/errors";
import type { PageHandle } from "~/ui/layout/page-handle";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { authenticate } from "~/web/authenticator.server";
import { readCarried } from "~/web/expired-form.server";
import { publicLoader } from "~/web/loader.server";
import type { Visitor } from "~/web/visitor.server";
import { newSession } from "~/web/session.server";
import { urls } from "~/web/urls";
import { FIELDS, missingFaults } from "./form";
import { resumed, type Resumed } from "./resumed.server";
import { Login, Resume } from "./view";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle<null> = {
  title: (_, posted) => (isResumed(posted) ? "auth:resumed.title" : "auth:login.title"),
};

export const loader = publicLoader(async ({ visitor, request }) => {
  if (visitor.signedIn && !answersPost(request) && (await isStillGood(visitor))) throw redirect(urls.home());
  return null;
});

/** A page that answers a post keeps what was typed, even when another tab has signed in meanwhile. */
const answersPost = (request: Request) => request.headers.has("Content-Type");

/** False when the user cannot be loaded for the moment; a session that has ended is thrown, and so signed out. */
const isStillGood = ({ call }: Visitor) =>
  call("user.info", {}).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) throw error;
      return false;
    },
  );

export const action = publicAction({
  fields: FIELDS,
  perform: async ({ values, request }) => {
    const faults = missingFaults(values);
    if (faults.length > 0) throw refuse(faults);
    const { token } = await authenticate(request, values);
    const session = await newSession(token);
    const carried = readCarried(values.one("carried"));
    return carried ? resumed(session, carried) : redirectTo(session, urls.home());
  },
});

const isResumed = (posted: unknown): posted is Resumed =>
  typeof posted === "object" && posted !== null && "carried" in posted && "csrf" in posted;

export default function LoginPage() {
  const posted: unknown = useActionData();
  return isResumed(posted) ? <Resume {...posted} /> : <Login />;
}
