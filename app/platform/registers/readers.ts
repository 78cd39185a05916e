import { questionnaire } from "~/content/questionnaires";
import { apiVersionOf } from "~/domain/periods";
import type { RegisterId } from "~/domain/registers/register";
import { registersRead } from "~/domain/survey/registers-read";

/** The questions of a year that read a register. */
export const readersOf = (register: RegisterId, year: number) =>
  questionnaire(apiVersionOf(year))
    .questions.filter((question) => registersRead(question).has(register))
    .map(({ guid: id, prompt, milestone: milestoneId }) => ({ id, prompt, milestoneId }));
