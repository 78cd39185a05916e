import { useT } from "../texts";
import { Buttons } from "../form/button";
import { PageHeading } from "./page-heading";

export function NotFound({ homeHref }: { homeHref: string }) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("common:not_found_title")} lead={t("common:not_found_text")} />
      <Buttons>
        <a href={homeHref} className="button button-primary">
          {t("common:back_to_home")}
        </a>
      </Buttons>
    </>
  );
}
