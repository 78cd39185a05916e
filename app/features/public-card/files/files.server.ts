import { redirect } from "@remix-run/node";
import { hasCode } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { PICTURE_LOOK, pictureOf } from "~/web/badge-picture.server";
import { cardUrls } from "~/web/card-urls";
import { ifOffered } from "~/web/errors.server";
import { toPageOfFile } from "~/web/file-failure.server";
import { missingFile, publicLoader } from "~/web/loader.server";
import { qrPicture } from "~/web/qr-code.server";
import { publicAddress } from "~/web/site.server";
import type { Visitor } from "~/web/viewer.server";
import { badgeOf } from "./badge";
import { pemOf } from "~/web/card-proof.server";

/** The shared document's very bytes: hash and signature are of them. */
export const documentFile = publicLoader(async ({ visitor, params, request }) => {
  const { number, text } = await sharedDocument(visitor, params, request);
  return fileResponse(text, "application/json; charset=utf-8", { name: `${number}.json` });
});

/** The 64 bytes of its signature, as openssl reads them. */
export const signatureFile = publicLoader(async ({ visitor, params, request }) => {
  const { number, signature } = await sharedDocument(visitor, params, request);
  return fileResponse(new Uint8Array(Buffer.from(signature.value, "base64")), "application/octet-stream", {
    name: `${number}.sig`,
  });
});

/** The badge of a card; where there is no such card, or its company is gone, it is no picture at all. */
export const badgeFile = publicLoader(async ({ visitor, params, request }) => {
  const card = await cardNamed(visitor, params, request);
  return fileResponse(badgeOf(t, card), "image/svg+xml; charset=utf-8", { isShownElsewhere: true });
});

/** The same as a picture. */
export const badgePictureFile = publicLoader(async ({ visitor, params, request }) => {
  const card = await cardNamed(visitor, params, request);
  const picture = await pictureOf(badgeOf(t, card, PICTURE_LOOK));
  return fileResponse(new Uint8Array(picture), "image/png", { isShownElsewhere: true });
});

/** The QR code of a card's page. */
export const codeFile = publicLoader(async ({ visitor, params, request }) => {
  const { number } = await cardNamed(visitor, params, request);
  const picture = qrPicture(publicAddress(cardUrls.shown(number)));
  return fileResponse(new Uint8Array(picture), "image/png", { isShownElsewhere: true });
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
  return fileResponse(pemOf(key), "application/x-pem-file", { name: `${key.kid}.pem` });
});

interface Params {
  number?: string | undefined;
}

function cardNamed({ call }: Visitor, params: Params, request: Request) {
  const number = numberIn(params);
  const card = ifOffered(call("survey.publicCard", { params: { number } }));
  return orTold(card, request, cardUrls.shown(number));
}

async function sharedDocument({ call }: Visitor, params: Params, request: Request) {
  const number = numberIn(params);
  const document = ifOffered(call("survey.publicDocument", { params: { number } }));
  return { number, ...(await orTold(document, request, cardUrls.shown(number))) };
}

const numberIn = (params: Params) => (params.number ?? "").slice(0, 100);

/** Where there is no such file, a person who follows its link is led to the page that says why; to all others it is a 404. */
export const orMissing = <Found>(found: Promise<Found>, request: Request, page: string): Promise<Found> =>
  found.catch((error: unknown) => {
    if (!hasCode(error, "internal/not_found")) throw error;
    throw isFollowed(request) ? redirect(page, 303) : missingFile();
  });

/** The same for an address of a file: that person is told there what else keeps it from being sent. */
export const orTold = <Found>(found: Promise<Found>, request: Request, page: string): Promise<Found> =>
  orMissing(found, request, page).catch((error: unknown) => {
    throw isFollowed(request) ? toPageOfFile(page, error) : error;
  });

/** Browsers ask for a page this way; pictures of a page and programs do not. */
const isFollowed = ({ headers }: Request) => headers.get("Accept")?.includes("text/html") ?? false;

interface FileKind {
  /** The name under which a browser keeps it; without one it shows it. */
  name?: string;
  /** A picture that pages of others show. */
  isShownElsewhere?: true;
}

/** A text or bytes as a file of the public pages. */
export function fileResponse(
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  { name, isShownElsewhere }: FileKind = {},
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      ...(name === undefined ? {} : { "Content-Disposition": `attachment; filename="${name}"` }),
      "Cache-Control": isShownElsewhere ? "public, max-age=300" : "no-store",
    },
  });
}
