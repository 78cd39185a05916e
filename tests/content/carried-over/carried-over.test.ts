import { describe, expect, test } from "vitest";
import { adviceFor } from "~/content/v3/carried-over";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { editionOf, type Level } from "~/domain/question/question";
import { questionsThen } from "./questions-then";
import { type Carried, carriedOver } from "./tables";

/** The pages name a class by its word or by its id. */
const LEVELS: Record<string, Level> = {
  Fondamentali: "start_small",
  Maturità: "graduate",
  Master: "master",
  Rendicontazione: "reporting",
  ...{ start_small: "start_small", graduate: "graduate", master: "master", reporting: "reporting" },
};

const now = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));
const rows = carriedOver();

const targetOf = ({ outcome }: Carried) => /^merged into `(v3-[a-z0-9-]+)`/.exec(outcome)?.[1];
const isGone = ({ outcome }: Carried) => /^(merged into|withdrawn)\b/.test(outcome);
const editionIn = ({ outcome }: Carried) => Number(/\brevised \(edition (\d+):/.exec(outcome)?.[1] ?? 0);
/** Outside the brackets, in which the reason stands. */
const outline = ({ outcome }: Carried) => outcome.replace(/\([^)]*\)/g, "");

describe("the advice beside an answer to settle", () => {
  test("is the sentence of the tables, for each question that was revised, merged or withdrawn", () => {
    const told = rows.map((row) => [row.guid, adviceFor(row.guid, isGone(row) ? null : editionIn(row))]);
    const meant = rows.map((row) => [row.guid, isGone(row) || editionIn(row) > 0 ? row.sentence : null]);
    expect(told).toEqual(meant);
  });

  test("is silent about a later edition", () => {
    expect(adviceFor("v3-env-energia-consumi", 2)).not.toBeNull();
    expect(adviceFor("v3-env-energia-consumi", 3)).toBeNull();
  });
});

describe("the tables of what became of the answers", () => {
  test("have one row for each of the 154 questions of then, and no other", () => {
    const guids = questionsThen.map(({ guid }) => guid);
    expect(new Set(guids).size).toBe(154);
    expect(rows.map(({ guid }) => guid).sort()).toEqual(guids.toSorted());
  });

  test("say to the company in a sentence what to do", () => {
    expect(rows.filter(({ sentence }) => !/^[A-ZÈ].{8,}\.$/u.test(sentence))).toEqual([]);
  });

  test("begin with a word that they know", () => {
    const known = /^(kept|revised \(edition \d|moved to|merged into|withdrawn)/;
    expect(rows.filter(({ outcome }) => !known.test(outcome))).toEqual([]);
  });

  test("name a question that exists where an answer was merged", () => {
    const merged = rows.filter(({ outcome }) => outcome.startsWith("merged"));
    expect(merged.filter((row) => !now.has(targetOf(row) ?? ""))).toEqual([]);
  });

  test.each(questionsThen.map((then) => [then.guid, then] as const))("are true of %s", (guid, then) => {
    const row = rows.find((one) => one.guid === guid);
    if (!row) throw new Error(`No row says what became of ${guid}`);
    const question = now.get(guid);
    expect(question === undefined).toBe(isGone(row));
    if (!question) return;
    const edition = editionOf(question);
    // An answer to an older edition is obsolete until it is confirmed: only a row that says so may cause it.
    expect(editionIn(row)).toBe(edition === then.edition ? 0 : edition);
    expect(edition).toBeGreaterThanOrEqual(then.edition);
    const moved = /moved to (\S+?)(?=[,;\s]|$)/.exec(outline(row))?.[1];
    expect(moved === undefined ? then.level : LEVELS[moved]).toBe(question.level);
    expect(moved !== undefined).toBe(question.level !== then.level);
    const scored = question.weight > 0;
    expect(outline(row).includes("now unscored")).toBe(then.scored && !scored);
    expect(outline(row).includes("now scored")).toBe(!then.scored && scored);
  });
});
