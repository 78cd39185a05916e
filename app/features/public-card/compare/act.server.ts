import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { compareForm } from "./form";
import { isSignedBy, sha256Of, signatureIn } from "~/web/card-proof.server";

/** The largest document that is compared: ten times that of a company that answers everything. */
const MOST_BYTES = 2_000_000;

/** The base64 of a signature with any spaces around it. */
const MOST_SIGNATURE_BYTES = 200;

/** Leads to the page of the card whose document it is. Nothing is stored, and the file is gone with the request. */
export const action = publicAction({
  schema: compareForm,
  takesFiles: true,
  perform: async ({ visitor, value: { document, signature } }) => {
    const bytes = await bytesOf(document);
    const params = { sha256: sha256Of(bytes) };
    const signed = signature === null ? null : await signatureOf(signature);
    const { number } = await ifOffered(visitor.call("survey.cardOfHash", { params }));
    if (number === null) throw refuse([{ path: "document", code: "card_document_unknown" }]);
    if (signed !== null) {
      const { keys } = await visitor.call("survey.signingKeys", {});
      if (!isSignedBy(keys, bytes, signed)) throw refuse([{ path: "signature", code: "signature_of_other" }]);
    }
    const key = signed === null ? "publicCard:document.unchanged" : "publicCard:document.signed";
    const notice = { kind: "success", key, params: { number } } as const;
    return redirectTo(visitor.session, cardUrls.shown(number), { notice });
  },
});

/** A file of another size is no signature, whatever is in it. */
async function signatureOf(file: File): Promise<string> {
  const isSmall = refusalOfLost(file) === null && file.size <= MOST_SIGNATURE_BYTES;
  const signature = isSmall ? signatureIn(new Uint8Array(await file.arrayBuffer())) : null;
  if (signature === null) throw refuse([{ path: "signature", code: "signature_malformed" }]);
  return signature;
}

async function bytesOf(document: File | null): Promise<Uint8Array> {
  if (!document) throw refuse([{ path: "document", code: "choose_file" }]);
  const lost = refusalOfLost(document);
  if (lost && lost.code !== "file_too_large") {
    throw refuse([{ path: "document", code: lost.code, params: lost.params }], lost.status);
  }
  if (lost || document.size > MOST_BYTES) {
    throw refuse([{ path: "document", code: "card_document_too_large" }], 413);
  }
  return new Uint8Array(await document.arrayBuffer());
}
