import type { Call } from "~/api/call";
import { questionnaire } from "~/content/questionnaires";
import { questionsOf } from "~/domain/survey/journey";
import type { Question, QuestionClass } from "~/domain/question/question";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";

export const SAVE = "Salva e continua";
export const TO_LIST = "Salva e torna all'elenco";
export const CLASSES: QuestionClass[] = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];

export const questions = questionsOf(questionnaire("v3"), ["start_small", "graduate"]);
const isFree = ({ dependencies, pageId, autofill }: Question) => !dependencies && !pageId && !autofill;

/** The first question of this kind that is alone on its page and waits for no other. */
export function find(is: (question: Question) => boolean): Question {
  const found = questions.find((question) => isFree(question) && is(question));
  if (!found) throw new Error("There is no such question");
  return found;
}

export const ofClass = (questionClass: QuestionClass) => find((one) => one.questionClass === questionClass);

export const urlOf = ({ level, milestone, guid }: Question) => urls.question(level, milestone, guid);

/** The stored answer, and the number of its changes. */
export async function stored(
  call: Call,
  { guid }: Question,
): Promise<{ elements: Record<string, string>; revision: number }> {
  const { questions: views } = await call("survey.question", { params: { id: guid }, query: {} });
  const answer = views.find(({ definition }) => definition.guid === guid)?.answer;
  const elements = Object.fromEntries((answer?.answerElements ?? []).map(({ id, value }) => [id, value]));
  return { elements, revision: answer?.revision ?? 0 };
}

/** The value in the form for each of these names. */
export function formValues(page: Page, names: string[]): Record<string, string> {
  const form = page.form({ button: SAVE });
  return Object.fromEntries(names.map((name) => [name, form.values(name).join()]));
}

export const formOf = async (browser: Browser, question: Question) =>
  (await browser.get(urlOf(question))).form({ button: SAVE });

/** The first questions whose form has a place for an explanation, as most have, and which wait for no other. */
export async function withExplanation(browser: Browser, most: number): Promise<Question[]> {
  const found: Question[] = [];
  for (const question of questions) {
    if (found.length === most) break;
    if (question.dependencies) continue;
    if ((await formOf(browser, question)).names.includes("explanation")) found.push(question);
  }
  return found;
}

/** Another browser with the same cookies: another tab. */
export function tabOf(browser: Browser): Browser {
  const tab = new Browser(browser.base);
  browser.cookies.forEach((value, name) => tab.cookies.set(name, value));
  return tab;
}
