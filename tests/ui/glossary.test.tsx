import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { piecesOf, termsIn } from "~/domain/glossary/pieces";
import { termsOfQuestion, textsOf } from "~/domain/glossary/question-terms";
import type { Question } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { FirstUses, Words } from "~/ui/glossary/first-uses";
import { termWords } from "~/ui/glossary/term-words";
import { QuestionFields } from "~/ui/question/question-fields";
import { QuestionHelp } from "~/ui/question/question-help";
import { faultsOfHtml } from "./html";
import { markupOf } from "./render";

const byGuid = questionnaireV3.questions.map((question) => [question.guid, question] as const);

const page = (question: Question) => (
  <section>
    <h2 id="d">{question.prompt}</h2>
    <p id="d-hint">{question.hint}</p>
    <QuestionHelp question={question} terms={termsOfQuestion(question)} />
    <QuestionFields question={question} typed={{}} prefix="" headingId="d" />
  </section>
);

describe.each(byGuid)("%s", (_, question) => {
  test("reads the same with its abbreviations opened", async () => {
    const plain = parse(await markupOf(page(question)));
    const opened = await markupOf(<FirstUses>{page(question)}</FirstUses>);
    expect(parse(opened).text).toBe(plain.text);
    expect(await faultsOfHtml(`<main>${opened}</main>`)).toEqual([]);
  });

  test("opens each abbreviation at its first use only", async () => {
    const markup = parse(await markupOf(<FirstUses>{page(question)}</FirstUses>));
    const names = markup.querySelectorAll("abbr").map(({ text }) => text);
    expect(new Set(names).size).toBe(names.length);
    expect(markup.querySelectorAll("h2 abbr, label abbr, option abbr, abbr abbr, #d-hint abbr")).toEqual([]);
    for (const abbr of markup.querySelectorAll("abbr")) {
      const [term] = termsIn([abbr.text]);
      expect(abbr.getAttribute("title")).toBe(term && termWords(t, term));
    }
  });

  test("lists every term that its page shows", async () => {
    const markup = parse(await markupOf(page(question)));
    const listed = markup.querySelectorAll("dl.terms dt").map(({ text }) => text);
    const shown = termsIn([markup.structuredText, ...textsOf(question)]);
    const missing = shown
      .filter(({ use }) => use !== "everyday")
      .filter(({ forms }) => !listed.includes(forms[0]));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});

test("a text outside a part that opens abbreviations stays as it is", async () => {
  expect(await markupOf(<Words>{"DVR & <b>"}</Words>)).toBe("DVR &amp; &lt;b&gt;");
});

test("each part opens abbreviations anew", async () => {
  const part = (key: string) => (
    <FirstUses key={key}>
      <Words>DVR e DVR</Words>
    </FirstUses>
  );
  const one = '<abbr title="documento di valutazione dei rischi">DVR</abbr> e DVR';
  expect(await markupOf([part("a"), part("b")])).toBe(one + one);
});

test("most questions have an abbreviation to open", () => {
  const withTerms = questionnaireV3.questions.filter((question) =>
    textsOf(question).some((text) => piecesOf(text).some(({ term }) => term?.use === "abbreviation")),
  );
  expect(withTerms.length).toBeGreaterThan(questionnaireV3.questions.length / 2);
});
