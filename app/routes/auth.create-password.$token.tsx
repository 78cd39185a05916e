import { useParams } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { useT } from "~/ui/texts";
import { registrationUrls } from "~/web/urls";
import { checkLink } from "./auth.reset.$token/check-link.server";
import { choosePassword } from "./auth.reset.$token/choose-password.server";
import { ChoosePassword } from "./auth.reset.$token/view";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = { title: "auth:create.title" };

export const loader = checkLink();
export const action = choosePassword("auth:create.done");

export default function CreatePassword() {
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
