import { useLoaderData } from "@remix-run/react";
import { Island } from "~/ui/island";
import { Buttons, LinkButton } from "~/ui/form/button";
import { Chip } from "~/ui/layout/chip";
import { DataTable } from "~/ui/layout/data-table";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { WorkUnderWay } from "~/ui/work-under-way";
import { Sheets } from "../sheets";
import { Who } from "../who";
import type { ShownChange } from "./present";

type Over = Extract<ShownChange, { state: "over" }>;

/** The progress of a change to many people, then a result for each. */
export function ChangeProgress() {
  const page = useLoaderData() as ShownChange;
  if (page.state === "over") return <Result {...page} />;
  return (
    <WorkUnderWay id="modifica" texts="people:running" percent={page.percent} hereHref={page.hereHref}>
      <Island name="progress" props={page.followed} />
    </WorkUnderWay>
  );
}

function Result({ kind, done, left, failed, rows, listHref, prevHref, nextHref, undo }: Over) {
  const t = useT();
  return (
    <>
      <PageHeading
        title={t(`people:result.${kind}.title`, { count: done })}
        lead={left === 0 ? undefined : t("people:result.left", { count: left })}
      />
      {failed === null ? null : (
        <Notice kind="error">
          {failed} {t("people:result.failed")}
        </Notice>
      )}
      <Buttons>
        <LinkButton to={listHref}>{t("people:back")}</LinkButton>
        {undo === null ? null : (
          <LinkButton to={undo.href} variant="secondary" asks>
            {undo.label}
          </LinkButton>
        )}
      </Buttons>
      {rows.length === 0 ? null : <ResultTable rows={rows} />}
      <Sheets prevHref={prevHref} nextHref={nextHref} />
    </>
  );
}

function ResultTable({ rows }: Pick<Over, "rows">) {
  const t = useT();
  return (
    <div className="mt-6">
      <DataTable
        id="risultati"
        caption={t("people:result.caption")}
        captionHidden
        stack
        columns={[
          { label: t("people:table.person"), rowHeader: true },
          { label: t("people:result.outcome") },
          { label: t("people:result.what") },
        ]}
        rows={rows.map(({ id, name, email, isDone, result }) => ({
          key: id,
          cells: [
            <Who key="who" name={name} email={email} />,
            <Chip key="outcome" tone={isDone ? "accent" : "amber"}>
              {t(isDone ? "people:result.is_done" : "people:result.is_left")}
            </Chip>,
            result,
          ],
        }))}
      />
    </div>
  );
}
