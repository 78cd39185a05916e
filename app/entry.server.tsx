import { createHash } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { log, noteRequest } from "~/log.server";
import { t } from "~/texts/i18n.server";
import { stopTracing } from "~/traces/tracing";
import { life, start } from "~/transport.server";
import { FIRST_SCRIPT } from "~/ui/first-script";
import { IslandsProvider, type PageIslands } from "~/ui/island";
import { thrownData } from "~/ui/layout/error-words";
import { withoutUnneededSheets } from "~/ui/layout/page-sheets";
import { PageStateProvider } from "~/ui/page-state";
import { TextsProvider } from "~/ui/texts";
import { installMetrics, tellLast } from "~/web/metrics.server";
import { ownAddress, pathAndQuery } from "~/web/own-address";
import { beginPagesEarly } from "~/web/page-beginning.server";
import { installTraces } from "~/web/traces.server";
import { announceReady, endOrderly, outliveFailures } from "~/web/server-process.server";
import { installServerHook } from "~/web/server-hook.server";

declare global {
  // Development reloads evaluate this bundle twice; the process is prepared once.
  var cartaEsgPrepared: boolean | undefined;
}

let tracing: Promise<void> | undefined;
if (!globalThis.cartaEsgPrepared) {
  globalThis.cartaEsgPrepared = true;
  installServerHook();
  outliveFailures();
  installMetrics();
  tracing = installTraces().then(beginPagesEarly);
  endOrderly({ ...life, tellLast: async () => void (await Promise.all([tellLast(), stopTracing()])) });
}
Promise.all([start(), tracing]).then(announceReady, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
// The server listens once this file has run: the first request is traced too.
await Promise.allSettled([tracing]);

/**
 * Every page is a document of its own, complete before it is sent: nothing streams, the document is not hydrated, and
 * no data of the loaders goes with the markup. Nor do React's comments between texts: beside one, browsers leave a
 * space out of the names that they give to assistive technology ("93su 100").
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const { actionData, errors, matches } = context.staticHandlerContext;
  noteRequest({ route: matches.at(-1)?.route.id ?? null });
  const islands: PageIslands = { entry: context.manifest.entry.module, used: new Set(), hasScript: false };
  const markup = renderToStaticMarkup(
    <TextsProvider value={t}>
      <PageStateProvider
        value={{
          posted: actionData ?? {},
          thrown: Object.values(errors ?? {}),
          ownAddress: ownAddress(request.url),
          postedTo: pathAndQuery(request.url),
        }}
      >
        <IslandsProvider value={islands}>
          <RemixServer context={matchedOnly(context)} url={request.url} />
        </IslandsProvider>
      </PageStateProvider>
    </TextsProvider>,
  );
  passOn(context.staticHandlerContext, headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(islands.hasScript));
  headers.set("Cache-Control", "no-store");
  return new Response(`<!DOCTYPE html>${withoutUnneededSheets(markup)}`, { status, headers });
}

/**
 * Remix keeps the headers of loaders and actions from the page: the seconds to wait after a refusal or an error, and
 * those after which the browser requests the page again, get through.
 */
function passOn(
  { actionHeaders, loaderHeaders, errors }: EntryContext["staticHandlerContext"],
  headers: Headers,
): void {
  const named = (name: string, from: Record<string, Headers>) =>
    Object.values(from)
      .map((one) => one.get(name))
      .find(Boolean);
  const thrown = Object.values(errors ?? {}).map((error) => thrownData(error).retryAfter);
  const retryAfter = named("Retry-After", { ...loaderHeaders, ...actionHeaders }) ?? thrown.find(Boolean);
  const refresh = named("Refresh", loaderHeaders);
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  if (refresh) headers.set("Refresh", refresh);
}

/** Requests for the data of a loader or an action alone; no page of ours makes one. */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** The request log already has the errors of clients. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isClients = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClients) log.error(error, "A request failed");
}

/** Only our own script, the one inside the page by its hash; none in the light version. */
const SCRIPTS = `'self' 'sha256-${createHash("sha256").update(FIRST_SCRIPT).digest("base64")}'`;
const contentSecurityPolicy = (hasScript: boolean) =>
  [
    "default-src 'none'",
    `script-src ${hasScript ? SCRIPTS : "'none'"}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${hasScript ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Rendering walks the manifest once per response and needs only the matched routes. */
function matchedOnly(context: EntryContext): EntryContext {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const only = <Value,>(table: Record<string, Value>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...context.manifest, routes: only(context.manifest.routes) } };
}
