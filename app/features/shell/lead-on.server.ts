import { json, redirect } from "@remix-run/node";
import { invalidResponse } from "~/api/catalogue-errors";
import { ApiError } from "~/api/errors";
import { privateLoader, publicLoader } from "~/web/loader.server";
import { pairMeant } from "~/web/period.server";
import { urls } from "~/web/urls";

/** The root address. */
export const fromStart = publicLoader(({ visitor }) =>
  redirect(visitor.signedIn ? urls.home() : urls.login()),
);

/**
 * Any unknown path redirects to the sign-in page (spec §2), except files of an earlier build: a page in their place
 * would only confuse the browser. A post to an unknown path is not found.
 */
export const fromUnknown = publicLoader(({ params }) => {
  if (params["*"]?.startsWith("build/")) throw new ApiError(404, "internal/not_found");
  return redirect(urls.login());
});

/** Any other address of the dashboard: not found, inside the shell, for a signed-in user (spec §2). */
export const fromUnknownPage = privateLoader({ right: "signedIn" }, ({ request, viewer }): null => {
  const pair = pairMeant(request, viewer);
  throw pair === null ? json({ message: "internal/not_found" }, { status: 404 }) : redirect(pair);
});

/**
 * Redirects to a site that the provider offers; the API knows its address. A link leads here and no form does, because
 * a browser does not let a form of these pages end on another site.
 */
export const toPlaceElsewhere = privateLoader({}, async ({ viewer, params }) => {
  const address = await viewer.call("user.openWhitelabel", { body: { id: params["id"] ?? "" } });
  if (!/^https?:\/\//i.test(address)) throw invalidResponse("user");
  return redirect(address, 303);
});
