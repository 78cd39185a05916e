import { obsoleteAnswers, type ObsoleteAnswer } from "~/domain/card/obsolete-answers";
import type { Survey } from "../load-survey";

/** The answers of a draft that somebody has to confirm or remove; nobody can in what is only read. */
export const obsoleteIn = ({ isCurrent, questionnaire, answers, states }: Survey): ObsoleteAnswer[] =>
  isCurrent ? obsoleteAnswers(questionnaire.questions, answers, states) : [];
