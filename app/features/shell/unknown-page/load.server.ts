import { json, redirect } from "@remix-run/node";
import { pairMeant } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";

/** Any other address of the dashboard: not found, inside the shell, for whoever is signed in (spec §2). */
export const loader = privateLoader({ right: "signedIn" }, ({ request, viewer }): null => {
  const pair = pairMeant(request, viewer);
  throw pair === null ? json({ message: "internal/not_found" }, { status: 404 }) : redirect(pair);
});
