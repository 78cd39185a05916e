import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const loader = publicLoader(({ request }) => {
  // The page shows only when a post was refused, so that it can be sent again; nobody comes here by a link.
  if (!request.headers.has("Content-Type")) throw redirect(urls.login());
  return null;
});
