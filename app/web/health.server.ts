import type { LoaderFunctionArgs } from "@remix-run/node";
import { jsonResponse } from "~/api/json-response";
import { ready } from "~/transport.server";
import { markGuarded } from "./loader.server";

/** The process answers; says nothing about its data. */
export const live = markGuarded(() => jsonResponse({ state: "good" }, 200));

/**
 * Whether requests can be served: 200 or 503, with the state of each part and no more. `forwarded` counts the proxies
 * that this request passed, for the comparison with TRUSTED_PROXIES.
 */
export const readiness = markGuarded(async ({ request }: LoaderFunctionArgs) => {
  const checks = (await ready()).map(({ name, state }) => ({ name, state }));
  const isReady = checks.every(({ state }) => state !== "broken");
  const forwarded = (request.headers.get("X-Forwarded-For") ?? "")
    .split(",")
    .filter((hop) => hop.trim()).length;
  return jsonResponse({ state: isReady ? "good" : "broken", checks, forwarded }, isReady ? 200 : 503);
});
