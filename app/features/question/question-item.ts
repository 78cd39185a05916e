import type { Proposal } from "~/api/contract/proposals";
import type { PeersAnswers } from "~/api/contract/report";
import type { QuestionView } from "~/api/contract/survey";
import { shownLabels } from "~/domain/answers/answer-lines";
import type { TypedElements } from "~/domain/answers/class-rules";
import { rulesOf } from "~/domain/answers/classes";
import type { AnswerStatus } from "~/domain/question/answer";
import { isClosed } from "~/domain/survey/closed";
import { isLocked } from "~/domain/survey/progress";
import { shownQuestion, type ShownQuestion } from "~/domain/question/shown-question";
import type { T } from "~/texts/resources";
import { pointWords } from "~/ui/score/point-words";
import { lastYearOfTopic } from "~/web/last-year-urls";
import type { SurveyUrls } from "~/web/urls";
import { beforeWords } from "./before-words";
import { closedWords } from "./closed-words";
import { evidenceOf, type Evidence } from "./evidence";
import { jottedOf } from "./jotting/jotted";
import { autofillNote, copiedNote, fits, lastYearNote, type Note } from "./notes";
import type { Sentence } from "./sentences";
import { peersWords, type ShownPeers } from "./peers-words";
import { registersOfAnswer, silentRegisters } from "./register-notes";
import { servesWords } from "./serves-words";
import { savedWords, storedWords } from "./stored-words";
import { type ShownReason, shownReason } from "./reason";
import { validationNote } from "./validation-note";

/** Values in a form that replace the stored ones. */
type FormValues = Pick<QuestionItem, "typed" | "computed" | "notApplicable"> &
  Partial<Pick<QuestionItem, "explanation" | "revision">> & { incompatibilityExplanation?: string };

export interface QuestionItem {
  id: string;
  prefix: string;
  form: ShownQuestion;
  status: AnswerStatus;
  declaredNotApplicable: boolean;
  voluntary: boolean;
  obsolete: boolean;
  /** The points it is worth at present. */
  worth: string | null;
  /** The standards that ask for it, in short. */
  serves: string | null;
  /** The values in the form. */
  typed: TypedElements;
  computed: TypedElements;
  /** Last year's numbers in words, by element: compared with what is stored, and for a form that holds something else. */
  before: Record<"compared" | "alone", Readonly<Record<string, string>>>;
  revision: number;
  /** Who saved it last, and when; null before the first save. */
  savedBy: string | null;
  /** The ways to the registers that say the same. */
  origins: Required<Sentence>[];
  /** The stored answer with its notes. */
  stored: Sentence[];
  /** A copy that waits to be confirmed. */
  copied: boolean;
  /** There is a stored answer, and a form to clear it with. */
  canBeCleared: boolean;
  /** Address of every change of the answer; null where there was none. */
  changes: string | null;
  notApplicable: ({ chosen: boolean } & ShownReason) | null;
  explanation: string;
  /** Its files; null where it takes none. */
  evidence: Evidence | null;
  incompatibility: { messages: string[]; explanation: string } | null;
  /** What other companies answered, once the company has answered; null where too few did. */
  peers: ShownPeers | null;
  /** What the user should know first: a proposed value, last year's answer. */
  notes: Note[];
  /**
   * The form filled with a jotting, a proposal or last year's answer, at the user's request; nothing of it is an answer.
   */
  filled: FormValues | null;
  /** Why the user cannot answer here now. */
  closed: { effect: "blocked" | "na" | "locked"; words: Sentence[] } | null;
}

interface ItemContext {
  t: T;
  urls: SurveyUrls;
  /** Reporting is not open yet. */
  isWaiting: boolean;
  /** The year of the answers. */
  year: number;
  /** Address of the form filled with last year's answers, and whether it is filled. */
  fill: string | null;
  isFilled: boolean;
  /** The proposal that the form is filled with. */
  proposal: Proposal | null;
  /** The form is filled with what its user typed and did not save. */
  isJotted: boolean;
  peers: readonly PeersAnswers[];
}

