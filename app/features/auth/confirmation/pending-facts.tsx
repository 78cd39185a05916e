import { Fact, Facts } from "~/ui/layout/facts";
import { useT } from "~/ui/texts";
import type { PendingRegistration } from "~/api/identity-port";
import { registrationUrls } from "~/web/registration-urls";

/** What the person is about to confirm: a stranger may have typed it. */
export function PendingFacts({ pending, token }: { pending: PendingRegistration; token: string }) {
  const t = useT();
  if (pending.businessName === undefined)
    return (
      <Facts>
        <Fact label={t("auth:field.email")}>{pending.email}</Fact>
      </Facts>
    );
  return (
    <>
      <Facts>
        <Fact label={t("auth:field.businessName")}>{pending.businessName}</Fact>
        <Fact label={t("auth:field.identifier")}>{pending.identifier}</Fact>
        <Fact label={t("auth:confirm.administrator")}>
          {pending.name} {pending.surname}
        </Fact>
        <Fact label={t("auth:field.email")}>{pending.email}</Fact>
      </Facts>
      <p>
        {t("auth:confirm.not_mine")} <a href={registrationUrls.decline(token)}>{t("auth:confirm.decline")}</a>
      </p>
    </>
  );
}
