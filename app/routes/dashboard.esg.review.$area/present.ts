import type { CallOutput } from "~/api/contract";
import type { AnsweredQuestion } from "~/api/contract/answers";
import type { AnswerStatus } from "~/domain/survey/answer";
import { LEVELS } from "~/domain/survey/journey";
import type { T, TextKey } from "~/texts/resources";
import { formatDateTime } from "~/ui/format";
import type { Period } from "~/web/period";
import { surveyUrls, type ReviewFilters } from "~/web/urls";
import { answerWords } from "./answer-words";

type Answers = CallOutput<"survey.answers">;

export interface ReviewLink {
  words: string;
  href: string;
  isChosen: boolean;
}

export interface ReviewRow {
  number: number;
  prompt: string;
  status: AnswerStatus;
  notApplicable: boolean;
  obsolete: boolean;
  lines: string[];
  notes: string[];
  action: "answer" | "confirm" | "modify" | "show";
  href: string;
}

export interface ReviewPage {
  area: string;
  year: number;
  lead: string;
  areas: ReviewLink[];
  filters: { name: "answers" | "level"; links: ReviewLink[] }[];
  shown: number;
  total: number;
  /** The whole area, where something is left out. */
  all: string | null;
  milestones: { id: string; label: string; rows: ReviewRow[] }[];
  /** The draft that may be issued next. */
  isDraft: boolean;
}

/** "No", not answered, not applicable and not asked are four different things here as everywhere. */
const KINDS = ["open", "answered", "na", "closed"] as const;
type Kind = (typeof KINDS)[number];

/** As a call would answer for a question without an answer. */
const NO_ANSWER = {
  answerElements: [],
  explanation: null,
  incompatibilityExplanation: null,
  notApplicableChosen: false,
  notApplicableReason: null,
  attachments: [],
};

interface Asked {
  area: string;
  period: Period | null;
  search: URLSearchParams;
  /** May answer, in this period. */
  canWrite: boolean;
}

export function reviewPage(t: T, answers: Answers, asked: Asked): ReviewPage {
  const { area, period } = asked;
  const urls = surveyUrls(period);
  const { questions } = answers;
  const filters = filtersOf(asked.search, questions);
  const shown = questions.filter((question) => isShown(question, filters));
  return {
    area,
    year: answers.year,
    lead: leadOf(t, answers, period),
    areas: answers.areas.map((id) => ({
      words: t(`labels:area.${id}` as TextKey),
      href: urls.review(id),
      isChosen: id === area,
    })),
    filters: filterLinks(t, questions, filters, (chosen) => urls.review(area, chosen)),
    shown: shown.length,
    total: questions.length,
    all: shown.length < questions.length ? urls.review(area) : null,
    milestones: answers.milestones
      .map(({ id, label }) => ({
        id,
        label,
        rows: inOrder(shown.filter(({ definition }) => definition.milestone === id)).map((question) =>
          rowOf(t, question, { ...asked, isIssued: answers.issuedAt !== null }),
        ),
      }))
      .filter(({ rows }) => rows.length > 0),
    isDraft: period === null,
  };
}

/** What is open comes first, then the order of the journey. */
const inOrder = (questions: AnsweredQuestion[]) => [
  ...questions.filter((question) => kindOf(question) === "open"),
  ...questions.filter((question) => kindOf(question) !== "open"),
];

interface Reading extends Asked {
  /** A version says what was declared, and nothing else: no proposals, no authors. */
  isIssued: boolean;
}

function rowOf(t: T, question: AnsweredQuestion, { period, canWrite, isIssued }: Reading): ReviewRow {
  const { definition, answer, status, displayStatus } = question;
  const isMerelyProposed = isIssued && status === "autofilled";
  const { lines, notes } = answerWords(t, definition, isMerelyProposed ? NO_ANSWER : answer);
  const said = standing(t, question, lines);
  return {
    number: question.index,
    prompt: definition.prompt,
    status: displayStatus ?? status,
    notApplicable: answer.notApplicableChosen,
    obsolete: question.isObsolete,
    lines: said.lines,
    notes: [...said.notes, ...notes, isIssued ? levelWords(t, question) : savedWords(t, question)],
    action: actionOf(question, canWrite),
    href: surveyUrls(period).question("full", definition.milestone, definition.guid),
  };
}

