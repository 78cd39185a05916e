import { useT } from "~/ui/texts";
import { attestationUrls, urls } from "~/web/urls";
import { CertificateList } from "~/ui/attestations/certificate-list";
import { CertificationFacts, type Certification } from "~/ui/attestations/certification";
import type { Home } from "./present";

interface AttestationsProps extends Pick<NonNullable<Home["around"]>, "certificates" | "certificateCount"> {
  canWrite: boolean;
  certification: Certification | null;
  company: string;
}

/** The level of the card's certification, and the newest certificates the company shows beside it. */
export function Attestations({
  canWrite,
  certification,
  company,
  certificates,
  certificateCount,
}: AttestationsProps) {
  const t = useT();
  const wayOn = !canWrite
    ? t("attestations:read_all")
    : certificateCount === 0
      ? t("attestations:see_page")
      : t("attestations:see_all", { count: certificateCount });
  return (
    <section className="panel" aria-labelledby="attestazioni">
      <h2 id="attestazioni">{t("attestations:title")}</h2>
      <h3>{t("attestations:certification")}</h3>
      <CertificationFacts {...{ certification, company }} />
      <h3>{t("attestations:certificates")}</h3>
      {certificates === null ? (
        <p>{t("dashboard:home.no_attestations")}</p>
      ) : (
        <>
          {certificates.length === 0 ? (
            <p>{t("attestations:none")}</p>
          ) : (
            <CertificateList certificates={certificates} fileHref={urls.file} />
          )}
          <p className="print:hidden">
            <a href={attestationUrls.all()}>{wayOn}</a>
          </p>
        </>
      )}
    </section>
  );
}
