import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { verifierUrls } from "~/web/verifier-urls";
import type { Outcome } from "./outcome";

/** A case that has ended: its outcome alone. `lost`: what the verifier was typing when it ended. */
export function EndedCase({ company, year, words, counts, lost = "" }: Outcome & { lost?: string }) {
  const t = useT();
  return (
    <>
      <PageHeading eyebrow={t("verifier:card_of", { year })} title={company} lead={words} />
      {lost === "" ? null : (
        <Notice kind="warning" title={t("verifier:lost_title")}>
          <p>{t("verifier:lost")}</p>
          <p className="whitespace-pre-line">{lost}</p>
        </Notice>
      )}
      <p>{t("verifier:ended_counts", counts)}</p>
      <p>{t("verifier:ended_rule")}</p>
      <p>
        <a href={verifierUrls.cases()}>{t("verifier:back_to_cases")}</a>
      </p>
    </>
  );
}
