import { formatDate } from "~/texts/format";
import { useT } from "../texts";

export interface Certification {
  level: number;
  date: string;
  body: string | null;
  /** The instant whose data it shows. */
  dataAsOf?: string | undefined;
}

interface CertificationFactsProps {
  /** Of the company's newest card; null before the first. */
  certification: Certification | null;
  company: string;
}

/** How far the card was verified, by whom and when. */
export function CertificationFacts({ certification, company }: CertificationFactsProps) {
  const t = useT();
  if (certification === null) return <p>{t("attestations:certification_none")}</p>;
  const level = String(certification.level) as "1";
  return (
    <>
      <p>
        <strong>
          {t("attestations:level", { level, name: t(`card:certification.${level}`).toLowerCase() })}
        </strong>
      </p>
      <dl className="grid gap-4 md:grid-cols-2">
        <div>
          <dt className="hint">{t("attestations:body")}</dt>
          <dd>{certification.body ?? t("attestations:body_self", { company })}</dd>
        </div>
        <div>
          <dt className="hint">{t("attestations:date")}</dt>
          <dd>{formatDate(certification.date)}</dd>
        </div>
        <div>
          <dt className="hint">{t("attestations:data_as_of")}</dt>
          <dd>{formatDate(certification.dataAsOf ?? certification.date)}</dd>
        </div>
      </dl>
    </>
  );
}
