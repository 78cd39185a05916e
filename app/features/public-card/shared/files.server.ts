import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import type { Visitor } from "~/web/viewer.server";
import { fileResponse, orTold } from "../files/files.server";

/** The document of a link's card, byte for byte. */
export const documentFile = publicLoader(async ({ visitor, params, request }) => {
  const { number, text } = await documentOf(visitor, params, request);
  return fileResponse(text, "application/json; charset=utf-8", { name: `${number}.json` });
});

/** The 64 bytes of its signature. */
export const signatureFile = publicLoader(async ({ visitor, params, request }) => {
  const { number, signature } = await documentOf(visitor, params, request);
  return fileResponse(new Uint8Array(Buffer.from(signature.value, "base64")), "application/octet-stream", {
    name: `${number}.sig`,
  });
});

function documentOf({ call }: Visitor, params: { token?: string | undefined }, request: Request) {
  const token = linkToken(params);
  const document = ifOffered(call("survey.sharedDocument", { body: { token } }));
  return orTold(document, request, cardUrls.shared(token));
}
