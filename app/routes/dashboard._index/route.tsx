import { useLoaderData } from "@remix-run/react";
import card from "~/texts/it/card.json";
import dashboard from "~/texts/it/dashboard.json";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { useT } from "~/ui/texts";
import { privateAction, redirectTo } from "~/web/action.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { loadSectors } from "../dashboard.registry/choices.server";
import { Actions } from "./actions";
import { Hero } from "./hero";
import { Onboarding } from "./onboarding";
import { presentHome } from "./present";
import { Scoring, ScoringToCome } from "./scoring";
import { Welcome } from "./welcome";

export { retryHeaders as headers } from "~/web/page-headers.server";

export const handle: PageHandle = { title: "dashboard:home.title", texts: { card, dashboard } };

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer }) => {
  const { call } = viewer;
  const [draft, published, quickStart, overview, sectors] = await Promise.all([
    call("scoring.homePage", { params: { version: "draft" }, query: {} }),
    call("scoring.homePage", { params: { version: "public" }, query: {} }),
    call("quickstart.data", {}),
    call("survey.overview", { query: {} }),
    loadSectors(call),
  ]);
  return presentHome({ draft, published, quickStart, overview, sectors, viewer });
});

/** The welcome message was read: it does not come back. */
export const action = /* @__PURE__ */ privateAction({
  right: "read",
  fields: { welcome: { max: 4 } },
  perform: async ({ viewer }) => {
    await viewer.call("user.updateInfo", { body: { welcomeMessageSeen: true } });
    return redirectTo(viewer.session, urls.home());
  },
});

export default function Home() {
  const { welcome, hero, steps, draft, progress, scoring, ...ways } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading title={t("dashboard:home.title")} lead={t(`dashboard:home.lead_${draft.stage}`)} />
      {welcome ? <Welcome name={welcome} /> : null}
      {steps ? <Onboarding steps={steps} /> : null}
      <Hero {...hero} draft={draft} />
      <section className="panel" aria-labelledby="prossimi-passi">
        <h2 id="prossimi-passi">{t("dashboard:home.next")}</h2>
        <Progress {...progress} />
        <Actions {...ways} draft={draft} />
      </section>
      {draft.stage === "new" ? <ScoringToCome /> : <Scoring {...scoring} />}
    </>
  );
}
