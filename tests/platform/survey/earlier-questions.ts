import { SurveyReader } from "~/platform/survey/survey-reader";
import { questionnaire } from "~/content/questionnaires";
import { NO_ANSWER, type Answer } from "~/domain/question/answer";
import type { Question, Questionnaire } from "~/domain/question/question";
import { keepConfiguration } from "~/platform/store/versions";
import { write } from "~/platform/store/write";
import { configurationOf } from "~/platform/card/sealed";
import { storeChanges } from "~/platform/survey/store-changes";
import { radioQuestion } from "../../domain/build";
import type { World } from "../world";
import { PAY_GAP } from "../../questions";

/** Of the two that were revised one still takes its old values; the other had a choice that is gone. */
export const PLAN = "v3-env-emissioni-piano-transizione";
export const WITHDRAWN = "v3-gov-identita-e-sedi-telefono";

const PROMPTS: Record<string, string> = {
  [PAY_GAP]: "Quanto guadagnano in meno le donne?",
  [PLAN]: "C'è un piano per il clima?",
};

const withdrawn = radioQuestion({
  guid: WITHDRAWN,
  area: "governance",
  milestone: "identita-e-sedi",
  prompt: "C'è un numero verde?",
  choices: [
    { id: "si", label: "Sì, gratuito" },
    { id: "altro", label: "Altro", opens: { label: "Quale?", maxLength: 80 } },
  ],
});

/** This year's questions before two of them were revised and one was withdrawn. */
const EARLIER: Questionnaire = {
  ...questionnaire("v3"),
  questions: [...questionnaire("v3").questions.map(earlier), withdrawn],
};

function earlier(question: Question): Question {
  const prompt = PROMPTS[question.guid];
  if (prompt === undefined) return question;
  const before = { ...question, edition: 1, prompt };
  return before.guid === PLAN && before.questionClass === "radio"
    ? { ...before, choices: [...before.choices, { id: "allo-studio", label: "Lo stiamo studiando" }] }
    : before;
}

interface Who {
  companyId: string;
  accountId: string;
}

/** Stores an answer as a user gave it then, when the questions were the older ones. */
export async function answerEarlier(
  world: World,
  { companyId, accountId }: Who,
  guid: string,
  elements: Answer["elements"],
  more: Partial<Answer> & { edition?: number } = {},
): Promise<void> {
  const question = EARLIER.questions.find((one) => one.guid === guid);
  if (!question) throw new Error(`Nobody asked ${guid}`);
  const { edition, ...said } = more;
  const change = {
    question,
    answer: { ...NO_ANSWER, elements, ...said },
    ...(edition !== undefined && { edition }),
  };
  await write(world.db, companyId, async (trx) =>
    storeChanges(trx, await new SurveyReader(trx, companyId).draft(), [change], {
      by: accountId,
      at: world.clock.now().toISOString(),
    }),
  );
}

/** A version or a position with the questions of then. */
export async function keepEarlier({ db, clock }: World): Promise<void> {
  const { sha256, text } = configurationOf(EARLIER);
  const row = { sha256, api_version: "v3", content: text, created_at: clock.now().toISOString() };
  await db.transaction().execute((trx) => keepConfiguration(trx, row));
}
