import type { SealedBasis, ShownBasis } from "~/api/contract/card-basis";
import { figureOriginsV3 } from "~/content/v3/figure-origins";
import { coverageOf } from "~/domain/card/basis/coverage";
import { credibilityOf } from "~/domain/card/basis/credibility";
import { ageInDays, lastChange } from "~/domain/card/basis/data-date";
import { declaredNotApplicable } from "~/domain/card/basis/not-applicable";
import type { Judgement } from "~/domain/card/card-life";
import type { Answers } from "~/domain/question/answer";
import { questionsOf } from "~/domain/survey/journey";
import type { Snapshot } from "../store/versions";
import { oncePerContent } from "../survey/once-per-content";
import type { Survey, SurveyContent } from "../survey/survey";
import { declaredAnswers } from "./declared-answers";

/** What the scores of a draft rest on. */
export const basisOf = oncePerContent((survey: SurveyContent): SealedBasis => {
  const { questionnaire, answers, states, facts, earlier } = survey;
  const questions = questionsOf(questionnaire, "full");
  const declared = declaredAnswers(survey);
  return {
    dataAsOf: lastChange(Object.keys(declared).flatMap((guid) => answers[guid] ?? [])),
    coverage: coverageOf(questions, states),
    answers: answeredIn(declared).length,
    credibility: credibilityOf({ questionnaire, answers: declared, facts, states, earlier }, figureOriginsV3),
    notApplicable: declaredNotApplicable(questions, answers, states).map(({ question, reason }) => ({
      id: question.guid,
      level: question.level,
      milestone: question.milestone,
      prompt: question.prompt,
      reason,
    })),
  };
});

/** The questions that these declared answers answer; one that does not apply has no element. */
const answeredIn = (declared: Answers): string[] =>
  Object.keys(declared).filter((guid) => Object.keys(declared[guid]?.elements ?? {}).length > 0);

/** How many answers of a candidate its verifier accepted. */
export function acceptedAnswers(declared: Answers, judgements: readonly Judgement[]): number {
  const accepted = new Set(
    judgements.flatMap(({ question, attachment, verdict }) =>
      attachment === null && verdict === "accepted" ? [question] : [],
    ),
  );
  return answeredIn(declared).filter((guid) => accepted.has(guid)).length;
}

export const draftBasis = (survey: Survey, now: Date): ShownBasis => shown(basisOf(survey), null, now);

/** Undefined for a version that was issued before its basis was sealed. */
export const versionBasis = (
  { basis, certification }: Pick<Snapshot, "basis" | "certification">,
  now: Date,
): ShownBasis | undefined => basis && shown(basis, certification?.verifiedAnswers ?? null, now);

const shown = (basis: SealedBasis, verifiedAnswers: number | null, now: Date): ShownBasis => ({
  ...basis,
  ageDays: basis.dataAsOf === null ? null : ageInDays(basis.dataAsOf, now.toISOString()),
  verifiedAnswers,
});
