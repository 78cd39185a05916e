import { Fragment } from "react";
import type { UserInfo } from "~/api/contract/completed/user-info";
import { useT } from "~/ui/texts";

export type Administrators = NonNullable<UserInfo["administrators"]>;

/** Over every page of a user who may only read: what the user may do, and whom to ask. */
export function ReaderLine({ administrators }: { administrators: Administrators }) {
  const t = useT();
  return (
    <p className="hint reader-line">
      {t("profiles:standing.read_ask")} <AskAdministrators administrators={administrators} />.
    </p>
  );
}

/** "chiedi a Anna Rossi o Ugo Bianchi", each with a mail link; a server of other people may name none. */
export function AskAdministrators({ administrators }: { administrators: Administrators }) {
  const t = useT();
  if (administrators.length === 0) return t("profiles:ask_administrator");
  return (
    <>
      {t("profiles:ask")}{" "}
      {administrators.map(({ name, email }, index) => (
        <Fragment key={email}>
          {index === 0 ? null : index < administrators.length - 1 ? ", " : ` ${t("profiles:ask_or")} `}
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>{name}</a>
        </Fragment>
      ))}
    </>
  );
}
