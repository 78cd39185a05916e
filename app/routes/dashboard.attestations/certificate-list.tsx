import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";
import { Chip } from "~/ui/layout/chip";
import { useT } from "~/ui/texts";
import { attestationUrls, urls } from "~/web/urls";

export interface Certificate {
  id: string;
  name: string;
  issuer: string;
  issuedOn: string;
  expiresOn: string | null;
  isExpired: boolean;
  file: { id: string; name: string };
}

interface CertificateListProps {
  certificates: readonly Certificate[];
  /** With the ways to change and to remove each. */
  canWrite?: boolean;
}

/** Certificates one after the other: what each is, whether it still holds, and its document. */
export function CertificateList({ certificates, canWrite }: CertificateListProps) {
  const t = useT();
  return (
    <ul className="grid gap-4">
      {certificates.map((one) => (
        <li key={one.id}>
          <p>
            <strong>{one.name}</strong>{" "}
            <Chip tone={one.isExpired ? "red" : "accent"}>
              {t(one.isExpired ? "attestations:expired" : "attestations:valid")}
            </Chip>
          </p>
          <p>
            {one.issuer}, {datesOf(t, one)}
          </p>
          <p className="hint">
            <a href={urls.file(one.file.id)}>
              <bdi>{t("attestations:file", { name: one.file.name })}</bdi>
            </a>
            {canWrite ? <Ways {...one} /> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

const datesOf = (t: T, { issuedOn, expiresOn, isExpired }: Certificate) =>
  [
    t("attestations:issued_on", { date: dateWords(issuedOn) }),
    expiresOn === null
      ? t("attestations:does_not_expire")
      : t(isExpired ? "attestations:expired_on" : "attestations:expires_on", { date: dateWords(expiresOn) }),
  ].join(", ");

function Ways({ id, name }: Certificate) {
  const t = useT();
  return (
    <>
      {" · "}
      <a href={attestationUrls.one(id)}>
        {t("attestations:edit")}
        <span className="sr-only"> {name}</span>
      </a>
      {" · "}
      <a href={attestationUrls.remove(id)}>
        {t("attestations:remove")}
        <span className="sr-only"> {name}</span>
      </a>
    </>
  );
}
