import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";

/** Any unknown path goes to the sign-in page (spec §2); a post to one is nobody's. */
export const loader = /* @__PURE__ */ publicLoader(() => redirect(urls.login()));
export const action = notServed;

export default function UnknownPath() {
  return null;
}
