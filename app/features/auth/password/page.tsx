import { useParams } from "@remix-run/react";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/registration-urls";
import { urls } from "~/web/urls";
import { ChoosePassword } from "./view";

export function ResetPassword() {
  const t = useT();
  const { token = "" } = useParams();
  return (
    <ChoosePassword
      title={t("auth:reset.title")}
      lead={t("auth:reset.lead")}
      submit={t("auth:reset.submit")}
      action={registrationUrls.reset(token)}
      over={
        <>
          {t("auth:reset.over")} <a href={urls.recovery()}>{t("auth:reset.again")}</a>
        </>
      }
    />
  );
}
