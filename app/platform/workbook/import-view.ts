import type { ImportChange, ImportRefusal, ImportView, NamedQuestion } from "~/api/contract/workbook";
import { questionsOf } from "~/domain/survey/journey";
import { ABOUT, type FileIssue } from "~/domain/workbook/filled";
import { linesOf } from "~/domain/workbook/lines";
import type { ImportPlan, PlannedChange } from "~/domain/workbook/plan-import";
import type { Job } from "../store/jobs";
import type { Survey } from "../survey/survey";
import { KEPT_MS, type FailedReading, type ImportPayload, type ImportResult } from "./import-job";
import { HEADINGS } from "./workbook-words";

/** The most refusals that are listed, which is more than a person corrects at a time; the others are only counted. */
const MOST_REFUSALS = 100;

/** An import as its owner sees it; `plan` while it waits, `reading` while its file is not read yet. */
export function importView(
  job: Job,
  survey: Survey,
  { plan, reading }: { plan: ImportPlan | null; reading: ImportView["reading"] },
): ImportView {
  const names = namesOf(survey);
  const { fileName = "" } = (job.result ?? job.payload ?? {}) as Partial<ImportPayload>;
  const { strangers = [] } = (job.payload ?? {}) as Partial<ImportPayload>;
  const result = job.state === "fulfilled" ? (job.result as ImportResult) : null;
  return {
    id: job.id,
    state: job.state,
    year: survey.year,
    fileName,
    uploadedAt: job.createdAt,
    expiresAt: expiryOf(job),
    progress: job.progress,
    error: job.error,
    issue: job.state === "rejected" ? ((job.result as FailedReading | null)?.issue ?? null) : null,
    reading,
    preview: plan && previewOf(plan, strangers, survey, names),
    outcome: result && {
      saved: result.saved.flatMap(({ questionId, status }) => {
        const question = names.get(questionId);
        const { milestone } = survey.questionnaire.questions.find(({ guid }) => guid === questionId) ?? {};
        return question && milestone ? [{ question, milestone, status }] : [];
      }),
      skipped: result.skipped.map((issue) => refusalView(issue, survey, names)),
    },
  };
}

/** When an unconfirmed file is deleted. */
export const expiryOf = ({ createdAt }: Job): string =>
  new Date(Date.parse(createdAt) + KEPT_MS.waiting).toISOString();

type Names = ReadonlyMap<string, NamedQuestion>;

const namesOf = ({ questionnaire }: Survey): Names =>
  new Map(
    questionsOf(questionnaire, "full").map(({ guid, prompt }, index) => [
      guid,
      { id: guid, number: index + 1, prompt },
    ]),
  );

function previewOf(plan: ImportPlan, strangers: FileIssue[], survey: Survey, names: Names) {
  const issues = [...plan.issues, ...strangers];
  return {
    changes: plan.changes.map((change) => changeOf(change, survey, names)),
    refusals: issues.slice(0, MOST_REFUSALS).map((issue) => refusalView(issue, survey, names)),
    refused: issues.length,
    unchanged: plan.unchanged,
    kept: plan.kept.map((guid) => names.get(guid)?.number ?? 0),
  };
}

function changeOf({ question, place, ...change }: PlannedChange, survey: Survey, names: Names): ImportChange {
  const stored = survey.answers[question.guid];
  const distinct = new Map(change.replaced.map(({ from, to }) => [from, { from, to }]));
  return {
    question: names.get(question.guid) as NamedQuestion,
    place,
    revision: change.revision,
    conflict: change.isConflict ? { by: stored?.updatedBy ?? null, at: stored?.updatedAt ?? null } : null,
    lines: change.lines.map(({ label, about, before, after }) => ({
      label: about ? HEADINGS[about] : label,
      before,
      after,
    })),
    replaced: [...distinct.values()],
  };
}

function refusalView(
  { place, questionId, element, code, rule, params }: FileIssue,
  survey: Survey,
  names: Names,
) {
  const question = (questionId && names.get(questionId)) || null;
  const refusal: ImportRefusal = {
    question,
    place,
    field: labelOf(questionId, element, survey) ?? HEADINGS.answer,
    code,
    ...(rule ? { rule } : {}),
    ...(params ? { params } : {}),
  };
  return refusal;
}

/** What the cell is for: the words of its line, or the heading of its column; for a whole answer, the question. */
function labelOf(
  questionId: string | null,
  element: string | null,
  { questionnaire }: Survey,
): string | null {
  const about = ABOUT.find((name) => name === element);
  if (about) return HEADINGS[about];
  const question = questionnaire.questions.find(({ guid }) => guid === questionId);
  if (!question || element === null) return question?.prompt ?? null;
  return linesOf(question).find((line) => line.element === element)?.label ?? null;
}
