import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { t } from "~/texts/i18n.server";
import { start, stop } from "~/transport.server";
import { NonceProvider } from "~/ui/nonce";
import { TextsProvider } from "~/ui/texts";
import { installServerHook } from "~/web/server-hook.server";

installServerHook(stop);
start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

/** Pages are whole before they leave: nothing streams, so that nothing waits for script. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const nonce = randomBytes(16).toString("base64");
  const markup = renderToString(
    <TextsProvider value={t}>
      <NonceProvider value={nonce}>
        <RemixServer context={matchedOnly(context)} url={request.url} />
      </NonceProvider>
    </TextsProvider>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  headers.set("Cache-Control", "no-store");
  return new Response(`<!DOCTYPE html>${markup}`, { status, headers });
}

/** Loader and action answers asked for by script. */
export function handleDataRequest(response: Response): Response {
  response.headers.set("Cache-Control", "no-store");
  return response;
}

/** What a client got wrong is in the request log already. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isClients = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClients) console.error(error);
}

const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Rendering walks the manifest once per response: only the matched routes are of use to it. */
function matchedOnly(context: EntryContext): EntryContext {
  const ids = new Set(context.staticHandlerContext.matches.map(({ route }) => route.id));
  const only = <Value,>(table: Record<string, Value>) =>
    Object.fromEntries(Object.entries(table).filter(([id]) => ids.has(id)));
  return { ...context, manifest: { ...context.manifest, routes: only(context.manifest.routes) } };
}
