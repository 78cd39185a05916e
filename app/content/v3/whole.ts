import type { Milestone, Questionnaire } from "~/domain/survey/question";
import { questions as environmentQuestions } from "./environment/higher";
import { plausibility as environmentPlausibility } from "./environment/higher-plausibility";
import { shares as environmentShares } from "./environment/higher-shares";
import { questions as governanceQuestions } from "./governance/higher";
import { plausibility as governancePlausibility } from "./governance/higher-plausibility";
import { shares as governanceShares } from "./governance/higher-shares";
import { questionnaireV3 } from "./questionnaire";
import { questions as socialQuestions } from "./social/higher";
import { plausibility as socialPlausibility } from "./social/higher-plausibility";
import { shares as socialShares } from "./social/higher-shares";

const SHARES: Record<string, Milestone["shares"]> = {
  ...environmentShares,
  ...socialShares,
  ...governanceShares,
};

/**
 * The questionnaire of fiscal years from 2025 on with all its levels. Not served yet: it takes the place of
 * `questionnaireV3` once pages, demo and time budgets carry more than Fondamentali.
 */
export const wholeQuestionnaire: Questionnaire = {
  apiVersion: "v3",
  milestones: questionnaireV3.milestones.map((milestone) => ({
    ...milestone,
    shares: { ...milestone.shares, ...SHARES[milestone.id] },
  })),
  questions: [
    ...questionnaireV3.questions,
    ...environmentQuestions,
    ...socialQuestions,
    ...governanceQuestions,
  ],
  plausibility: [
    ...questionnaireV3.plausibility,
    ...environmentPlausibility,
    ...socialPlausibility,
    ...governancePlausibility,
  ],
};
