import type { RefusedForm } from "~/domain/issues";
import { isStandard } from "~/domain/registers/certificates";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { Notice } from "~/ui/layout/notice";
import { useT } from "~/ui/texts";
import { attestationUrls } from "~/web/attestation-urls";

interface ConflictProps {
  stored: { updatedAt: string; updatedBy: string | null; file: { name: string } };
  /** What is stored, as the form shows it. */
  typed: Record<"name" | "issuer" | "issuedOn" | "expiresOn" | "standard", string>;
  refused: RefusedForm | undefined;
}

/** Another person saved while this form was being filled in: their values are shown above the typed ones (D13). */
export function Conflict({ stored, typed, refused }: ConflictProps) {
  const t = useT();
  if (!refused?.issues.some(({ code }) => code === "conflict")) return null;
  const { updatedAt, updatedBy, file } = stored;
  return (
    <Notice kind="warning" title={t("attestations:conflict.title")}>
      <p>
        {t("attestations:conflict.text", {
          who: updatedBy ?? t("attestations:unknown_person"),
          at: formatDateTime(updatedAt),
          stored: [...shown(t, typed), file.name].join(", "),
        })}
      </p>
      <p>
        <a href={attestationUrls.all()}>{t("attestations:conflict.keep")}</a>
      </p>
    </Notice>
  );
}

const shown = (t: T, { standard, ...typed }: ConflictProps["typed"]): string[] =>
  [...Object.values(typed), isStandard(standard) ? t(`attestations:standard.${standard}`) : ""].filter(
    Boolean,
  );
