import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { invitationUrls } from "~/web/registration-urls";
import { peopleUrls } from "~/web/urls";
import { ofPage } from "../list-address";
import { ChangeForm } from "./change-form";
import { FilterForm } from "./filter-form";
import type { loader } from "./load.server";
import { Pages } from "./pages";
import { PeopleTable } from "./people-table";

export function People() {
  const { refused, ...list } = useLoaderData<typeof loader>();
  const { address, count, rows, isFiltered, company } = list;
  const t = useT();
  const labels = {
    cerca: t("people:filter.search"),
    chi: t("people:change.whom"),
    azione: t("people:change.action"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading
        title={t("people:list.title", { company })}
        lead={t(isFiltered ? "people:list.found" : "people:list.count", { count })}
      />
      <Buttons>
        <LinkButton to={invitationUrls.form()}>{t("people:list.invite")}</LinkButton>
        {list.isWhole ? (
          <LinkButton to={invitationUrls.many()} variant="secondary">
            {t("people:list.invite_many")}
          </LinkButton>
        ) : null}
      </Buttons>
      {list.isWhole ? (
        <FilterForm address={address} isFiltered={isFiltered} refused={refused} />
      ) : (
        <p>{t("people:list.not_offered")}</p>
      )}
      {rows.length === 0 ? (
        <p>{t(isFiltered ? "people:list.none_found" : "people:list.none")}</p>
      ) : (
        <>
          {list.isWhole ? (
            <ChangeForm {...list} refused={refused} />
          ) : (
            <PeopleTable rows={list.rows} isChoosing={false} />
          )}
          <Pages address={address} pages={list.pages} />
          {list.isWhole ? (
            <p>
              <a href={peopleUrls.file(ofPage(address, 1))} data-download>
                {t("people:list.file", { count })}
              </a>
            </p>
          ) : null}
        </>
      )}
    </>
  );
}
