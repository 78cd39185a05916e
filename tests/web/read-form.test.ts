import { describe, expect, test } from "vitest";
import { z } from "zod";
import { neededText } from "~/api/contract/wire";
import { hiddenNumber, oneFile, posted, postedIfAny, postedList, revision, ticked } from "~/web/posted";
import { readBySchema } from "~/web/read-form.server";
import type { FormSchema } from "~/web/schema-form";

type Entries = [string, string | File][];

function form(entries: Entries): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value as string);
  return data;
}

const issuesOf = (schema: FormSchema, entries: Entries) => {
  const reading = readBySchema(form(entries), schema);
  return "issues" in reading ? reading.issues.map(({ path, code }) => `${path} ${code}`.trim()) : [];
};

const NAMED = z.strictObject({
  name: posted(z.string().max(5)),
  states: postedList(z.string().max(2)),
  contact: z.preprocess((parts) => parts ?? {}, z.strictObject({ email: posted(z.string().max(9)) })),
});

describe("a form read by its schema", () => {
  test.each<[string, Entries, string[]]>([
    ["nothing posted", [], []],
    ["a value of the longest length", [["name", "abcde"]], []],
    ["a line break counts once", [["name", "ab\r\nde"]], []],
    ["a value too long", [["name", "abcdef"]], ["name too_long"]],
    ["a field twice", [["name", "a"], ["name", "b"]], ["name repeated_field"]], // prettier-ignore
    ["a field that may stand many times", [["states", "IT"], ["states", "FR"]], []], // prettier-ignore
    ["one of many too long, said at their field", [["states", "IT"], ["states", "FRA"]], ["states too_long"]], // prettier-ignore
    ["a field that stands there without end", Array.from({ length: 1001 }, () => ["states", "IT"]), ["states repeated_field"]], // prettier-ignore
    ["a field within another", [["contact.email", "a@b.it"]], []],
    ["an unknown one there", [["contact.role", "x"]], ["unknown_element"]],
    ["an unknown field", [["role", "admin"]], ["unknown_element"]],
    ["a name every object has", [["constructor", "x"]], ["unknown_element"]],
    ["another one", [["__proto__", "x"]], ["unknown_element"]],
    ["an intent of the form library", [["__intent__", "x"]], ["unknown_element"]],
    ["a place in a list that nobody has", [["states[4294967294]", "IT"]], ["unknown_element"]],
    ["the parent of a field", [["contact", "x"]], ["unknown_element"]],
    ["the wrapper's own fields", [["_csrf", "x"], ["_resume", "1"]], []], // prettier-ignore
    ["a file where none is taken", [["name", new File(["x"], "a.pdf")]], ["name not_acceptable"]],
  ])("%s", (_, entries, codes) => {
    expect(issuesOf(NAMED, entries)).toEqual(codes);
  });

  test("gives the longest length with the issue, and the name of a field nobody knows", () => {
    expect(readBySchema(form([["name", "abcdef"]]), NAMED)).toEqual({
      issues: [{ path: "name", code: "too_long", params: { max: "5" } }],
    });
    expect(readBySchema(form([["x".repeat(99), ""]]), NAMED)).toEqual({
      issues: [{ path: "", code: "unknown_element", params: { field: "x".repeat(60) } }],
    });
  });

  test("says everything that is wrong in the order of the page", () => {
    const schema = z
      .strictObject({ first: posted(z.string()), second: posted(neededText(9)), box: ticked })
      .refine(() => false, { path: ["first"], error: "not_acceptable", when: () => true });
    expect(issuesOf(schema, [["box", "onn"]])).toEqual([
      "first not_acceptable",
      "second mandatory_field",
      "box too_long",
    ]);
  });

  test("a post without what its page hides in every form is incomplete, and says nothing else", () => {
    const schema = z.strictObject({ name: posted(z.string().max(5)), year: hiddenNumber(4) });
    expect(issuesOf(schema, [["name", "abcdef"]])).toEqual(["incomplete_form"]);
    expect(issuesOf(schema, [])).toEqual(["incomplete_form"]);
    expect(issuesOf(schema, [["year", "2026"]])).toEqual([]);
  });

  test.each(["9".repeat(20), "-1", "1e3", "", "tre"])(
    "a revision that is none, “%s”, makes the form one to send again, and says nothing else",
    (typed) => {
      const schema = z.strictObject({ name: posted(z.string().max(5)), revision });
      expect(readBySchema(form([["revision", typed], ["name", "abcdef"]]), schema)).toEqual({ issues: [{ path: "", code: "stale_form" }] }); // prettier-ignore
      expect(readBySchema(form([["revision", "12"]]), schema)).toEqual({ value: { name: "", revision: 12 } });
    },
  );

  test("tells a field that was left empty from one that its page does not have", () => {
    const schema = z.strictObject({ link: postedIfAny(z.string().max(9)) });
    expect(readBySchema(form([["link", ""]]), schema)).toEqual({ value: { link: "" } });
    expect(readBySchema(form([]), schema)).toEqual({ value: {} });
  });
});

describe("a field for a file", () => {
  const schema = z.strictObject({ file: oneFile });
  const file = (name: string, content = "x") => new File([content], name);

  test.each<[string, (File | string)[], string[]]>([
    ["one that was chosen", [file("a.pdf")], []],
    ["none, as browsers say it", [file("", "")], []],
    ["none, as a browser without files says it", [], []],
    ["an empty one that was chosen", [file("a.pdf", "")], []],
    ["two", [file("a.pdf"), file("b.pdf")], ["file too_many_files"]],
    ["a name in place of a file", ["a.pdf"], ["file not_acceptable"]],
  ])("takes %s", (_, values, codes) => {
    expect(issuesOf(schema, values.map((value) => ["file", value] as [string, File | string]))).toEqual(codes); // prettier-ignore
  });
});
