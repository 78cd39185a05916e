import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { rulesOf } from "~/domain/answers/classes";
import type { Elements } from "~/domain/question/answer";
import type { Choice, Field, Question } from "~/domain/question/question";
import { runs } from "../../runs";
import { elementsOf, save, shown } from "../answering";
import { makeCompany } from "../company";
import type { World } from "../world";

let world: World;
let admin: Call;

beforeAll(async () => void ({ world, admin } = await makeCompany()));

afterAll(() => world.close());

const latin = fc.string({
  unit: fc.integer({ min: 0xa1, max: 0xff }).map((code) => String.fromCharCode(code)),
});
const oneOf = (choices: Choice[]) => fc.constantFrom(...choices.map(({ id }) => id));

function valueOf(field: Field): fc.Arbitrary<string> {
  if (field.inputType === "dropdown") return oneOf(field.options ?? []);
  if (field.inputType === "text") return latin.filter((text) => text.trim() !== "");
  if (field.inputType === "integer") return fc.integer({ min: 0, max: 10_000 }).map(String);
  return fc.integer({ min: 1, max: 99 }).map((cents) => String(cents / 10));
}

const some = (values: Record<string, fc.Arbitrary<string>>) =>
  fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Elements>;

/** Elements of the right shape; a good part of them breaks some bound or sum. */
function elementsFor(question: Question): fc.Arbitrary<Elements> {
  switch (question.questionClass) {
    case "boolean":
      return some({ value: fc.constantFrom("yes", "no") });
    case "radio":
      return some({ value: oneOf(question.choices) });
    case "checkbox":
      return some(Object.fromEntries(question.choices.map(({ id }) => [id, fc.constant("on")])));
    case "matrix":
      return some(
        Object.fromEntries(
          question.rows.flatMap((row) =>
            typed(question.columns).map((column) => [`${row.id}.${column.id}`, valueOf(column)]),
          ),
        ),
      );
    default:
      return some(Object.fromEntries(typed(question.fields).map((field) => [field.id, valueOf(field)])));
  }
}

const typed = (fields: Field[]) => fields.filter(({ inputType }) => inputType !== "label");

const answer = fc
  .constantFrom(
    ...questionnaireV3.questions.filter(
      ({ dependencies, autofill, level }) => !dependencies && !autofill && level !== "reporting",
    ),
  )
  .chain((question) => fc.record({ question: fc.constant(question), elements: elementsFor(question) }));

describe("whatever is answered", () => {
  test("is shown as it was saved when the rules accept it, and changes nothing when they do not", async () => {
    await fc.assert(
      fc.asyncProperty(answer, async ({ question, elements }) => {
        const { guid } = question;
        const before = await elementsOf(admin, guid);
        const { revision } = (await shown(admin, guid)).answer;
        const accepted = rulesOf(question).check(question, elements).length === 0;
        const status = await save(admin, guid, elements, { revision }).then(
          () => 200,
          (error: { status: number }) => error.status,
        );
        expect(status).toBe(accepted ? 200 : 422);
        expect(await elementsOf(admin, guid)).toEqual(accepted ? elements : before);
      }),
      { numRuns: runs(150) },
    );
  }, 60_000);
});
