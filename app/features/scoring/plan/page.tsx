import { useLoaderData } from "@remix-run/react";
import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { Details } from "~/ui/layout/details";
import { Notice } from "~/ui/layout/notice";
import { ToDeclare } from "~/ui/score/to-declare";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { TabLinks } from "~/ui/layout/tab-links";
import { useT } from "~/ui/texts";
import { OTHER_MOVES, urls } from "~/web/urls";
import { HowItIsMade } from "./costs";
import type { loader } from "./load.server";
import { MovesTable } from "./moves-table";
import type { PlanPage } from "./present";

export const handle: PageHandle<{ title: string } | undefined> = {
  title: (page) => (page ? { words: page.title } : "plan:title"),
  crumb: "plan:crumb",
};

export function DevelopmentPlan() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  if (page.state === "unscored") {
    return <PageHeading title={page.title} lead={t("plan:older_year", { year: page.year })} />;
  }
  if (page.state === "new") return <NothingAnswered {...page} />;
  const { title, lead, tabs, start, trial, held, undeclared, lasting, done, canWrite } = page;
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className="print:hidden">
        <Buttons>
          {start !== null && canWrite ? <LinkButton to={start}>{t("plan:start")}</LinkButton> : null}
          {trial ? (
            <LinkButton to={trial.href} variant={canWrite ? "secondary" : "primary"}>
              {trial.label}
            </LinkButton>
          ) : null}
        </Buttons>
      </div>
      {held.map(({ id, words }) => (
        <Notice key={id} kind="warning">
          {words}
        </Notice>
      ))}
      <ToDeclare questions={undeclared} words={t("plan:undeclared")} />
      <TabLinks label={t("plan:classes")} tabs={tabs} />
      {done === null ? null : <p>{done}</p>}
      <Moves {...page} />
      {lasting.length === 0 ? null : (
        <div className="hint">
          <p>{t("plan:lasting")}</p>
          <ul>
            {lasting.map(({ prompt, href }) => (
              <li key={href}>
                <a href={href}>{prompt}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <HowItIsMade {...page} />
      <ul className="links print:hidden">
        <li>
          <a href={urls.scoring()}>{t("plan:to_scoring")}</a>
        </li>
        <li>
          <a href={urls.scoringMethod()}>{t("plan:to_method")}</a>
        </li>
      </ul>
    </>
  );
}

/** The groups; people who may write tick moves in them for the simulation. */
function Moves({ groups, elsewhere, canWrite }: Pick<PlanPage, "groups" | "elsewhere" | "canWrite">) {
  const t = useT();
  if (groups.length === 0) return null;
  const sections = groups.map(({ id, title, sum, meaning, first, rest }) => (
    <section key={id} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>
        <strong>{sum}</strong> <span className="hint">{meaning}</span>
      </p>
      {first.length === 0 ? null : <MovesTable caption={title} rows={first} canTick={canWrite} />}
      {rest.length === 0 ? null : (
        <Details summary={t(first.length === 0 ? "plan:rest_all" : "plan:rest", { count: rest.length })}>
          <MovesTable caption={title} rows={rest} canTick={canWrite} />
        </Details>
      )}
    </section>
  ));
  if (!canWrite) return <>{sections}</>;
  return (
    <form method="get" action={urls.simulation()} aria-label={t("plan:simulate")}>
      {elsewhere.length === 0 ? null : <input type="hidden" name={OTHER_MOVES} value={elsewhere.join(",")} />}
      <p className="hint print:hidden">{t("plan:simulate_hint")}</p>
      {sections}
      <div className="mt-6 print:hidden">
        <SubmitButton variant="secondary">{t("plan:simulate")}</SubmitButton>
      </div>
    </form>
  );
}

/** A company without answers is led to its first ones: every question would be a move. */
function NothingAnswered({ company, begin }: Pick<PlanPage, "company" | "begin">) {
  const t = useT();
  return (
    <>
      <PageHeading
        title={t("plan:begin.title")}
        lead={begin === null ? t("plan:begin.reader", { company }) : t("plan:begin.lead")}
      />
      {begin === null ? null : <LinkButton to={begin}>{t("plan:begin.button")}</LinkButton>}
    </>
  );
}