/** One question as its page shows it. */
export function itemOf(view: QuestionView, prefix: string, context: ItemContext): QuestionItem {
  const { definition, answer } = view;
  const { t, urls, year, fill } = context;
  const elements = elementsOf(answer.answerElements);
  const isFilled = context.isFilled && fits(view);
  const closed = closedBy(view, context);
  const validation = validationNote(t, view);
  const copied = copiedNote(t, view);
  const peersIn = closed ? undefined : context.peers.find(({ questionId }) => questionId === definition.guid);
  const notes = [
    validation,
    copied,
    autofillNote(t, view, urls),
    silentRegisters(t, view),
    lastYearNote(t, view, {
      ...{ year, fill, isFilled },
      topic: view.status === "not-answered" ? lastYearOfTopic(definition.milestone) : null,
    }),
  ];
  return {
    id: definition.guid,
    prefix,
    form: shownQuestion(definition),
    status: view.displayStatus ?? view.status,
    declaredNotApplicable: answer.notApplicableChosen,
    voluntary: view.isVoluntary ?? false,
    obsolete: view.isObsolete,
    worth: view.coins > 0 ? t("answering:worth", { points: pointWords(t, view.coins) }) : null,
    serves: servesWords(t, view),
    typed: rulesOf(definition).show(definition, elements),
    computed: shownLabels(definition, elements),
    before: {
      compared: beforeWords(t, view),
      alone: beforeWords(t, { definition, before: view.before, answer: { answerElements: [] } }),
    },
    revision: answer.revision,
    savedBy: savedWords(t, answer),
    origins: registersOfAnswer(t, view),
    // Notes belong to the form; a user who may only read finds the verifier's words with the stored answer.
    stored: [
      ...storedWords(t, view),
      ...(fill === null ? [...(validation?.words ?? []), ...(copied?.words.slice(0, 1) ?? [])] : []),
    ],
    copied: copied !== null && closed === null,
    canBeCleared: closed === null && isStored(view),
    changes: answer.revision > 0 ? urls.changes(definition.guid) : null,
    notApplicable: notApplicableOf(view, answer),
    explanation: answer.explanation ?? "",
    evidence: evidenceOf(t, view, context.fill === null),
    incompatibility: incompatibilityOf(t, view),
    peers: peersIn ? peersWords(t, definition, peersIn, elements) : null,
    notes: notes.filter((note) => note !== null),
    filled:
      (context.isJotted ? jottedOf(view) : null) ??
      proposedOf(view, context.proposal) ??
      (isFilled ? filledOf(view) : null),
    closed,
  };
}

/** Neither a proposal nor a cleared answer is stored; a copy is. */
const isStored = ({ answer, status }: QuestionView): boolean =>
  (status !== "autofilled" || !!answer.copiedFrom) &&
  (answer.answerElements.length > 0 ||
    answer.attachments.length > 0 ||
    answer.notApplicableChosen ||
    answer.explanation !== null ||
    answer.incompatibilityExplanation !== null);

const elementsOf = (list: readonly { id: string; value: string }[]) =>
  Object.fromEntries(list.map(({ id, value }) => [id, value]));

const notApplicableOf = (
  { definition }: QuestionView,
  answer: { notApplicableChosen: boolean; notApplicableReason: string | null },
) =>
  definition.notApplicableEnabled
    ? { chosen: answer.notApplicableChosen, ...shownReason(definition, answer.notApplicableReason ?? "") }
    : null;

/** A proposal in place of what is stored; null if it is about another question. */
function proposedOf(view: QuestionView, proposal: Proposal | null): FormValues | null {
  const { definition } = view;
  if (proposal?.questionId !== definition.guid) return null;
  const { answerElements, explanation, ...about } = proposal.answer;
  const elements = elementsOf(answerElements);
  return {
    typed: rulesOf(definition).show(definition, elements),
    computed: shownLabels(definition, elements),
    notApplicable: notApplicableOf(view, about),
    explanation: explanation ?? view.answer.explanation ?? "",
  };
}

/** Last year's answer, below the elements that are already stored. */
function filledOf(view: QuestionView): FormValues {
  const { definition, answer, lastYear } = view;
  const reason = lastYear?.notApplicableReason ?? answer.notApplicableReason;
  const notApplicableChosen = answer.notApplicableChosen || !!lastYear?.notApplicableReason;
  const elements = elementsOf([...(lastYear?.answerElements ?? []), ...answer.answerElements]);
  return {
    typed: rulesOf(definition).show(definition, elements),
    computed: shownLabels(definition, elements),
    notApplicable: notApplicableOf(view, { notApplicableChosen, notApplicableReason: reason }),
  };
}

/**
 * Once given, the explanation stays on the page: a form without it would erase it. A server may say that an answer is
 * incompatible, and not with what.
 */
function incompatibilityOf(
  t: T,
  { implausible, answer, status }: QuestionView,
): QuestionItem["incompatibility"] {
  const explanation = answer.incompatibilityExplanation ?? "";
  const isUntold = status === "incompatible" && implausible.length === 0;
  const messages = isUntold ? [t("question:incompatibility.untold")] : implausible;
  return messages.length > 0 || explanation !== "" ? { messages, explanation } : null;
}

function closedBy(view: QuestionView, { t, urls, isWaiting }: ItemContext): QuestionItem["closed"] {
  const { status, definition, isObsolete } = view;
  const isLockedNow = isWaiting && isLocked(definition, { obsolete: isObsolete }, false);
  if (isLockedNow && status !== "na-blocked") {
    const why = { words: t("answering:closed.locked") };
    return {
      effect: "locked",
      words: [why, { words: t("answering:closed.what_is_missing"), href: urls.complete() }],
    };
  }
  if (!isClosed(status)) return null;
  return { effect: status === "blocked" ? "blocked" : "na", words: closedWords(t, view, urls) };
}
