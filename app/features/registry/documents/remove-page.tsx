import { useLoaderData } from "@remix-run/react";
import { useT } from "~/ui/texts";
import { companyUrls } from "~/web/company-urls";
import { urls } from "~/web/urls";
import { RemovalPage } from "../removal-page";
import type { loader } from "./remove.server";

export function RemoveDocument() {
  const { id, name } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <RemovalPage
      title={t("company:documents.remove_title")}
      lead={t("company:documents.remove_text")}
      confirm={t("company:documents.remove_confirm")}
      back={companyUrls.documents()}
    >
      <a href={urls.file(id)} data-download>
        <bdi>{name}</bdi>
      </a>
    </RemovalPage>
  );
}
