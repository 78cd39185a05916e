import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { unitOf } from "~/domain/answers/field-value";
import type { Question, QuestionClass } from "~/domain/question/question";
import labels from "~/texts/it/labels.json";

import { questionOf } from "./answering";
import { questionOfClass } from "./pages/states";

/** What the browser tests recorded (tests/browser/transcripts.spec.ts). */
const FOLDER = path.resolve("tests/transcripts");
const CLASSES: QuestionClass[] = ["boolean", "text", "checkbox", "radio", "matrix", "dropdown"];
const STATES = ["empty", "answered", "refused"];

/** Item after item; without the ends of groups, and without rows and cells, whose name is their content. */
function transcript(name: string): string[] {
  const lines = readFileSync(path.join(FOLDER, `${name}.txt`), "utf8").split("\n");
  return lines.filter((line) => line !== "" && !/^(end( of|,) |row, |cell, )/.test(line));
}

const questionOfTranscript = (questionClass: QuestionClass): Question => {
  const guid = questionOf(`http://x${questionOfClass(questionClass)}`);
  const question = questionnaire("v3").questions.find((one) => one.guid === guid);
  if (!question) throw new Error(`No question ${guid}`);
  return question;
};

/** The places at which a text is spoken. */
const placesOf = (lines: string[], text: string) =>
  lines.flatMap((line, index) => (line.includes(text) ? [index] : []));

/** The one place; fails when the text is never spoken, or twice. */
function placeOf(lines: string[], text: string): number {
  const places = placesOf(lines, text);
  expect(places, `“${text}” is spoken ${places.length} times`).toHaveLength(1);
  return places[0] ?? -1;
}

const CONTROL = /^(textbox|combobox|radio|checkbox), /;
const STATUSES = Object.entries(labels).flatMap(([key, words]) => (key.startsWith("status.") ? [words] : []));

/** The group of the answer, which its question names. */
const groupOf = (lines: string[]) => lines.findIndex((line) => /^(radio)?group, .*\?/.test(line));

/** The items of the page itself: names and descriptions of groups, tables and controls repeat some of them. */
const itemsOf = (lines: string[]) =>
  lines.map((line) =>
    /^(radiogroup|group|table|columnheader|rowheader), /.test(line) || CONTROL.test(line) ? "" : line,
  );

/** The answer's own controls: those of its group. */
function controlsOf(lines: string[]): number[] {
  const group = groupOf(lines);
  const later = lines.findIndex((line, index) => index > group && /^(group|button)(,|$)/.test(line));
  return lines.flatMap((line, index) =>
    CONTROL.test(line) && index > group && index < later ? [index] : [],
  );
}

const typedFields = (question: Question) => {
  if (question.questionClass === "matrix") {
    const columns = question.columns.filter(({ inputType }) => inputType !== "label");
    return question.rows.flatMap((row) =>
      columns.map((field) => ({ field, label: `${row.label} ${field.label}` })),
    );
  }
  const isOfFields = question.questionClass === "text" || question.questionClass === "dropdown";
  return isOfFields ? question.fields.map((field) => ({ field, label: field.label })) : [];
};

/** The lines in the summary of a refused form that lead to its fields. */
const errorsIn = (lines: string[]) =>
  lines
    .slice(
      0,
      lines.findIndex((line) => line.endsWith(", level 1")),
    )
    .flatMap((line) => (/^link, ((In )?«|Campo)/.test(line) ? [line.slice(6)] : []));

test("there is a transcript of sign-in and of each class of questions in each state, and no other", () => {
  const expected = CLASSES.flatMap((one) => STATES.map((state) => `${one}-${state}.txt`));
  expect(readdirSync(FOLDER).sort()).toEqual(
    [...expected, "sign-in-empty.txt", "sign-in-refused.txt"].sort(),
  );
});

