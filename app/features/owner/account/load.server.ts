import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { ownerUrls } from "~/web/owner-urls";
import { ownRefusalWords } from "../own-refusal";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer }) => {
  const { refusal } = await ifOffered(viewer.call("user.ownDeletion", {}));
  return {
    email: viewer.user.email,
    company: viewer.user.companyName,
    whyNot: refusal === null ? null : ownRefusalWords(t, refusal),
    above: [{ label: t("owner:data.title"), to: ownerUrls.data() }],
  };
});
