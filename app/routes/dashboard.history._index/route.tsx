import { useLoaderData } from "@remix-run/react";
import card from "~/texts/it/card.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { PublishButton } from "../dashboard.history.publish/publish-button";
import { DraftRow } from "./draft-row";
import { presentHistory } from "./present";
import { Versions } from "./versions";

export const handle: PageHandle = { title: "dashboard:history.title", texts: { card } };

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer }) => {
  const [history, home] = await Promise.all([
    viewer.call("survey.history", { query: {} }),
    viewer.call("scoring.homePage", { params: { version: "draft" }, query: {} }),
  ]);
  return { ...presentHistory(history, home), canWrite: viewer.can("write") };
});
export const action = notServed;

export default function History() {
  const { year, draft, versions, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading title={t("dashboard:history.title")} lead={t("dashboard:history.lead", { year })} />
      <DraftRow {...draft}>
        <PublishButton draft={draft} canWrite={canWrite} />
      </DraftRow>
      <Versions year={year} versions={versions} />
    </>
  );
}
