import type { CallOutput } from "~/api/contract";
import type { QuestionRow } from "~/api/contract/overview";
import type { Benchmark } from "~/api/contract/completed/benchmark";
import { classSoFar } from "~/domain/card/basis/so-far";
import { isClassUnfilled } from "~/domain/card/basis/unfilled";
import { bandOf } from "~/domain/scoring/bands";
import { isHeldBySilence } from "~/domain/scoring/score";
import { isAnswered, isAsking } from "~/domain/survey/first-score";
import { FIRST_SCORE } from "~/domain/survey/paths";
import type { T } from "~/texts/resources";
import { soFarWords } from "~/ui/score/so-far-words";
import { durationWords } from "~/ui/survey/time-words";
import { surveyUrls, urls } from "~/web/urls";
import { rulersCaption, rulersOf } from "../rulers";
import { sameQuestionsWords } from "../same-questions";
import { comparedIn, type HomePage } from "../sides";

/** The class that the first questions are of. */
const CLASS = "start_small";

interface FirstScoreData {
  home: HomePage;
  overview: CallOutput<"survey.overview">;
  /** Null for a year, or a server, without a comparison. */
  benchmark: Benchmark | null;
  canWrite: boolean;
}

export function presentFirstScore(t: T, data: FirstScoreData) {
  const { home, overview, canWrite } = data;
  const journey = surveyUrls(null, FIRST_SCORE);
  const questions = overview.questions
    .filter(({ firstScorePlace }) => firstScorePlace !== undefined)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row) => ({
      id: row.id,
      prompt: row.prompt,
      href: journey.question("full", row.milestone, row.id),
      isDone: isAnswered(row),
      /** The state of an answer that is there; an empty one needs no chip. */
      state: isAnswered(row) || row.status === "incomplete" ? row.status : null,
      isWaiting: !isAnswered(row) && !isAsking(row),
    }));
  const done = questions.filter(({ isDone }) => isDone).length;
  const open = questions.find(({ isDone, isWaiting }) => !isDone && !isWaiting);
  const needsFacts = questions.some(({ isWaiting }) => isWaiting) || home.company.sector === null;
  return {
    canWrite,
    questions,
    progress: progressOf(done, questions.length),
    /** The facts come first: they decide which questions these are. */
    company: canWrite && needsFacts ? urls.firstScoreCompany() : null,
    start: canWrite && open ? { href: open.href, number: questions.indexOf(open) + 1 } : null,
    score: scoreWords(t, data),
    next: nextSteps(t, data),
  };
}

const placeOf = ({ firstScorePlace = 0 }: QuestionRow): number => firstScorePlace;

const progressOf = (done: number, total: number) => ({
  ...{ done, total },
  percent: total === 0 ? 0 : Math.floor((100 * done) / total),
});

/** The score so far, what it can still reach and its place among others; null before the first answer. */
function scoreWords(t: T, { home, benchmark }: FirstScoreData) {
  if (isClassUnfilled(home, CLASS)) return null;
  const level = home.survey.versioned.scoring.levels[CLASS];
  const { actual, max, redLines = [] } = level;
  const value = bandOf(actual, max).value;
  if (value === null) return null;
  const soFar = classSoFar(home, CLASS);
  const compared = (benchmark && comparedIn(t, home, benchmark).find(({ id }) => id === CLASS)) ?? null;
  return {
    value,
    isComplete: soFar === null,
    words: soFar && `${t("labels:level.start_small")}: ${soFarWords(t, { actual, max, soFar })}.`,
    reachable: soFar?.reachable == null ? null : bandOf(soFar.reachable, max).value,
    /** What holds the score down, so that a low range is no riddle. */
    redLines: redLines.map(({ label }) => label),
    heldAt: isHeldBySilence(level) ? String(value) : null,
    /** A ruler without the other companies would only repeat the number. */
    rulers: isPlaced(compared) ? rulersOf(t, [{ ...compared, parts: [] }]) : null,
    caption: compared ? rulersCaption(t, [compared]) : "",
    place: placeWords(t, compared),
    isDemo: benchmark?.demo ?? false,
  };
}

type Compared = ReturnType<typeof comparedIn>[number];

/** Both sides have a value. */
const isPlaced = (compared: Compared | null): compared is Compared =>
  compared !== null && compared.mine !== null && compared.average !== null && !compared.isExample;

/** Where the company stands among the others, or why that cannot be said. */
function placeWords(t: T, compared: Compared | null): string[] {
  if (compared === null) return [t("first:place.not_offered")];
  const { mine, average, same, isExample } = compared;
  if (isExample) return [t("first:place.too_few")];
  const side = mine === null || average === null ? [] : [sideWords(t, mine - average)];
  return [...side, ...(same ? sameQuestionsWords(t, same, null) : [])];
}

const sideWords = (t: T, points: number): string =>
  points === 0
    ? t("first:place.equal")
    : t(points > 0 ? "first:place.above" : "first:place.below", { count: Math.abs(points) });

/** What comes after the twelve: the next question, what the quick start still asks, and other ways to go on. */
function nextSteps(t: T, { home }: FirstScoreData) {
  const { left = null } = home.survey.draft;
  const first = left?.firstOpen ?? null;
  return {
    onward:
      first === null
        ? null
        : {
            href: urls.question(first.level, first.milestone, first.id),
            prompt: first.prompt,
            time: left?.level && left.level.minutes > 0 ? durationWords(t, left.level.minutes) : null,
          },
    steps: (home.onboarding ?? [])
      .filter(({ id, done }) => !done && id !== "survey")
      .map(({ id }) => ({ id, href: urls.quickStart(id) })),
  };
}
