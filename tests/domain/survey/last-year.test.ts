import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rulesOf } from "~/domain/answers/classes";
import { askedAgain, offeredElements } from "~/domain/survey/last-year";
import { elementsOf, questions } from "../arbitraries";
import {
  booleanQuestion,
  checkboxQuestion,
  decimal,
  matrixQuestion,
  radioQuestion,
  textQuestion,
} from "../build";

const again = (elements: string[]) => ({ elements: elements.map((id) => ({ from: id, to: id })) });

describe("an answer of last year", () => {
  test("is offered element by element under the newer names", () => {
    const newer = textQuestion({ fields: [decimal("total"), decimal("rest")] });
    const mapping = { elements: [{ from: "all", to: "total" }] };
    expect(offeredElements(newer, mapping, { all: "12.5", other: "1" })).toEqual({ total: "12.5" });
  });

  test("keeps a choice that has a successor and drops one that has none", () => {
    const mapping = { elements: [{ from: "value", to: "value", choices: { one: "some" } }] };
    expect(offeredElements(radioQuestion(), mapping, { value: "one" })).toEqual({ value: "some" });
    expect(offeredElements(radioQuestion(), mapping, { value: "two" })).toEqual({});
    expect(offeredElements(radioQuestion(), mapping, { value: "constructor" })).toEqual({});
  });

  test("leaves out what the newer question refuses, and the text of a choice that went with it", () => {
    const newer = textQuestion({ fields: [decimal("share", { max: "100" }), decimal("rest")] });
    expect(offeredElements(newer, again(["share", "rest"]), { share: "120", rest: "3" })).toEqual({
      rest: "3",
    });
    const choosing = radioQuestion({
      choices: [
        { id: "none", label: "No", share: 0 },
        { id: "other", label: "Altro", share: 100, opens: { label: "Quale?", maxLength: 5 } },
      ],
    });
    const both = again(["value", "other_text"]);
    expect(offeredElements(choosing, both, { value: "gone", other_text: "Sole" })).toEqual({});
    expect(offeredElements(choosing, both, { value: "other", other_text: "Eolico" })).toEqual({
      value: "other",
    });
  });

  test("never fills a sum that is computed", () => {
    const mapping = { elements: [{ from: "sum", to: "made.all" }] };
    expect(offeredElements(matrixQuestion(), mapping, { sum: "7" })).toEqual({});
  });

  test("offers nothing where no part is to blame for the refusal", () => {
    const newer = checkboxQuestion({ maxChoices: "1" });
    expect(offeredElements(newer, again(["meters", "reuse"]), { meters: "on", reuse: "on" })).toEqual({});
  });

  test("never takes the place of what is stored already", () => {
    const newer = textQuestion({ fields: [decimal("first"), decimal("second")] });
    const then = { first: "1", second: "2" };
    expect(offeredElements(newer, again(["first", "second"]), then, { first: "9" })).toEqual({ second: "2" });
    const stored = { none: "on" };
    expect(offeredElements(checkboxQuestion(), again(["meters"]), { meters: "on" }, stored)).toEqual({});
  });
});

describe("a question that is asked again", () => {
  test("is the same where nothing is counted and nothing was revised", () => {
    expect(askedAgain(booleanQuestion(), 1).change).toBe("same");
    expect(askedAgain(booleanQuestion({ edition: 2 }), 1).change).toBe("revised");
    expect(askedAgain(textQuestion(), 1).change).toBe("revised");
    expect(askedAgain(matrixQuestion(), 1).change).toBe("revised");
  });

  test("offers the whole of a legal answer, and with any other stored part something legal", () => {
    const twice = questions.chain((question) =>
      fc.tuple(fc.constant(question), elementsOf(question), elementsOf(question)),
    );
    fc.assert(
      fc.property(twice, ([question, then, stored]) => {
        const mapping = askedAgain(question, 1);
        expect(offeredElements(question, mapping, then)).toEqual(then);
        const filled = { ...offeredElements(question, mapping, then, stored), ...stored };
        expect(rulesOf(question).check(question, filled)).toEqual([]);
      }),
    );
  });
});
