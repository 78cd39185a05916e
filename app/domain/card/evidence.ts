import { rulesOf } from "../answers/classes";
import type { Answer, Answers } from "../question/answer";
import type { Question } from "../question/question";
import { kindOf } from "../scoring/kind";
import { type DocumentNeed, VERIFIED_LEVELS, type VerifiedLevel } from "./card-life";

/** From this weight in its topic a claim weighs: its document is in the minimum set of every verified level. */
export const WEIGHS_FROM = 3;

type Claim = Pick<Answer, "elements" | "notApplicableChosen">;

/**
 * Whether an answer says something to be proved. A figure does, whatever it is; a practice does where it earns: "not
 * checked" is no claim.
 */
const isClaim = (question: Question, { elements, notApplicableChosen }: Claim): boolean => {
  if (notApplicableChosen) return false;
  const kind = kindOf(question);
  return kind !== "practice" || rulesOf(question).earned(question, elements) > 0;
};

/**
 * The lowest level of certification that needs a document of this answer; null: none does. Level 1 is the company's own
 * word and needs none. 2: what the question asks for, and the claims that weigh. 3: also each practice claimed on paper.
 */
export function documentFrom(question: Question, answer: Claim): VerifiedLevel | null {
  const { evidence, weight, proof } = question;
  if (evidence === undefined || !isClaim(question, answer)) return null;
  if (evidence === "asked" || (proof && weight >= WEIGHS_FROM)) return 2;
  return proof?.limitsUntilAttached ? 3 : null;
}

/** The minimum set of documents of declared answers, in the order of the questions. */
export const documentsNeeded = (questions: readonly Question[], declared: Answers): DocumentNeed[] =>
  questions.flatMap((question) => {
    const answer = declared[question.guid];
    const from = answer ? documentFrom(question, answer) : null;
    if (!answer || from === null) return [];
    const { guid, prompt, proof } = question;
    const isThere = answer.attachments.length > 0;
    return [{ question: guid, prompt, document: proof?.document ?? null, from, isThere }];
  });

/** Of them, those that a level needs and that nobody attached. */
export const missingDocuments = <Need extends Pick<DocumentNeed, "from" | "isThere">>(
  needs: readonly Need[],
  level: 1 | VerifiedLevel,
): Need[] => needs.filter(({ from, isThere }) => from <= level && !isThere);

/** The minimum set of a level; its lists name what it adds to the level below. */
export interface DocumentsOfLevel<Need> {
  level: VerifiedLevel;
  needed: number;
  /** Of the needed ones. */
  lacking: number;
  missing: Need[];
  there: Need[];
}

export const documentsByLevel = <Need extends Pick<DocumentNeed, "from" | "isThere">>(
  needs: readonly Need[],
  upTo: VerifiedLevel,
): DocumentsOfLevel<Need>[] =>
  VERIFIED_LEVELS.filter((level) => level <= upTo).map((level) => {
    const added = needs.filter(({ from }) => from === level);
    return {
      level,
      needed: needs.filter(({ from }) => from <= level).length,
      lacking: missingDocuments(needs, level).length,
      missing: added.filter(({ isThere }) => !isThere),
      there: added.filter(({ isThere }) => isThere),
    };
  });