describe.each(CLASSES)("a %s question", (questionClass) => {
  const question = questionOfTranscript(questionClass);

  test.each(STATES)("speaks question, hint, status and then its inputs, each once, when %s", (state) => {
    const lines = transcript(`${questionClass}-${state}`);
    const items = itemsOf(lines);
    const heading = placeOf(items, question.prompt);
    const hint = placeOf(items, question.hint);
    const [status = -1, ...others] = STATUSES.flatMap((words) =>
      lines.flatMap((line, i) => (line === words ? [i] : [])),
    );
    const [first = -1] = controlsOf(lines);
    expect(others).toEqual([]);
    expect(lines[heading]).toMatch(/^heading, .*, level 1$/);
    expect([heading, hint, status, first].every((place) => place >= 0)).toBe(true);
    expect([hint > heading, status > hint, first > status]).toEqual([true, true, true]);
  });

  test.each(STATES)(
    "speaks each unit with its input, once and before what stands there, when %s",
    (state) => {
      const lines = transcript(`${questionClass}-${state}`);
      const controls = controlsOf(lines);
      for (const { field, label } of typedFields(question)) {
        const unit = unitOf(field);
        const named = controls.filter((place) => lines[place]?.startsWith(`textbox, ${label}`));
        if (unit === undefined) continue;
        expect(named, `“${label}”`).toHaveLength(1);
        const [phrase = ""] = named.map((place) => lines[place]);
        const rest = phrase.slice(`textbox, ${label}`.length);
        expect(rest.split(",")[0]).toMatch(new RegExp(`^ \\(?${unit.replace(/[^\w%€ ]/g, ".")}\\)?$`));
        expect(rest.split(unit)).toHaveLength(2);
      }
    },
  );

  test.each(STATES)("speaks the state of each input once when %s", (state) => {
    const lines = transcript(`${questionClass}-${state}`);
    const controls = controlsOf(lines).map((place) => lines[place] ?? "");
    expect(controls.length).toBeGreaterThan(0);
    for (const phrase of controls.filter((one) => /^(radio|checkbox), /.test(one))) {
      expect(phrase.match(/(, not)?( |, )checked(?=,|$)/g)).toHaveLength(1);
    }
    if (state === "empty") expect(controls.filter((one) => /, checked/.test(one))).toEqual([]);
    if (state !== "answered") return;
    const isSaid = { boolean: /, checked/, radio: /, checked/, checkbox: /, checked/ } as Record<
      string,
      RegExp
    >;
    expect(controls.some((one) => (isSaid[questionClass] ?? /, [^,]+(,|$)/).test(one))).toBe(true);
  });

  test("speaks why it is refused once by itself, and with the state of the input or after all the choices", () => {
    const lines = transcript(`${questionClass}-refused`);
    const [error = "", ...others] = errorsIn(lines);
    expect([error === "", others]).toEqual([false, []]);
    const body = lines.slice(lines.findIndex((line) => line.endsWith(", level 1")));
    const place = placeOf(itemsOf(body), error);
    const controls = controlsOf(body);
    const [described = -1, ...more] = placesOf(body, error).filter((one) => one !== place);
    if (described >= 0) {
      expect([more, controls.includes(described), place < described]).toEqual([[], true, true]);
      expect(body[described]).toMatch(/, [^,]+, Errore: .*, invalid/);
    } else {
      expect(place).toBeGreaterThan(controls.at(-1) ?? Infinity);
      expect(body.filter((line) => /^(radiogroup|checkbox|group), .*invalid/.test(line))).toHaveLength(1);
    }
  });

  test.each(STATES)("names its group by the question and describes it by the hint when %s", (state) => {
    const lines = transcript(`${questionClass}-${state}`);
    const group = lines[groupOf(lines)] ?? "";
    expect(group).toMatch(/^(radio)?group, /);
    expect([group.split(question.prompt).length, group.split(question.hint).length]).toEqual([2, 2]);
    const tables = lines.filter((line) => /^table(,|$)/.test(line));
    expect(tables.every((line) => line.startsWith(`table, ${question.prompt}`))).toBe(true);
    for (const header of lines.filter((line) => line.startsWith("columnheader, "))) {
      const column = question.questionClass === "matrix" ? question.columns : [];
      const names = column.map((field) => [field.label, unitOf(field) && `(${unitOf(field)})`]);
      expect(names.map((parts) => `columnheader, ${parts.filter(Boolean).join(" ")}`)).toContain(header);
    }
  });
});

describe("sign-in", () => {
  test("names each field once beside its label, and asks for both", () => {
    const lines = transcript("sign-in-empty");
    expect(placesOf(lines, "Email")).toHaveLength(2);
    expect(placesOf(lines, "Password")).toHaveLength(2);
    expect(lines).toContain("textbox, Email, required");
  });

  test("says in its summary and with the field what is wrong, and keeps the address", () => {
    const lines = transcript("sign-in-refused");
    const [error = ""] = errorsIn(lines);
    expect(placesOf(lines, error)).toHaveLength(3);
    expect(lines).toContain("textbox, Email, nessuno, required");
  });
});
