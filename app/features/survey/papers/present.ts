import type { CallOutput } from "~/api/contract";
import { surveyUrls, urls } from "~/web/urls";

type Papers = CallOutput<"survey.papers">;

/** In the address, the papers of every class. */
const ALL = "tutte";

/** The papers of the class that the address names, or of the first in which one is still to be looked up. */
export function presentPapers({ year, levels }: Papers, level: string | null) {
  const isOpen = ({ topics }: Papers["levels"][number]) =>
    topics.some(({ papers }) => papers.some(({ questions }) => questions.some(({ done }) => !done)));
  const usual = levels.find(isOpen) ?? levels[0];
  const chosen = level === ALL ? null : ((levels.find(({ id }) => id === level) ?? usual)?.id ?? null);
  const { question } = surveyUrls(null);
  return {
    year,
    choices: [...levels.map(({ id }) => id), null].map((id) => ({
      id,
      href: urls.papers(id ?? ALL),
      isCurrent: id === chosen,
    })),
    levels: levels
      .filter(({ id }) => chosen === null || id === chosen)
      .map(({ id, topics }) => ({
        id,
        topics: topics.map(({ id: topic, label, papers }) => ({
          id: topic,
          label,
          papers: papers.map(({ document, age, questions }) => ({
            document,
            age,
            isDone: questions.every(({ done }) => done),
            questions: questions.map((one) => ({
              id: one.id,
              prompt: one.prompt,
              href: question(one.level, one.milestone, one.id),
            })),
          })),
        })),
      })),
  };
}

export type PapersPage = ReturnType<typeof presentPapers>;
