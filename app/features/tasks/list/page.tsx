import { useLoaderData } from "@remix-run/react";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { taskUrls } from "~/web/task-urls";
import { urls } from "~/web/urls";
import { LinkTable, ProposalTable } from "./link-tables";
import type { loader } from "./load.server";
import { TaskTable } from "./task-table";

/** What the user is asked to do, and has asked of others. */
export function Tasks() {
  const t = useT();
  const { mine, asked, links, proposals, canWrite, seesAll } = useLoaderData<typeof loader>();
  const pages = { pagina: mine.page, chieste: asked.page };
  return (
    <>
      <PageHeading title={t("tasks:title")} lead={t(canWrite ? "tasks:lead" : "tasks:lead_read")} />
      <div className="flow">
        <h2 id="da-fare">{t("tasks:mine")}</h2>
        <TaskTable
          id="da-fare-tabella"
          caption={t("tasks:mine")}
          list={mine}
          person="askedBy"
          empty={t("tasks:mine_none")}
          to={(pagina) => taskUrls.list({ ...pages, pagina })}
        />
      </div>
      {canWrite ? (
        <>
          <div className="flow">
            <h2 id="proposte">{t("tasks:proposals")}</h2>
            <ProposalTable proposals={proposals} />
          </div>
          <div className="flow">
            <h2 id="chieste">{t(seesAll ? "tasks:asked_all" : "tasks:asked_own")}</h2>
            <TaskTable
              id="chieste-tabella"
              caption={t(seesAll ? "tasks:asked_all" : "tasks:asked_own")}
              list={asked}
              person="colleague"
              empty={t("tasks:asked_none")}
              to={(chieste) => taskUrls.list({ ...pages, chieste })}
            />
          </div>
          <div className="flow">
            <h2 id="collegamenti">{t("tasks:links")}</h2>
            <LinkTable links={links} />
          </div>
        </>
      ) : null}
      <p>
        <a href={urls.survey()}>{t("tasks:to_survey")}</a>
      </p>
    </>
  );
}
