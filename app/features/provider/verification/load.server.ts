import { formatDate } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { providerUrls } from "~/web/provider-urls";
import { termWords, verifierWords } from "../desk-words";

/** An open verification and who could have it; one that is over is not found. */
export const loader = privateLoader({ right: "provide" }, async ({ viewer, params }) => {
  const input = { params: { id: params["id"] ?? "" } };
  const { verification: one, verifiers } = await ifOffered(viewer.call("provider.verification", input));
  return {
    id: one.id,
    companyId: one.companyId,
    name: one.companyName,
    seen: one.verifier ?? "",
    facts: [
      {
        label: t("provider:column.card"),
        value: t("provider:verification.what", { year: one.year, level: one.level }),
      },
      { label: t("provider:column.phase"), value: t(`verification:phase.${one.phase}`) },
      { label: t("provider:column.opened"), value: formatDate(one.openedAt) },
      { label: t("provider:column.term"), value: termWords(t, one) },
      { label: t("provider:column.verifier"), value: verifierWords(t, one) },
    ],
    verifiers: verifiers.map(({ email, name, body }) => ({
      value: email,
      label: `${name}, ${body} (${email})`,
    })),
    above: [{ label: t("provider:tab.verifications"), to: providerUrls.verifications() }],
  };
});
