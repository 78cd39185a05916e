import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { ownRefusalWords } from "../own-refusal";

/** What a token of our own making looks like; the link never has anything else. */
const TOKEN = /^[\w.~-]{1,2000}$/;

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer, request }) => {
  const { refusal } = await ifOffered(viewer.call("user.ownDeletion", {}));
  const token = new URL(request.url).searchParams.get("file") ?? "";
  return {
    token: TOKEN.test(token) ? token : null,
    whyNot: refusal === null ? null : ownRefusalWords(t, refusal),
  };
});