/** The answer, or why there is none; what a closed question keeps is said beside that. */
function standing(t: T, { status, blockedBy, isLocked }: AnsweredQuestion, lines: string[]) {
  if (status === "blocked" || status === "na-blocked") {
    const by = blockedBy?.question ? "question" : "registry";
    const fact = blockedBy?.registry ? t(`question:registry_fact.${blockedBy.registry}`) : "";
    const why = t(`review:${status === "blocked" ? "blocked" : "na_blocked"}_${by}`, {
      prompt: blockedBy?.question?.prompt ?? "",
      fact,
    });
    return { lines: [why], notes: lines.length > 0 ? [t("review:kept", { answer: lines.join("; ") })] : [] };
  }
  const notes = [
    ...(status === "autofilled" && lines.length > 0 ? [t("review:proposed")] : []),
    ...(isLocked ? [t("review:locked")] : []),
  ];
  return { lines: lines.length > 0 ? lines : [t("review:no_answer")], notes };
}

const levelWords = (t: T, { definition }: Pick<AnsweredQuestion, "definition">) =>
  t(`labels:level.${definition.level}` as TextKey);

function savedWords(t: T, { definition, answer }: AnsweredQuestion): string {
  const level = levelWords(t, { definition });
  if (answer.updatedAt === null) return level;
  const at = formatDateTime(answer.updatedAt);
  const saved =
    answer.updatedBy === null
      ? t("review:saved_at", { at })
      : t("review:saved_by", { name: answer.updatedBy, at });
  return `${level} · ${saved}`;
}

function actionOf({ status, isOpen, isLocked, isObsolete }: AnsweredQuestion, canWrite: boolean) {
  const isClosed = isLocked || status === "blocked" || status === "na-blocked";
  if (!canWrite || isClosed) return "show";
  if (status === "autofilled" || isObsolete) return "confirm";
  return isOpen && status === "not-answered" ? "answer" : "modify";
}

function kindOf({ status, isObsolete, isLocked, answer }: AnsweredQuestion): Kind {
  if (isLocked || status === "blocked" || status === "na-blocked") return "closed";
  if (status !== "self-declared" || isObsolete) return "open";
  return answer.notApplicableChosen ? "na" : "answered";
}

const isShown = (question: AnsweredQuestion, { answers, level }: ReviewFilters) =>
  (!answers || kindOf(question) === answers) && (!level || question.definition.level === level);

/** What the address asks to see; a value that does not exist is no wish. */
function filtersOf(search: URLSearchParams, questions: AnsweredQuestion[]): ReviewFilters {
  const answers = KINDS.find((kind) => kind === search.get("answers"));
  const level = levelsIn(questions).find((one) => one === search.get("level"));
  return { ...(answers && { answers }), ...(level && { level }) };
}

const levelsIn = (questions: AnsweredQuestion[]) =>
  LEVELS.filter((level) => questions.some(({ definition }) => definition.level === level));

/** Links that keep what the others ask for; each says how many questions it shows. */
function filterLinks(
  t: T,
  questions: AnsweredQuestion[],
  chosen: ReviewFilters,
  hrefOf: (filters: ReviewFilters) => string,
): ReviewPage["filters"] {
  const link = (name: keyof ReviewFilters, value: string, label: string): ReviewLink => {
    const filters = { ...chosen, [name]: value };
    const count = questions.filter((question) => isShown(question, filters)).length;
    return {
      words: `${label} (${count})`,
      href: hrefOf(filters),
      isChosen: (chosen[name] ?? "") === value,
    };
  };
  const levels = levelsIn(questions);
  return [
    {
      name: "answers",
      links: [
        link("answers", "", t("review:answers.all")),
        ...KINDS.map((kind) => link("answers", kind, t(`review:answers.${kind}`))),
      ],
    },
    ...(levels.length > 1
      ? [
          {
            name: "level" as const,
            links: [
              link("level", "", t("review:levels.all")),
              ...levels.map((level) => link("level", level, t(`labels:level.${level}` as TextKey))),
            ],
          },
        ]
      : []),
  ];
}

function leadOf(t: T, { issuedAt, year }: Answers, period: Period | null): string {
  if (issuedAt) return t("review:lead.issued", { at: formatDateTime(issuedAt) });
  return period === null ? t("review:lead.draft") : t("review:lead.closed_year", { year });
}
