import { json } from "@remix-run/node";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";

/** Any other address of the dashboard: not found, inside the shell, for whoever is signed in (spec §2). */
export const loader = /* @__PURE__ */ privateLoader({ right: "signedIn" }, (): null => {
  throw json({ message: "internal/not_found" }, { status: 404 });
});
export const action = notServed;

export default function UnknownPage() {
  return null;
}
