import { hasCode } from "~/api/errors";
import { ifOffered } from "~/web/errors.server";
import { missingFile, publicLoader } from "~/web/loader.server";
import type { Visitor } from "~/web/viewer.server";
import { pemOf } from "../compare/verify.server";

/** The shared document's very bytes: hash and signature are of them. */
export const documentFile = publicLoader(async ({ visitor, params }) => {
  const { number, text } = await sharedDocument(visitor, params);
  return fileResponse(text, "application/json; charset=utf-8", `${number}.json`);
});

/** The 64 bytes of its signature, as openssl reads them. */
export const signatureFile = publicLoader(async ({ visitor, params }) => {
  const { number, signature } = await sharedDocument(visitor, params);
  return fileResponse(
    new Uint8Array(Buffer.from(signature.value, "base64")),
    "application/octet-stream",
    `${number}.sig`,
  );
});

/** The public keys as a JSON Web Key Set (RFC 7517). */
export const keySet = publicLoader(async ({ visitor }) => {
  const { keys } = await ifOffered(visitor.call("survey.signingKeys", {}));
  return fileResponse(JSON.stringify({ keys }, null, 2), "application/jwk-set+json");
});

/** One of the keys for openssl. */
export const keyFile = publicLoader(async ({ visitor, params }) => {
  const { keys } = await ifOffered(visitor.call("survey.signingKeys", {}));
  const key = keys.find(({ kid }) => kid === params["key"]);
  if (!key) throw missingFile();
  return fileResponse(pemOf(key), "application/x-pem-file", `${key.kid}.pem`);
});

async function sharedDocument({ call }: Visitor, params: { number?: string | undefined }) {
  const number = (params.number ?? "").slice(0, 100);
  const shared = await ifOffered(call("survey.publicDocument", { params: { number } })).catch(
    (error: unknown) => {
      throw hasCode(error, "internal/not_found") ? missingFile() : error;
    },
  );
  return { number, ...shared };
}

function fileResponse(body: string | Uint8Array<ArrayBuffer>, type: string, name?: string): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      ...(name === undefined ? {} : { "Content-Disposition": `attachment; filename="${name}"` }),
      "Cache-Control": "no-store",
    },
  });
}
