import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { Item } from "./item";
import type { loader } from "./load.server";
import { NoneLeft } from "./none-left";
import { Removing } from "./removing";

export function Obsolete() {
  const t = useT();
  const refused = useRefusedForm();
  const { isOffered, year, total, items, removing, canWrite, isEnabled, list, ...pages } =
    useLoaderData<typeof loader>();
  return (
    <>
      <ErrorSummary refused={refused} labels={{}} />
      {removing && canWrite ? (
        <Removing item={removing} year={year} list={list} />
      ) : total === 0 ? (
        <NoneLeft isOffered={isOffered} isEnabled={isEnabled} canWrite={canWrite} />
      ) : (
        <>
          <PageHeading title={t("obsolete:title")} lead={t("obsolete:lead", { count: total })} />
          {canWrite ? <Ways /> : <p>{t("obsolete:read_only")}</p>}
          {items.map((item) => (
            <Item key={item.id} item={item} year={year} canWrite={canWrite} />
          ))}
          <Pages {...pages} />
        </>
      )}
    </>
  );
}

function Ways() {
  const t = useT();
  return (
    <section aria-labelledby="cosa-fare">
      <h2 id="cosa-fare">{t("obsolete:what")}</h2>
      <ul>
        <li>{t("obsolete:what.confirm")}</li>
        <li>{t("obsolete:what.again")}</li>
        <li>{t("obsolete:what.remove")}</li>
      </ul>
    </section>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  earlier: string | null;
  later: string | null;
}

function Pages({ page, pages, earlier, later }: PagesProps) {
  const t = useT();
  if (pages === 1) return null;
  return (
    <nav aria-label={t("obsolete:pages")} className="my-6 flex flex-wrap gap-4">
      {earlier && <a href={earlier}>{t("obsolete:newer")}</a>}
      <span>{t("obsolete:page", { page, pages })}</span>
      {later && <a href={later}>{t("obsolete:older")}</a>}
    </nav>
  );
}
