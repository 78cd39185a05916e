import type { CallOutput } from "~/api/contract";
import { shownLabels } from "~/domain/answers/answer-lines";
import { rulesOf } from "~/domain/answers/classes";
import type { Question } from "~/domain/question/question";
import { shownQuestion } from "~/domain/question/shown-question";
import { formatDate, formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import { shownReason } from "../reason";
import type { QuestionItem } from "../question-item";

type Linked = CallOutput<"survey.linkedQuestion">;

/** The question as a person without an account answers it: a proposal has no files, and points are not their business. */
export const askedQuestion = <Asked extends Question>(question: Asked): Asked => {
  const { evidence: _evidence, proof, ...rest } = question;
  const { limitsUntilAttached: _limits, ...help } = proof ?? {};
  return (proof ? { ...rest, proof: help } : rest) as Asked;
};

/** Exactly what the page of a link shows. */
export function linkedPage(t: T, { definition, answer, sentAt, ...linked }: Linked) {
  return {
    item: itemOf(askedQuestion(definition), answer),
    note: linked.note,
    company: linked.businessName,
    lead: t("tasks:linked.lead", {
      asker: linked.askedBy,
      company: linked.businessName,
      year: String(linked.year),
    }),
    until: t("tasks:linked.until", { until: formatDate(linked.expiresAt) }),
    sent: sentAt === null ? null : t("tasks:linked.sent", { at: formatDateTime(sentAt) }),
    present: sentAt === null && linked.showsAnswer ? t("tasks:linked.present") : null,
  };
}

export type LinkedPage = ReturnType<typeof linkedPage>;

function itemOf(question: Question, answer: Linked["answer"]): QuestionItem {
  const elements = Object.fromEntries(answer.answerElements.map(({ id, value }) => [id, value]));
  return {
    id: question.guid,
    prefix: "",
    form: shownQuestion(question),
    status: "not-answered",
    typed: rulesOf(question).show(question, elements),
    computed: shownLabels(question, elements),
    revision: 0,
    notApplicable: question.notApplicableEnabled
      ? { chosen: answer.notApplicableChosen, ...shownReason(question, answer.notApplicableReason ?? "") }
      : null,
    explanation: answer.explanation ?? "",
    ...NOTHING_OF_THE_COMPANY,
  };
}

/** What the page of a signed-in user shows beside the question. */
const NOTHING_OF_THE_COMPANY = {
  declaredNotApplicable: false,
  origins: [],
  voluntary: false,
  obsolete: false,
  worth: null,
  serves: null,
  before: { compared: {}, alone: {} },
  peers: null,
  savedBy: null,
  stored: [],
  copied: false,
  canBeCleared: false,
  changes: null,
  evidence: null,
  incompatibility: null,
  notes: [],
  filled: null,
  closed: null,
};
