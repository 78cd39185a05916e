import type { PageHandle } from "~/ui/layout/page-handle";
import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { Levels } from "~/ui/survey/level-lines";
import { PeriodNote } from "~/ui/survey/period-note";
import { urls } from "~/web/urls";
import { OnPath } from "../paths/on-path";
import { Beside } from "./beside";
import type { loader } from "./load.server";
import { ResumeCard } from "./resume-card";
import { Listing } from "./view";

export const handle: PageHandle<{ year: number } | undefined> = {
  title: (page) =>
    page ? { key: "survey:title_of_year", params: { year: String(page.year) } } : "survey:title",
  crumb: "survey:title",
};

export function Questionnaire() {
  const page = useLoaderData<typeof loader>();
  const { title, waiting, note, path, obsolete, resume, list, levels } = page;
  return (
    <>
      <PageHeading title={title} />
      <PeriodNote words={note} currentHref={urls.survey()} />
      {obsolete && (
        <Notice kind="warning">
          <p>
            {obsolete.words} <a href={obsolete.href}>{obsolete.link}</a>
          </p>
        </Notice>
      )}
      <Listing
        list={list}
        waiting={waiting}
        resume={path ? <OnPath path={path} /> : resume && <ResumeCard resume={resume} />}
      >
        {path ? null : <Levels levels={levels} />}
        <Beside page={page} />
      </Listing>
    </>
  );
}
