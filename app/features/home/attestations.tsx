import { Chip } from "~/ui/layout/chip";
import { NarrowFold } from "~/ui/layout/narrow-fold";
import { useT } from "~/ui/texts";
import { attestationUrls } from "~/web/attestation-urls";
import type { Certification } from "~/ui/attestations/certification";
import type { Home } from "./present";

interface AttestationsProps extends Pick<NonNullable<Home["around"]>, "certificates" | "certificateCount"> {
  canWrite: boolean;
  certification: Certification | null;
  /** There is a card; a server need not tell its level. */
  hasCard: boolean;
}

/** The level of the card's certification, and the newest certificates; who certified and the documents have a page. */
export function Attestations({
  canWrite,
  certification,
  hasCard,
  certificates,
  certificateCount,
}: AttestationsProps) {
  const t = useT();
  const wayOn = !canWrite
    ? t("attestations:read_all")
    : certificateCount === 0
      ? t("attestations:see_page")
      : t("attestations:see_all", { count: certificateCount });
  const tellsLevel = !hasCard || certification !== null;
  return (
    <section className="panel" aria-labelledby="attestazioni">
      <h2 id="attestazioni">{t("attestations:title")}</h2>
      {tellsLevel || certificates !== null ? (
        <p>
          {tellsLevel ? <Level certification={certification} /> : null}{" "}
          {certificates === null ? null : (
            <a href={attestationUrls.all()} className="print:hidden">
              {wayOn}
            </a>
          )}
        </p>
      ) : null}
      {certificates === null ? (
        <p>{t("dashboard:home.no_attestations")}</p>
      ) : certificates.length === 0 ? null : (
        <NarrowFold summary={t("dashboard:home.unfold_certificates")}>
          <ul className="links">
            {certificates.map(({ id, name, isExpired }) => (
              <li key={id}>
                {name} {isExpired ? <Chip tone="red">{t("attestations:expired")}</Chip> : null}
              </li>
            ))}
          </ul>
        </NarrowFold>
      )}
    </section>
  );
}

function Level({ certification }: Pick<AttestationsProps, "certification">) {
  const t = useT();
  if (certification === null) return t("attestations:certification_none");
  const level = String(certification.level) as "1";
  return t("attestations:level", { level, name: t(`card:certification.${level}`).toLowerCase() });
}
