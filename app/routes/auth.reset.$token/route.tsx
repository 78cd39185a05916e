import { useParams } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { useT } from "~/ui/texts";
import { registrationUrls, urls } from "~/web/urls";
import { checkLink } from "./check-link.server";
import { choosePassword } from "./choose-password.server";
import { ChoosePassword } from "./view";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = { title: "auth:reset.title" };

export const loader = checkLink();
export const action = choosePassword("auth:reset.done");

export default function ResetPassword() {
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
