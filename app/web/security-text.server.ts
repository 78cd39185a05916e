import { settings } from "~/settings.server";
import { markGuarded } from "./loader.server";
import { securityText } from "./security-text";

/** An installation that is looked after starts anew within a year: only a forgotten one lets the text expire. */
const startedAt = new Date();

export const securityContact = markGuarded(
  () =>
    new Response(securityText(settings(), startedAt), {
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" },
    }),
);
