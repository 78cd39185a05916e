import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import { urls } from "~/web/urls";

/** The question of energy: a table of four rows with the total of each. */
const GUID = "v3-env-energia-consumi";

/** What the other programs are told of the question, so that all show the same words. */
export interface QuestionElsewhere {
  title: string;
  hint: string;
  why: string;
  where: string;
  unit: string;
  rows: { id: string; label: string }[];
  columns: { id: string; label: string }[];
}

const found = questionsOf(questionnaire("v3"), ["start_small"]).find(({ guid }) => guid === GUID);
if (!found || found.questionClass !== "matrix") throw new Error(`No matrix ${GUID}`);
const typed = found.columns.filter(({ inputType }) => inputType !== "label");

export const ADDRESS = urls.question(found.level, found.milestone, found.guid);
export const FIRST_FIELD = `main [name="${found.rows[0]?.id}.${typed[0]?.id}"]`;

export const QUESTION: QuestionElsewhere = {
  title: found.prompt,
  hint: found.hint ?? "",
  why: found.why ?? "",
  where: found.where ?? "",
  unit: typed[0]?.unit ?? "",
  rows: found.rows.map(({ id, label }) => ({ id, label })),
  columns: typed.map(({ id, label }) => ({ id, label })),
};
