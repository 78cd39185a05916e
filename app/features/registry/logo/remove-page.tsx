import { useLoaderData } from "@remix-run/react";
import { CompanyLogo } from "~/ui/layout/company-logo";
import { useT } from "~/ui/texts";
import { companyUrls } from "~/web/company-urls";
import { RemovalPage } from "../removal-page";
import type { loader } from "./remove.server";

export function RemoveLogo() {
  const { name, logo } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <RemovalPage
      title={t("company:logo.remove_title")}
      lead={t("company:logo.remove_text")}
      confirm={t("company:logo.remove")}
      back={companyUrls.logo()}
    >
      {logo === null ? null : <CompanyLogo src={logo} name={name} />}
    </RemovalPage>
  );
}
