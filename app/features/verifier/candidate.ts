import type { CallOutput } from "~/api/contract";
import { isAccepted } from "~/domain/card/judgements";
import { SCORED_AREAS } from "~/domain/question/question";
import { pageIn } from "~/web/urls";
import type { CaseFilter } from "~/web/verifier-urls";

export type Candidate = CallOutput<"survey.candidate">;
/** One question of a candidate with its answer. */
export type Entry = Candidate["candidate"][number];
type Judgement = Entry["judgement"];

/** The answer of a question, or one of its files, with its judgement. */
export interface JudgedItem extends Judgement {
  /** Null for the answer itself. */
  attachment: string | null;
  name: string;
  size: number;
}

export const itemsOf = ({ judgement, files }: Entry): JudgedItem[] => [
  { ...judgement, attachment: null, name: "", size: 0 },
  ...files.map(({ id, ...file }) => ({ ...file, attachment: id })),
];

const isComment = ({ verdict }: Judgement): boolean => verdict !== null && verdict !== "accepted";

/** The states by which the questions of a case are filtered, in the address and in this order. */
export const STATES = ["da-giudicare", "risposte", "commentate", "accettate", "cambiate"] as const;
type State = (typeof STATES)[number];

const some = (matches: (item: JudgedItem) => boolean) => (entry: Entry) => itemsOf(entry).some(matches);

const IN_STATE: Record<State, (entry: Entry) => boolean> = {
  "da-giudicare": some(({ isDue }) => isDue),
  risposte: some((item) => isComment(item) && item.reply !== null),
  commentate: some(isComment),
  accettate: (entry) => itemsOf(entry).every(isAccepted),
  cambiate: ({ change }) => change === "new" || change === "changed",
};

/** The filter in the address; a value that no filter has is left out. */
export function filterOf(request: Request): CaseFilter {
  const query = new URL(request.url).searchParams;
  const area = SCORED_AREAS.find((one) => one === query.get("area"));
  const stato = STATES.find((one) => one === query.get("stato"));
  return { ...(area && { area }), ...(stato && { stato }), pagina: pageIn(request) };
}

/** The questions that a filter shows, in the order of the questionnaire. */
export const shownBy = (entries: readonly Entry[], { area, stato }: CaseFilter): Entry[] =>
  entries.filter(
    (entry) =>
      (!area || entry.definition.area === area) && (!stato || (IN_STATE[stato as State]?.(entry) ?? true)),
  );

/** Answers and files by their judgement. */
type Progress = {
  items: number;
  done: number;
  accepted: number;
  commented: number;
  asked: number;
  rejected: number;
  replied: number;
};

/** How far the judging is. */
export function progressOf(entries: readonly Entry[]): Progress {
  const items = entries.flatMap(itemsOf);
  const countOf = (matches: (item: JudgedItem) => boolean) => items.filter(matches).length;
  return {
    items: items.length,
    done: countOf(({ isDue }) => !isDue),
    accepted: countOf(isAccepted),
    commented: countOf(({ verdict }) => verdict === "commented"),
    asked: countOf(({ verdict }) => verdict === "asked"),
    rejected: countOf(({ verdict }) => verdict === "rejected"),
    replied: countOf((item) => isComment(item) && item.reply !== null),
  };
}

/** The next question with something to judge, after this one and then from the beginning; null when all is judged. */
export function nextDue(entries: readonly Entry[], questionId = ""): Entry | null {
  const place = entries.findIndex((one) => one.questionId === questionId);
  const after = [...entries.slice(place + 1), ...entries.slice(0, place + 1)];
  return after.find(IN_STATE["da-giudicare"]) ?? null;
}
