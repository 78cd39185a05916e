import { describe, expect, test } from "vitest";
import { t } from "~/texts/i18n.server";
import { resources, type TextKey } from "~/texts/resources";
import { translator } from "~/texts/translate";

const translate = translator(resources);

const namespaces = Object.entries(resources as Record<string, Record<string, string>>);

/** Every text with the values its placeholders ask for. */
const texts = namespaces.flatMap(([namespace, entries]) =>
  Object.entries(entries).map(([name, text]) => {
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");
    return {
      key: `${namespace}:${name.replace(/_(one|other)$/, "")}` as TextKey,
      params: Object.fromEntries(names.map((placeholder, index) => [placeholder, `<${index}> & «1.234»`])),
      isPlural: /_(one|other)$/.test(name),
    };
  }),
);

describe("the browser's small translate", () => {
  test("says what i18next says, for every text", () => {
    for (const { key, params, isPlural } of texts.filter((text) => !text.isPlural)) {
      expect(isPlural).toBe(false);
      expect(translate(key, params), key).toBe(t(key, params));
      expect(translate(key, params), key).not.toContain("{{");
    }
  });

  test.each([0, 1, 2, 11, 1000])("says what i18next says of %i things", (count) => {
    for (const { key, params } of texts.filter((text) => text.isPlural)) {
      expect(translate(key, { ...params, count }), key).toBe(t(key, { ...params, count }));
      expect(translate(key, { ...params, count }), key).not.toContain("{{");
    }
  });

  test("keeps the last word for a key that is not there, as i18next does", () => {
    expect(translate("common:never_heard_of" as TextKey)).toBe(t("common:never_heard_of" as TextKey));
  });
});

test("each plural has both its forms", () => {
  for (const [namespace, entries] of namespaces) {
    for (const name of Object.keys(entries).filter((key) => /_(one|other)$/.test(key))) {
      const base = name.replace(/_(one|other)$/, "");
      expect(Object.keys(entries), `${namespace}:${base}`).toEqual(
        expect.arrayContaining([`${base}_one`, `${base}_other`]),
      );
    }
  }
});
