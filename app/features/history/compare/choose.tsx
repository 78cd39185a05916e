import { LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { CompareForm } from "../archive/compare-form";
import type { ComparePage } from "./load.server";

/** Asks for the two rows to compare. */
export function Choose({ why, choices, before, after }: Extract<ComparePage, { kind: "choose" }>) {
  const t = useT();
  return (
    <>
      {why && <Notice kind="error">{t(`compare:choose.${why}`)}</Notice>}
      <PageHeading title={t("compare:choose.title")} lead={t("compare:choose.lead")} />
      {choices.length === 0 ? (
        <>
          <p>{t("compare:choose.none")}</p>
          <p>
            <LinkButton to={urls.history()}>{t("compare:choose.to_history")}</LinkButton>
          </p>
        </>
      ) : (
        <CompareForm choices={choices} before={before} after={after} />
      )}
    </>
  );
}
