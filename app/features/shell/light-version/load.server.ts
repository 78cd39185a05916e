import { redirect } from "@remix-run/node";
import { isLight } from "~/web/site.server";
import { publicLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";

export const loader = publicLoader(async ({ request }) => {
  // The page shows only after a refused post, so that the user can send it again; no link leads here.
  if (!request.headers.has("Content-Type")) throw redirect(urls.home());
  return { light: await isLight(request) };
});
