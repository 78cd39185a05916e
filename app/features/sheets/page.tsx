import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { Buttons, LinkButton } from "~/ui/form/button";
import { DataTable } from "~/ui/layout/data-table";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { NewTabLink } from "~/ui/layout/new-tab-link";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";
import { Answer, Datum } from "./row";

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;
type Page = { kind: "bank" | "client" } | undefined;

const crumbOf = (page: Page): TextKey =>
  page?.kind === "client" ? "sheets:crumb.client" : "sheets:crumb.bank";

export const handle: PageHandle<Page> = { title: crumbOf, crumb: crumbOf };

/** What a bank or a client asks, with what the company says: on the screen what is printed. */
export function SheetPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { kind, title, lead, note, isDraft, file, pdf, other, path, cap, letter, editions, groups } = page;
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {note ? (
        <Notice kind="info">
          {note} <a href={urls.sheet(kind)}>{t("sheets:to_current")}</a>
        </Notice>
      ) : null}
      {path ? (
        <Buttons>
          <LinkButton to={path}>{t("sheets:to_path")}</LinkButton>
        </Buttons>
      ) : null}
      <ul className="links print:hidden">
        <li>
          <NewTabLink href={pdf}>{t("sheets:pdf")}</NewTabLink>
        </li>
        <li>
          <a href={file}>{t("sheets:file")}</a>
        </li>
        <li>
          <a href={other}>{t(kind === "bank" ? "sheets:to_client" : "sheets:to_bank")}</a>
        </li>
        <li>
          <a href={urls.indicators()}>{t("sheets:to_indicators")}</a>
        </li>
      </ul>
      {isDraft && !note ? <p>{t("sheets:answers_of_draft")}</p> : null}
      {cap.length > 0 ? (
        <section aria-labelledby="tetto">
          <h2 id="tetto">{t("sheets:cap.title")}</h2>
          {cap.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ) : null}
      {letter ? (
        <section aria-labelledby="lettera">
          <h2 id="lettera">{t("sheets:letter.title")}</h2>
          {letter.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ) : null}
      <section aria-labelledby="dati">
        <h2 id="dati">{t(`sheets:caption.${kind}`)}</h2>
        <p>{t("sheets:groups_lead")}</p>
        {groups.map((group) => (
          <Group key={group.id} {...group} />
        ))}
      </section>
      <section aria-labelledby="edizioni">
        <h2 id="edizioni">{t("sheets:editions")}</h2>
        <ul>
          {editions.map(({ words, note: said, href }) => (
            <li key={href}>
              <a href={href}>{words}</a>. {said}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** The data of one subject, folded: the line that opens them says how many are ready. */
function Group({ id, words, rows }: Shown["groups"][number]) {
  const t = useT();
  return (
    <Details summary={words} look="panel">
      <DataTable
        id={`dati-${id}`}
        caption={words}
        captionHidden
        stack
        columns={[
          { label: t("sheets:column.point") },
          { label: t("sheets:column.name"), rowHeader: true },
          { label: t("sheets:column.state") },
          { label: t("sheets:column.answer") },
        ]}
        rows={rows.map((row) => ({
          key: row.key,
          cells: [
            row.point,
            <Datum key="datum" row={row} />,
            row.stateWords,
            <Answer key="answer" row={row} />,
          ],
        }))}
      />
    </Details>
  );
}
