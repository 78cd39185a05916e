import { describe, expect, test } from "vitest";
import { chosenFiles, fieldIssues, REVISION_IF_ANY, typedValues, valuesOf } from "~/web/read-form.server";

function form(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const FIELDS = { name: { max: 5 }, states: { max: 2, many: true as const } };

describe("posted fields", () => {
  test.each<[string, [string, string][], string[]]>([
    ["nothing posted", [], []],
    ["a value of the longest length", [["name", "abcde"]], []],
    ["a line break counts once", [["name", "ab\r\nde"]], []],
    ["a value too long", [["name", "abcdef"]], ["too_long"]],
    ["a field twice", [["name", "a"], ["name", "b"]], ["repeated_field"]], // prettier-ignore
    ["a field that may stand many times", [["states", "IT"], ["states", "FR"]], []], // prettier-ignore
    ["an unknown field", [["role", "admin"]], ["unknown_element"]],
    ["a name every object has", [["constructor", "x"]], ["unknown_element"]],
    ["another one", [["__proto__", "x"]], ["unknown_element"]],
    ["the wrapper's own fields", [["_csrf", "x"], ["_resume", "1"]], []], // prettier-ignore
  ])("%s", (_, entries, codes) => {
    expect(fieldIssues(form(...entries), FIELDS).map(({ code }) => code)).toEqual(codes);
  });

  test.each(["9".repeat(20), "-1", "1e3", "", "tre"])(
    "a revision that is none, “%s”, makes the form one to send again, and says nothing else",
    (revision) => {
      const fields = { name: { max: 5 }, revision: REVISION_IF_ANY };
      const posted = form(["revision", revision], ["name", "abcdef"]);
      expect(fieldIssues(posted, fields)).toEqual([{ path: "", code: "stale_form" }]);
      expect(fieldIssues(form(["revision", "12"]), fields)).toEqual([]);
    },
  );

  test("what was typed comes back, whatever its name, but for passwords and the form's token", () => {
    const typed = typedValues(
      form(["__proto__", "a"], ["name", "b"], ["name", "c"], ["password", "d"], ["_csrf", "e"]),
    );
    expect(Object.entries(typed)).toEqual([
      ["__proto__", ["a"]],
      ["name", ["b", "c"]],
    ]);
  });

  test("values have single line breaks, and an absent field is empty", () => {
    const values = valuesOf(form(["name", "a\r\nb"]));
    expect(values.one("name")).toBe("a\nb");
    expect(values.one("other")).toBe("");
  });
});

describe("fields for files", () => {
  const fields = { file: { max: 1, file: true as const }, name: { max: 5 } };
  const sent = (...values: (File | string)[]) => {
    const data = form(["name", "abc"]);
    for (const value of values) data.append("file", value as string);
    return data;
  };
  const file = (name: string, content = "x") => new File([content], name);

  test.each<[string, (File | string)[], string[]]>([
    ["one that was chosen", [file("a.pdf")], []],
    ["none, as browsers say it", [file("", "")], []],
    ["none, as a browser without files says it", [], []],
    ["an empty one that was chosen", [file("a.pdf", "")], []],
    ["two", [file("a.pdf"), file("b.pdf")], ["too_many_files"]],
    ["a name in place of a file", ["a.pdf"], ["not_acceptable"]],
  ])("take %s", (_, values, codes) => {
    expect(fieldIssues(sent(...values), fields).map(({ code }) => code)).toEqual(codes);
  });

  test("are the only ones that do", () => {
    const data = new FormData();
    data.append("name", file("a.pdf"));
    expect(fieldIssues(data, fields).map(({ code }) => code)).toEqual(["not_acceptable"]);
  });

  test("are never shown again as text, and what they brought can be marked as dealt with", () => {
    const data = sent(file("a.pdf"));
    const values = valuesOf(data);
    expect(values.files("file").map(({ name }) => name)).toEqual(["a.pdf"]);
    expect(typedValues(data)).toEqual({ name: ["abc"] });
    expect(chosenFiles(data)).toEqual(["file"]);
    values.replace("file", []);
    values.replace("name", ["x", "y"]);
    expect([chosenFiles(data), typedValues(data)]).toEqual([[], { name: ["x", "y"] }]);
  });
});
