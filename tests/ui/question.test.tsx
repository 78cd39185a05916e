import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { RefusedForm } from "~/domain/issues";
import type { Question } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { ErrorSummary } from "~/ui/form/error-summary";
import { hintIdOf } from "~/ui/question/group";
import { QuestionFields } from "~/ui/question/question-fields";
import { QuestionHelp } from "~/ui/question/question-help";
import { questionLabels } from "~/ui/question/question-labels";
import { wordIssue } from "~/web/errors.server";
import { decimal, textQuestion } from "../domain/build";
import { danglingIds, faultsOfHtml, valuesOf } from "./html";
import { markupOf } from "./render";

const { questions } = questionnaireV3;
const byGuid = questions.map((question) => [question.guid, question] as const);

/** A question as its page shows it, alone or after others. */
const page = (question: Question, typed: Record<string, string>, refused?: RefusedForm, prefix = "") => (
  <section key={question.guid}>
    <ErrorSummary refused={refused} labels={questionLabels(question, prefix, t)} />
    <h2 id={`${question.guid}-h`}>{question.prompt}</h2>
    <p id={hintIdOf(`${question.guid}-h`)}>{question.hint}</p>
    <QuestionFields {...{ question, typed, refused, prefix }} headingId={`${question.guid}-h`} />
    <QuestionHelp question={question} />
  </section>
);

const bestTyped = (question: Question) => {
  const rules = rulesOf(question);
  return rules.show(question, rules.best(question));
};

test("all six classes of questions are looked at", () => {
  expect(new Set(questions.map((question) => question.questionClass)).size).toBe(6);
});

describe.each(byGuid)("%s", (_, question) => {
  test("is valid markup empty, filled and with every input refused", async () => {
    const issues = rulesOf(question)
      .elementIds(question)
      .map((path) => wordIssue({ path, code: "not_acceptable" }));
    const refused: RefusedForm = { values: {}, issues };
    for (const element of [
      page(question, {}),
      page(question, bestTyped(question)),
      page(question, {}, refused),
    ]) {
      const markup = await markupOf(<main>{element}</main>);
      expect(await faultsOfHtml(markup)).toEqual([]);
      expect(danglingIds(markup)).toEqual([]);
    }
  });

  test("posts every element of its rules and nothing else", async () => {
    const names = valuesOf(await markupOf(page(question, {})), "name");
    expect(new Set(names)).toEqual(new Set(rulesOf(question).elementIds(question)));
  });

  test("has a name for every element", () => {
    const labels = questionLabels(question, "", t);
    for (const element of rulesOf(question).elementIds(question)) expect(labels[element]).toMatch(/\S/);
  });

  test("shows a stored answer again", async () => {
    const markup = await markupOf(page(question, bestTyped(question)));
    const marked = (markup.match(/ (checked|selected)=""/g) ?? []).length;
    const texts = Object.values(bestTyped(question)).filter((value) => markup.includes(value)).length;
    expect(marked + texts).toBeGreaterThan(0);
  });

  test("says why the whole answer is refused, as text or with a way to it", async () => {
    for (const prefix of ["", "domanda-due."]) {
      const refused: RefusedForm = {
        values: {},
        issues: [wordIssue({ path: prefix, code: "max_choices", params: { max: "2" } })],
      };
      const markup = await markupOf(<main>{page(question, {}, refused, prefix)}</main>);
      expect(markup).toContain("puoi scegliere al massimo 2 opzioni");
      if (question.questionClass !== "radio" && question.questionClass !== "boolean") {
        expect(danglingIds(markup)).toEqual([]);
      }
    }
  });
});

test("two values that do not match are named in the sentence that refuses them", async () => {
  const question = textQuestion({
    fields: [decimal("start"), decimal("end")],
    constraints: [{ kind: "match", fields: ["start", "end"] }],
  });
  const errors = rulesOf(question).check(question, { start: "2", end: "3" });
  const issues = errors.map(({ element, key, params }) => wordIssue({ path: element, code: key, params }));
  const markup = await markupOf(<main>{page(question, {}, { values: {}, issues })}</main>);
  expect(markup).toContain("«Campo start» e «Campo end» devono avere lo stesso valore.");
});

test("questions that share a page share no id", async () => {
  const together = questions.map((question) => page(question, {}, undefined, `${question.guid}.`));
  const ids = valuesOf(await markupOf(<main>{together}</main>), "id");
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
