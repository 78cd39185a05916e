import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { ShownPaths } from "./load.server";
import { PathCard } from "./path-card";

export const handle: PageHandle = {
  title: "paths:title",
  crumb: "paths:crumb",
};

export function Paths() {
  const t = useT();
  const { year, canWrite, paths, next } = useLoaderData() as ShownPaths;
  return (
    <>
      <PageHeading
        title={t("paths:title")}
        lead={t(paths.length === 0 ? "paths:not_offered" : "paths:lead", { year })}
      />
      {paths.map((path) => (
        <PathCard key={path.id} path={path} next={next[path.id] ?? null} canWrite={canWrite} />
      ))}
      {paths.length > 0 ? <p className="hint">{t("paths:estimate")}</p> : null}
      <p>
        <a href={urls.survey()}>{t("survey:back_to_questionnaire")}</a>
      </p>
    </>
  );
}
