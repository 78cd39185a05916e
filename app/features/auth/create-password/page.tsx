import { useParams } from "@remix-run/react";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/urls";
import { ChoosePassword } from "../password/view";

export function CreatePassword() {
  const t = useT();
  const { token = "" } = useParams();
  return (
    <ChoosePassword
      title={t("auth:create.title")}
      lead={t("auth:create.lead")}
      submit={t("auth:create.submit")}
      action={registrationUrls.createPassword(token)}
      over={t("auth:create.over")}
    />
  );
}
