import { useLoaderData } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { ShownPapers } from "./load.server";

export const handle: PageHandle = { title: "first:papers.title", crumb: "first:papers.title" };

type Level = ShownPapers["levels"][number];
type Paper = Level["topics"][number]["papers"][number];

/** What to have at hand, class by class and topic by topic: to read, or to print and tick off. */
export function Papers() {
  const t = useT();
  const { year, companyName, choices, levels } = useLoaderData() as ShownPapers;
  if (levels.length === 0) {
    return <PageHeading title={t("first:papers.title")} lead={t("first:papers.none", { year })} />;
  }
  return (
    <>
      <PageHeading
        eyebrow={`${companyName} · ${year}`}
        title={t("first:papers.title")}
        lead={t("first:papers.lead")}
      />
      <nav aria-label={t("first:papers.choose")} className="print:hidden">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {choices.map(({ id, href, isCurrent }) => (
            <li key={id ?? "all"}>
              <a href={href} aria-current={isCurrent ? "page" : undefined}>
                {id === null ? t("first:papers.all") : t(`labels:level.${id}` as TextKey)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {levels.map((level) => (
        <LevelPapers key={level.id} level={level} />
      ))}
      <p className="hint print:hidden">{t("first:papers.print")}</p>
    </>
  );
}

function LevelPapers({ level: { id, topics } }: { level: Level }) {
  const t = useT();
  return (
    <section aria-labelledby={id} className="break-inside-auto">
      <h2 id={id}>{t(`labels:level.${id}` as TextKey)}</h2>
      {topics.map((topic) => (
        <div key={topic.id} className="break-inside-avoid">
          <h3>{topic.label}</h3>
          <ul className="flow">
            {topic.papers.map((paper) => (
              <PaperLine key={paper.document} paper={paper} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** A box to tick on paper, the document, how old it may be, and the questions it is for. */
function PaperLine({ paper: { document, age, isDone, questions } }: { paper: Paper }) {
  const t = useT();
  return (
    <li>
      <span aria-hidden="true" className="hidden print:inline">
        {"□ "}
      </span>
      {document}
      {age === null ? null : <span className="hint"> ({age})</span>}
      {isDone ? <span className="hint"> {t("first:papers.done")}</span> : null}
      <ul className="print:hidden">
        {questions.map(({ id, prompt, href }) => (
          <li key={id}>
            <a href={href}>{prompt}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
