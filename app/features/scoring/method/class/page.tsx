import { useLoaderData } from "@remix-run/react";
import { CLASSES } from "~/domain/question/question";
import { FirstUses, Words } from "~/ui/glossary/first-uses";
import { DataTable } from "~/ui/layout/data-table";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { TabLinks } from "~/ui/layout/tab-links";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";
import type { loader } from "./load.server";

export const handle: PageHandle<{ label: string } | undefined> = {
  title: (page) => (page ? { key: "method:class_title", params: { label: page.label } } : "method:crumb"),
  crumb: (page) => (page ? { words: page.label } : "method:crumb"),
};

export function MethodOfClass() {
  const t = useT();
  const { level, label, topics } = useLoaderData<typeof loader>();
  return (
    <FirstUses>
      <PageHeading title={t("method:class_title", { label })} lead={t("method:class_lead")} />
      <TabLinks
        label={t("scoring:classes")}
        tabs={CLASSES.map((id) => ({
          label: t(`labels:level.${id}`),
          href: urls.methodClass(id),
          isCurrent: id === level,
        }))}
      />
      {topics.map((topic) => (
        <section key={topic.id} aria-labelledby={topic.id}>
          <h2 id={topic.id}>{topic.label}</h2>
          <DataTable
            id={`${topic.id}-domande`}
            caption={t("method:class_table", { topic: topic.label })}
            captionHidden
            stack
            columns={[
              { label: t("method:column.question"), rowHeader: true },
              { label: t("method:column.kind") },
              { label: t("method:column.part") },
              { label: t("method:column.earns") },
            ]}
            rows={topic.questions.map((question) => ({
              key: question.guid,
              cells: [
                <a key="question" href={question.href}>
                  {question.prompt}
                </a>,
                question.kind,
                question.part ?? t("method:no_points"),
                <Earns key="earns" {...question} />,
              ],
            }))}
          />
        </section>
      ))}
      <p className="print:hidden">
        <a href={urls.scoringMethod()}>{t("method:to_method")}</a>
      </p>
    </FirstUses>
  );
}

type Question = ReturnType<typeof useLoaderData<typeof loader>>["topics"][number]["questions"][number];

function Earns({ earns, basis, mayNotApply }: Pick<Question, "earns" | "basis" | "mayNotApply">) {
  const t = useT();
  return (
    <>
      <Words>{earns.length === 0 ? t("method:earns.nothing") : `${earns.join("; ")}.`}</Words>{" "}
      {basis.length === 0 ? null : (
        <small className="hint block">
          <Words>{basis.join(" ")}</Words>
        </small>
      )}{" "}
      {mayNotApply ? <small className="hint block">{t("method:may_not_apply")}</small> : null}
    </>
  );
}
