import { redirect } from "@remix-run/node";
import { publicAction } from "~/web/action.server";
import { lightCookie } from "~/web/site.server";
import { urls } from "~/web/urls";
import { lightVersion } from "./form";

/** The switch in the footer: pages with or without script. Redirects to the page it was used on. */
export const action = publicAction({
  schema: lightVersion,
  perform: async ({ value, request }) =>
    redirect(pageBefore(request), {
      status: 303,
      headers: { "Set-Cookie": await lightCookie(value.light === "1") },
    }),
});

/** The path of our own page with the switch; the home page when the browser does not send it. */
function pageBefore(request: Request): string {
  try {
    const { pathname } = new URL(request.headers.get("Referer") ?? "");
    return /^\/(auth|dashboard)(\/[\w:.-]+)*$/.test(pathname) ? pathname : urls.home();
  } catch {
    return urls.home();
  }
}
