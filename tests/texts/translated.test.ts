import { expect, test } from "vitest";
import { t, translated } from "~/texts/i18n.server";
import { resources, type TextKey, type TextParams } from "~/texts/resources";

const NUMBERS = [0, 1, 2, 1.5, 1234, 1_000_000, -1];
const WORDS = ["", "Rossi & figli", "$t(common:yes)", "$&", "costo: 5 $1"];

const KEYS = Object.entries(resources).flatMap(([namespace, texts]) =>
  Object.entries(texts as Record<string, string>).map(([key, text]) => ({
    key: `${namespace}:${key.replace(/_(zero|one|other)$/, "")}` as TextKey,
    names: [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name),
    hasPlural: /_(zero|one|other)$/.test(key),
  })),
);

/** Every name with every kind of value, one row for each. */
function paramsOf({ names, hasPlural }: (typeof KEYS)[number]): TextParams[] {
  const all = [...new Set([...names, ...(hasPlural ? ["count"] : [])])];
  return [...NUMBERS, ...WORDS].map((_, row) =>
    Object.fromEntries(
      all.map((name, column) => {
        const values = name === "count" && hasPlural ? NUMBERS : [...NUMBERS, ...WORDS];
        return [name, values[(row + column) % values.length] ?? 0];
      }),
    ),
  );
}

test("every text with its places filled in is what i18next makes of it", () => {
  expect(KEYS.length).toBeGreaterThan(3_000);
  const filled = KEYS.flatMap((one) => paramsOf(one).map((params) => ({ key: one.key, params })));
  const differing = filled.filter(({ key, params }) => t(key, params) !== translated(key, params));
  expect(differing).toEqual([]);
});

test("so is a text without its values, a text with values too many, and a key that does not exist", () => {
  for (const { key } of KEYS) expect(t(key)).toBe(translated(key));
  const [{ key } = { key: "common:yes" as TextKey }] = KEYS;
  expect(t(key, { other: "x" })).toBe(translated(key, { other: "x" }));
  const unknown = "labels:level.nulla" as TextKey;
  expect([t(unknown), t(unknown, { count: 2 })]).toEqual([
    translated(unknown),
    translated(unknown, { count: 2 }),
  ]);
});

test("a value that looks like a place stays as it was typed", () => {
  const params = { name: "{{count}}", count: 2 };
  expect(t("survey:headline.open", params)).toBe(
    translated("survey:headline.open", { ...params, name: "#" }).replace("#", "{{count}}"),
  );
});
