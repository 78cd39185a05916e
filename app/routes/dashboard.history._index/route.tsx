import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useFailure } from "~/ui/form/use-failure";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { NewCardButton } from "../dashboard.history.publish/new-card-button";
import { Archive } from "./archive";
import { DraftRow } from "./draft-row";
import type { loader } from "./load.server";
import { SavePosition } from "./save-position";
import { Versions } from "./versions";

export { retryHeaders as headers } from "~/web/page-headers.server";
export { action, loader } from "./load.server";

export const handle: PageHandle = {
  title: "dashboard:history.title",
};

export default function History() {
  const { year, draft, versions, archive, canWrite, isEnabled, nameLength } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <ErrorSummary failure={useFailure()} labels={{ name: t("history:save.name") }} />
      <PageHeading title={t("dashboard:history.title")} lead={t("history:lead", { year })} />
      <DraftRow {...draft}>
        <NewCardButton {...{ draft, canWrite, isEnabled }} />
      </DraftRow>
      {archive ? (
        <>
          <SavePosition {...{ canWrite, nameLength }} isRestoring={archive.isRestoring} />
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
