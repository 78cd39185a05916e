import { useLoaderData } from "@remix-run/react";
import { IdentityCard } from "~/ui/card/identity-card";
import { LinkButton } from "~/ui/form/button";
import { Notice } from "~/ui/layout/notice";
import { ToDeclare } from "~/ui/score/to-declare";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import { Changes } from "./changes";
import { ChosenMoves } from "./chosen-moves";
import type { loader } from "./load.server";

export const handle: PageHandle<{ title: string } | undefined> = {
  title: (page) => (page ? { words: page.title } : "plan:simulation.state"),
  crumb: "plan:simulation.crumb",
};

const NO_CARD = { id: null, status: "draft", issuedAt: null, expiresAt: null, certification: null } as const;

/** The card as it would be after the chosen moves: the very card, marked as a simulation. */
export function Simulation() {
  const t = useT();
  const page = useLoaderData<typeof loader>();
  const { title, year, isScored, isEmpty, company, card, redLines, stays, lifted, held, ignored, back } =
    page;
  if (!isScored)
    return <PageHeading title={t("plan:simulation.state")} lead={t("plan:older_year", { year })} />;
  return (
    <>
      <PageHeading
        eyebrow={t("plan:simulation.state")}
        title={title}
        lead={t(isEmpty ? "plan:simulation.none" : "plan:simulation.how")}
      />
      <p className="print:hidden">
        <LinkButton to={back}>{t("plan:simulation.back")}</LinkButton>
      </p>
      {ignored === null ? null : <Notice kind="info">{ignored}</Notice>}
      {lifted.map(({ id, words }) => (
        <Notice key={id} kind="success">
          {words}
        </Notice>
      ))}
      {[...stays, ...held].map(({ id, words }) => (
        <Notice key={id} kind="warning">
          {words}
        </Notice>
      ))}
      {isEmpty ? null : <ToDeclare questions={page.undeclared} words={t("plan:simulation.undeclared")} />}
      {isEmpty ? null : (
        <>
          <IdentityCard
            company={company}
            year={year}
            card={NO_CARD}
            classes={card}
            redLines={redLines}
            simulated={{
              kind: t("plan:simulation.kind"),
              state: t("plan:simulation.state"),
              label: t("plan:simulation.label"),
            }}
            draftNote={t("plan:simulation.note")}
            isCompact
          />
          <Changes {...page} />
          <ChosenMoves {...page} />
        </>
      )}
      <ul className="links print:hidden">
        <li>
          <a href={urls.plan()}>{t("plan:title")}</a>
        </li>
        <li>
          <a href={urls.scoring()}>{t("plan:to_scoring")}</a>
        </li>
      </ul>
    </>
  );
}
