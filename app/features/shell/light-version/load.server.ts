import { redirect } from "@remix-run/node";
import { isLight } from "~/web/site.server";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const loader = publicLoader(async ({ request }) => {
  // The page shows only when a post was refused, so that it can be sent again; nobody comes here by a link.
  if (!request.headers.has("Content-Type")) throw redirect(urls.home());
  return { light: await isLight(request) };
});
