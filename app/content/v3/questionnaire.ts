import type { Questionnaire } from "~/domain/question/question";
import { atHandV3 } from "./at-hand";
import { milestones as environmentMilestones } from "./environment/milestones";
import { plausibility as environmentPlausibility } from "./environment/plausibility";
import { questions as environmentQuestions } from "./environment/questions";
import { redLines as environmentRedLines } from "./environment/red-lines";
import { firstScoreV3 } from "./first-score";
import { milestones as governanceMilestones } from "./governance/milestones";
import { plausibility as governancePlausibility } from "./governance/plausibility";
import { questions as governanceQuestions } from "./governance/questions";
import { redLines as governanceRedLines } from "./governance/red-lines";
import { milestones as socialMilestones } from "./social/milestones";
import { plausibility as socialPlausibility } from "./social/plausibility";
import { questions as socialQuestions } from "./social/questions";
import { redLines as socialRedLines } from "./social/red-lines";

/** The questionnaire of fiscal years from 2025 on. */
export const questionnaireV3: Questionnaire = {
  apiVersion: "v3",
  milestones: [...environmentMilestones, ...socialMilestones, ...governanceMilestones],
  questions: [...environmentQuestions, ...socialQuestions, ...governanceQuestions],
  plausibility: [...environmentPlausibility, ...socialPlausibility, ...governancePlausibility],
  redLines: [...environmentRedLines, ...socialRedLines, ...governanceRedLines],
  firstScore: firstScoreV3,
  atHand: atHandV3,
};
