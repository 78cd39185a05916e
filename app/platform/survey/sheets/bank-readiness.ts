import { rememberedBy } from "~/domain/remembered";
import { capOf } from "~/domain/request-cap";
import { readinessOf, readyOf } from "~/domain/sheets/readiness";
import type { Question } from "~/domain/question/question";
import type { Survey } from "../survey";
import { pointsOf } from "./points";

/** The questions of each point, found once for a questionnaire. */
const questionsByPoint = rememberedBy((questions: readonly Question[]): string[][] =>
  pointsOf("bank", capOf({ workforce: null, employees: null }), questions).map((point) =>
    point.questions.map(({ guid }) => guid),
  ),
);

/** How many of the bank's points are ready, for the home page. */
export const bankReadiness = ({
  questionnaire,
  states,
}: Pick<Survey, "questionnaire" | "states">): { ready: number; total: number } =>
  readyOf(questionsByPoint(questionnaire.questions).map((guids) => readinessOf(guids, states)));
