import { redirect } from "@remix-run/node";
import { invalidResponse } from "~/api/catalogue-errors";
import { privateLoader } from "~/web/loader.server";

/**
 * Leads on to a place elsewhere that the provider offers: the API says where. A link leads here and no form does, since
 * a browser does not let a form of these pages end on another site.
 */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const address = await viewer.call("user.openWhitelabel", { body: { id: params["id"] ?? "" } });
  if (!/^https?:\/\//i.test(address)) throw invalidResponse("user");
  return redirect(address, 303);
});
