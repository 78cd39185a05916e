import { questionnaire } from "~/content/questionnaires";
import { rulesOf } from "~/domain/answers/classes";
import type { ApiVersion } from "~/domain/periods";
import { pageOf } from "~/domain/survey/journey";
import { prefixOf } from "~/features/question/form";

/**
 * The values to type on the page of a question, by name of the input: for each question a legal answer that earns all.
 */
export function bestTyped(guid: string): Record<string, string> {
  const page = pageOf(questionnaire(guid.slice(0, 2) as ApiVersion), guid);
  const typed = page.flatMap((question, index) => {
    const rules = rulesOf(question);
    return Object.entries(rules.show(question, rules.best(question))).map(
      ([element, value]) => [prefixOf(index, page.length) + element, value] as const,
    );
  });
  return Object.fromEntries(typed);
}

/** The same where the page shows the question without the others of its page. */
export function bestAlone(guid: string): Record<string, string> {
  const question = questionnaire(guid.slice(0, 2) as ApiVersion).questions.find((one) => one.guid === guid);
  if (!question) throw new Error(`No question ${guid}`);
  const rules = rulesOf(question);
  return { ...rules.show(question, rules.best(question)) };
}

/** The question a page is about: the last part of its address. */
export const questionOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";
