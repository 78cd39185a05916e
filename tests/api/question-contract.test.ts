import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { makeCall } from "~/api/call";
import { question } from "~/api/contract/question";
import { questionnaire } from "~/content/questionnaires";
import type { Question } from "~/domain/question/question";
import { matrixQuestion, textQuestion } from "../domain/build";

/** The type written out, so that an intersection and the object it means are one. */
type Flat<T> = T extends object ? { [Key in keyof T]: Flat<T[Key]> } : T;
type Same<A, B> =
  (<T>() => T extends Flat<A> ? 1 : 2) extends <T>() => T extends Flat<B> ? 1 : 2 ? true : false;
type ByClass<Q> = {
  [Class in Question["questionClass"]]: Extract<Q, { questionClass: Class }>;
};

type Wire = z.infer<typeof question>;
/** Does not compile where the schema and the type of one class differ in any part. */
const SAME: { [Class in keyof ByClass<Question>]: Same<ByClass<Wire>[Class], ByClass<Question>[Class]> } = {
  boolean: true,
  radio: true,
  checkbox: true,
  text: true,
  dropdown: true,
  matrix: true,
};
/** The comparison itself notices a part that is missing, optional or of another type. */
const DIFFERENT: [
  Same<Question, Omit<Question, "evidence">>,
  Same<{ a?: string }, { a: string }>,
  Same<{ a: { b: "x" } }, { a: { b: "x" | "y" } }>,
] = [false, false, false];

describe("the definition of a question on the wire", () => {
  test("has the type that the rules work with, class by class", () => {
    expect([Object.values(SAME), DIFFERENT].flat()).toEqual([true, true, true, true, true, true, false, false, false]); // prettier-ignore
  });

  const all = (["v1", "v2", "v3"] as const).flatMap((version) => questionnaire(version).questions);
  test.each(all.map((one) => [one.guid, one] as const))("%s arrives as it is", (_, one) => {
    expect(question.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
  });

  test("may have more than the product knows", () => {
    const one = textQuestion();
    const more = { ...one, addedLater: 1, fields: one.fields.map((field) => ({ ...field, addedLater: [] })) };
    expect(question.parse(more)).toEqual(one);
  });

  const first = textQuestion();
  const [field] = first.fields;
  test.each<[string, unknown]>([
    ["nothing", null],
    ["an empty object", {}],
    ["an unknown class", { ...first, questionClass: "essay" }],
    ["a text question without fields", { ...first, fields: undefined }],
    ["fields that are no list", { ...first, fields: { a: field } }],
    ["a field without a label", { ...first, fields: [{ ...field, label: undefined }] }],
    ["a bound that is a number", { ...first, fields: [{ ...field, min: 0 }] }],
    ["a bound that no arithmetic can take", { ...first, fields: [{ ...field, min: "poco" }] }],
    [
      "a pattern that cannot be compiled",
      { ...first, fields: [{ ...field, format: { pattern: "(", example: "" } }] },
    ],
    ["a matrix without rows", { ...matrixQuestion(), rows: undefined }],
    ["an area that no year has", { ...first, area: "mare" }],
    ["a prompt that is no text", { ...first, prompt: 7 }],
  ])("that is %s is an error of the answering server, not data", async (_, definition) => {
    const answer = {
      year: 2025,
      issuedAt: null,
      areas: [],
      milestones: [],
      questions: [{ definition }],
    };
    const call = makeCall({
      transport: async () => Response.json(answer),
      baseUrl: "https://api.example",
      caller: { clientAddress: "", requestId: "" },
      token: "",
    });
    expect(question.safeParse(definition).success).toBe(false);
    await expect(call("survey.answers", { query: {} })).rejects.toMatchObject({ status: 502 });
  });
});
