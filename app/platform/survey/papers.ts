import type { CallOutput } from "~/api/contract";
import { questionsOf } from "~/domain/survey/journey";
import { mayBeAsked } from "~/domain/survey/paths";
import { CLASSES, type Question } from "~/domain/question/question";
import type { UseCase } from "../use-case";
import type { Survey } from "./survey";
import { readerOf } from "./survey-reader";

type Level = CallOutput<"survey.papers">["levels"][number];
type Topic = Level["topics"][number];

/** What the company will need to look at: the documents of the questions that it is asked, as the content names them. */
export const papers: UseCase<"survey.papers"> = async ({ query }, scope) => {
  const survey = await readerOf(scope).draft(query.year);
  const levels = CLASSES.map((id): Level => ({
    id,
    topics: topicsOf(survey, questionsOf(survey.questionnaire, [id])),
  }));
  return { year: survey.year, levels: levels.filter(({ topics }) => topics.length > 0) };
};

function topicsOf(survey: Survey, questions: readonly Question[]): Topic[] {
  const asked = questions.filter(({ guid }) => {
    const state = survey.states.get(guid);
    return state && mayBeAsked(state);
  });
  return survey.questionnaire.milestones
    .map(({ id, label }) => ({
      id,
      label,
      papers: papersOf(
        survey,
        asked.filter((one) => one.milestone === id),
      ),
    }))
    .filter((topic) => topic.papers.length > 0);
}

/** One line for a document, however many questions of the topic it serves. */
function papersOf({ states }: Survey, questions: readonly Question[]): Topic["papers"] {
  const byDocument = new Map<string, Topic["papers"][number]>();
  for (const { guid: id, level, milestone, prompt, proof } of questions) {
    if (!proof) continue;
    const { document, age = null } = proof;
    const paper = byDocument.get(document) ?? { document, age, questions: [] };
    paper.questions.push({ id, level, milestone, prompt, done: states.get(id)?.done ?? false });
    byDocument.set(document, paper);
  }
  return [...byDocument.values()];
}
