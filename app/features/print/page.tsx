import { useLoaderData } from "@remix-run/react";
import { CountList } from "~/ui/card/credibility";
import { FilledCard } from "~/ui/card/filled-card";
import { PageHeading } from "~/ui/layout/page-heading";
import type { PageHandle } from "~/ui/layout/page-handle";
import { NewTabLink } from "~/ui/layout/new-tab-link";
import { useT } from "~/ui/texts";
import { Offered } from "~/web/offered";
import type { loader } from "./load.server";
import { ScoringSheet } from "./scoring-sheet";
import { Sheet } from "./sheet";

type Data = { facts: { id: string } } | undefined;

export const handle: PageHandle<Data> = {
  title: (page) => (page ? { key: "print:title", params: { id: page.facts.id } } : "print:crumb"),
  crumb: "print:crumb",
};

/** On the screen the very sheets that are printed, under a line that the paper does not have. */
export function PrintedCardPage() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { content, card, facts, scoring, logo } = page;
  const { name, year, basis } = content;
  const sheets = scoring === null ? 1 : 2;
  return (
    <>
      <div className="print:hidden">
        <PageHeading title={t("print:title", { id: facts.id })} lead={t("print:lead", { count: sheets })} />
        <ul className="links mt-4">
          <li>
            <NewTabLink href={page.reportHref}>{t("report:download.report")}</NewTabLink>
          </li>
          <Offered to={page.cardHref}>
            <li>
              <NewTabLink href={page.cardHref}>{t("report:download.card")}</NewTabLink>
            </li>
          </Offered>
          <li>
            <a href={page.back}>{t("print:back")}</a>
          </li>
        </ul>
      </div>
      <Sheet facts={facts} check={page.check} part={t("print:part_card")} id="foglio-carta">
        <FilledCard content={content} card={card} logo={logo} />
        <section aria-labelledby="come-si-legge">
          <h3 id="come-si-legge">{t("print:how_to_read")}</h3>
          <p>{t(page.isVerified ? "print:verified" : "print:self_declared", { company: name })}</p>
          {scoring === null ? (
            <p>{t("scoring:older_year", { year })}</p>
          ) : (
            <>
              <p>{t("print:classes")}</p>
              <p>{t("print:unfinished")}</p>
            </>
          )}
          <p>{t("print:hash")}</p>
          <p>{t("card:limits")}</p>
        </section>
        {basis ? (
          <section aria-labelledby="su-che-cosa-poggia">
            <h3 id="su-che-cosa-poggia">{t("card:basis.title")}</h3>
            <CountList basis={basis} />
          </section>
        ) : null}
      </Sheet>
      {scoring === null ? null : <ScoringSheet {...page} scoring={scoring} />}
    </>
  );
}
