import { createHash } from "node:crypto";
import { unknownCall } from "~/api/catalogue-errors";
import { envelopeOf } from "~/api/json-response";
import { openApiDocument } from "~/api/openapi/document";
import { t } from "~/texts/i18n.server";
import { markGuarded } from "./loader.server";
import { openApiWords } from "./openapi-words";
import { hasOwnApi } from "./site.server";

/** The published description of the API. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(openApiWords(t)))}\n`;

interface Made {
  text: string;
  etag: string;
}

/** Made at the first request: it is the same as long as the process runs. */
let made: Made | undefined;

function description(): Made {
  if (made === undefined) {
    const text = openApiText();
    made = { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
  }
  return made;
}

/** The description for programs, open to everyone. Where another server is the API, its description is there. */
export const openApiFile = markGuarded(({ request }: { request: Request }): Response => {
  if (!hasOwnApi()) return envelopeOf(unknownCall());
  const { text, etag } = description();
  const headers = { ETag: etag, "Cache-Control": "public, max-age=300" };
  const known = (request.headers.get("If-None-Match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag) || known.includes("*")) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
});
