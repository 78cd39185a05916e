import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { NewCardButton } from "~/ui/card/new-card-button";
import { useOffers } from "~/web/offered";
import { newCardOf } from "~/web/refusal-words";
import { Archive } from "./archive";
import { DraftRow } from "./draft-row";
import type { loader } from "./load.server";
import { SavePosition } from "./save-position";
import { Versions } from "./versions";

export function History() {
  const { year, draft, versions, archive, canWrite, isEnabled } = useLoaderData<typeof loader>();
  const t = useT();
  const offers = useOffers();
  return (
    <>
      <ErrorSummary refused={useRefusedForm()} labels={{ name: t("history:save.name") }} />
      <PageHeading title={t("dashboard:history.title")} lead={t("history:lead", { year })} />
      <DraftRow {...draft}>
        <NewCardButton
          {...newCardOf(draft, isEnabled, offers)}
          nextIssueAt={draft.nextIssueAt}
          canWrite={canWrite}
        />
      </DraftRow>
      {archive ? (
        <>
          {canWrite ? <SavePosition isRestoring={archive.isRestoring} /> : null}
          <Archive {...archive} canWrite={canWrite} />
        </>
      ) : (
        <>
          <p>{t("history:not_offered")}</p>
          <Versions year={year} versions={versions} />
        </>
      )}
    </>
  );
}
