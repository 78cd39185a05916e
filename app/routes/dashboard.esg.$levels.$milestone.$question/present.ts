import type { CallOutput } from "~/api/contract";
import type { QuestionView } from "~/api/contract/survey";
import { rulesOf } from "~/domain/answers/classes";
import type { Typed } from "~/domain/answers/class-rules";
import { computeLabels } from "~/domain/answers/labels";
import { showNumber } from "~/domain/italian-number";
import type { AnswerStatus } from "~/domain/survey/answer";
import { isLocked } from "~/domain/survey/progress";
import type { RegistryFact } from "~/domain/survey/question";
import { shownQuestion, type ShownQuestion } from "~/domain/survey/shown-question";
import type { SurveyUrls } from "~/web/urls";
import { prefixOf } from "./form";

type Loaded = CallOutput<"survey.question">;

interface LinkTo {
  words: string;
  href: string;
}

export interface QuestionItem {
  id: string;
  prefix: string;
  form: ShownQuestion;
  status: AnswerStatus;
  declaredNotApplicable: boolean;
  obsolete: boolean;
  /** What it is worth at present, in hundredths of a point. */
  points: number | null;
  /** As it stands in the form. */
  typed: Typed;
  computed: Typed;
  revision: number;
  savedBy: { name: string | null; at: string } | null;
  notApplicable: { chosen: boolean; reason: string } | null;
  explanation: string;
  incompatibility: { messages: string[]; explanation: string } | null;
  proposedFrom: LinkTo[];
  /** Why no answer can be given here now. */
  closed: {
    effect: "blocked" | "na" | "locked";
    question: LinkTo | null;
    registry: RegistryFact | null;
  } | null;
}

export interface QuestionPage {
  title: string;
  area: string;
  milestone: string;
  from: number;
  to: number;
  total: number;
  progress: Loaded["progress"];
  questions: QuestionItem[];
  here: string;
  list: string;
  previous: string | null;
  next: string | null;
  /** Why the answers can only be read; null when they can be given. */
  readOnly: string | null;
}

/** Exactly what the page shows: it travels in the HTML and once more as data for the script. */
export function questionPage(
  loaded: Loaded,
  {
    lead,
    levels,
    urls,
    readOnly,
  }: { lead: QuestionView; levels: string; urls: SurveyUrls; readOnly: string | null },
): QuestionPage {
  const { area, milestone, guid, prompt } = lead.definition;
  const places = loaded.questions.map(({ index }) => index).filter((index) => index > 0);
  const isAlone = loaded.questions.length === 1;
  const { reportingOpen = true } = loaded;
  const asked = { urls, isWaiting: !reportingOpen && readOnly === null };
  return {
    title: isAlone ? prompt : lead.milestoneLabel,
    area,
    milestone: lead.milestoneLabel,
    from: Math.min(...places),
    to: Math.max(...places),
    total: loaded.total,
    progress: loaded.progress,
    questions: loaded.questions.map((view, index) =>
      itemOf(view, prefixOf(index, loaded.questions.length), asked),
    ),
    here: urls.question(levels, milestone, guid),
    list: urls.level(levels),
    previous:
      loaded.previousId && urls.question(levels, loaded.previousMilestone ?? milestone, loaded.previousId),
    next: loaded.nextId && urls.question(levels, loaded.nextMilestone ?? milestone, loaded.nextId),
    readOnly,
  };
}

interface Asked {
  urls: SurveyUrls;
  /** Reporting has not opened yet. */
  isWaiting: boolean;
}

function itemOf(view: QuestionView, prefix: string, asked: Asked): QuestionItem {
  const { definition, answer } = view;
  const elements = Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]));
  return {
    id: definition.guid,
    prefix,
    form: shownQuestion(definition),
    status: view.displayStatus ?? view.status,
    declaredNotApplicable: answer.notApplicableChosen,
    obsolete: view.isObsolete,
    points: view.coins > 0 ? view.coins : null,
    typed: rulesOf(definition).show(definition, elements),
    computed: Object.fromEntries(
      Object.entries(computeLabels(definition, elements)).map(([id, value]) => [id, showNumber(value)]),
    ),
    revision: answer.revision,
    savedBy: answer.updatedAt === null ? null : { name: answer.updatedBy, at: answer.updatedAt },
    notApplicable: definition.notApplicableEnabled
      ? { chosen: answer.notApplicableChosen, reason: answer.notApplicableReason ?? "" }
      : null,
    explanation: answer.explanation ?? "",
    incompatibility: incompatibilityOf(view),
    proposedFrom: view.autofilledFrom.map(({ id, prompt }) => linkTo(id, prompt, definition.milestone, asked)),
    closed: closedBy(view, asked),
  };
}

/** Once given, the explanation stays on the page: a form without it would take it back. */
function incompatibilityOf({ implausible, answer }: QuestionView): QuestionItem["incompatibility"] {
  const explanation = answer.incompatibilityExplanation ?? "";
  return implausible.length > 0 || explanation !== "" ? { messages: implausible, explanation } : null;
}

function closedBy(view: QuestionView, asked: Asked): QuestionItem["closed"] {
  const { status, blockedBy, definition, isObsolete } = view;
  const isLockedNow = asked.isWaiting && isLocked(definition, { obsolete: isObsolete }, false);
  if (isLockedNow && status !== "na-blocked") return { effect: "locked", question: null, registry: null };
  if (status !== "blocked" && status !== "na-blocked") return null;
  const by = blockedBy?.question;
  return {
    effect: status === "blocked" ? "blocked" : "na",
    question: by ? linkTo(by.id, by.prompt, definition.milestone, asked) : null,
    registry: blockedBy?.registry ?? null,
  };
}

/** The page of a question corrects the milestone, which is not known here. */
const linkTo = (id: string, prompt: string, milestone: string, { urls }: Asked): LinkTo => ({
  words: prompt,
  href: urls.question("full", milestone, id),
});
