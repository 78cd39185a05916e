import { SECTIONS } from "~/features/legal/sample/sections";
import { t } from "~/texts/i18n.server";
import type { LegalName } from "~/web/legal-urls";

/** Stands behind the end of each sample file, before the digest of the texts that it was made from. */
export const TEXTS_MARK = "%Texts-SHA-256: ";

/** All words of a sample text, as its page and its file say them. */
export const textsOf = (name: LegalName): string =>
  [
    t(`legal:${name}.title`),
    t("legal:sample.text"),
    ...SECTIONS[name].flatMap((section) => [t(`legal:${section}.title`), t(`legal:${section}.text`)]),
  ].join("\n");
