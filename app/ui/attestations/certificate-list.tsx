import { dateWords } from "~/domain/calendar-date";
import type { T } from "~/texts/resources";
import { ConfirmLink } from "../confirm-link";
import { Chip } from "../layout/chip";
import { useT } from "../texts";

interface Certificate {
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
  /** Address of a certificate's document, by the id of its file. */
  fileHref(id: string): string;
  /** Addresses to change and to remove a certificate, by its id; absent where certificates are read only. */
  ways?: { change(id: string): string; remove(id: string): string } | undefined;
}

/** Certificates one after the other: the facts of each, whether it is still valid, and its document. */
export function CertificateList({ certificates, fileHref, ways }: CertificateListProps) {
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
            <a href={fileHref(one.file.id)} data-download>
              <bdi>{t("attestations:file", { name: one.file.name })}</bdi>
            </a>
            {ways && <Ways name={one.name} change={ways.change(one.id)} remove={ways.remove(one.id)} />}
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

function Ways({ name, change, remove }: { name: string; change: string; remove: string }) {
  const t = useT();
  return (
    <>
      {" · "}
      <a href={change}>
        {t("attestations:edit")}
        <span className="sr-only"> {name}</span>
      </a>
      {" · "}
      <ConfirmLink to={remove}>
        {t("attestations:remove")}
        <span className="sr-only"> {name}</span>
      </ConfirmLink>
    </>
  );
}
