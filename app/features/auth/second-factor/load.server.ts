import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

/** The page is of a browser whose password was right; any other begins at the first step. */
export const loader = publicLoader(({ visitor, request }) => {
  if (!visitor.session.has("pending") && !request.headers.has("Content-Type")) throw redirect(urls.login());
  return null;
});
