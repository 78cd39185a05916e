import { Link, useLoaderData } from "@remix-run/react";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import survey from "~/texts/it/survey.json";
import { Buttons, LinkButton } from "~/ui/form/button";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { Progress } from "~/ui/progress";
import { QuestionsTable } from "~/ui/survey/questions-table";
import { useT } from "~/ui/texts";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { urls } from "~/web/urls";
import { areasOf, isDone } from "../dashboard.esg._index/questions";

interface CompletePage {
  year: number;
  complete: boolean;
  progress: { done: number; total: number; percent: number };
  open: ReturnType<typeof areasOf>;
}

export const handle: PageHandle<CompletePage | undefined> = {
  title: (page) => (page?.complete === false ? "survey:not_complete.title" : "survey:complete.title"),
  crumb: "survey:complete.crumb",
  texts: { survey },
};

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer }): Promise<CompletePage> => {
  const overview = await viewer.call("survey.overview", { query: {} });
  const { year, complete, progress } = overview;
  const shows = (row: (typeof overview.questions)[number]) => row.level !== "reporting" && !isDone(row);
  const open = areasOf(t, overview, {
    levels: "full",
    canWrite: viewer.can("write"),
    among: () => true,
    shows,
  });
  return { year, complete, progress, open: complete ? [] : open };
});

export const action = notServed;

export default function Complete() {
  const page = useLoaderData<typeof loader>() as CompletePage;
  return page.complete ? <Done {...page} /> : <NotYet {...page} />;
}

function Done({ year, progress }: CompletePage) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("survey:complete.title")} lead={t("survey:complete.lead", { year })} />
      <Progress {...progress} />
      <h2>{t("survey:complete.what")}</h2>
      <ul>
        <li>{t("survey:complete.scoring")}</li>
        <li>{t("survey:complete.card")}</li>
        <li>{t("survey:complete.change")}</li>
      </ul>
      <Buttons>
        <LinkButton to={urls.home()}>{t("survey:complete.to_scoring")}</LinkButton>
        <LinkButton to={urls.publish()} variant="secondary">
          {t("survey:complete.to_publish")}
        </LinkButton>
      </Buttons>
      <p>
        <Link to={urls.survey()}>{t("survey:complete.review")}</Link>
      </p>
    </>
  );
}

function NotYet({ progress, open }: CompletePage) {
  const t = useT();
  return (
    <>
      <PageHeading title={t("survey:not_complete.title")} lead={t("survey:not_complete.lead")} />
      <Progress {...progress} />
      {open.map((area) => (
        <section key={area.id} aria-labelledby={`area-${area.id}`}>
          <h2 id={`area-${area.id}`}>{t(`labels:area.${area.id}` as TextKey)}</h2>
          <QuestionsTable area={area} />
        </section>
      ))}
      <p>
        <Link to={urls.survey()}>{t("survey:back_to_questionnaire")}</Link>
      </p>
    </>
  );
}
