import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { compareForm } from "./form";
import { isSignedBy, sha256Of } from "~/web/card-proof.server";

/** The largest document that is compared: ten times that of a company that answers everything. */
const MOST_BYTES = 2_000_000;

/** Leads to the page of the card whose document it is. Nothing is stored, and the file is gone with the request. */
export const action = publicAction({
  schema: compareForm,
  takesFiles: true,
  perform: async ({ visitor, value: { document, signature } }) => {
    const bytes = await bytesOf(document);
    const params = { sha256: sha256Of(bytes) };
    const { number } = await ifOffered(visitor.call("survey.cardOfHash", { params }));
    if (number === null) throw refuse([{ path: "document", code: "card_document_unknown" }]);
    if (signature !== "") {
      const { keys } = await visitor.call("survey.signingKeys", {});
      if (!isSignedBy(keys, bytes, signature))
        throw refuse([{ path: "signature", code: "signature_of_other" }]);
    }
    const key = signature === "" ? "publicCard:document.unchanged" : "publicCard:document.signed";
    const notice = { kind: "success", key, params: { number } } as const;
    return redirectTo(visitor.session, cardUrls.shown(number), { notice });
  },
});

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
