import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { placed, textWidth, wrapped } from "~/charts/text";

const texts = fc.string({ unit: fc.constantFrom(..."aàbimwMW 1%.-Ü"), maxLength: 60 });
const bare = (text: string) => text.replace(/\s/g, "");

describe("a text in lines", () => {
  test.each([
    ["", []],
    ["Energia", ["Energia"]],
    ["Rifiuti e materiali", ["Rifiuti e", "materiali"]],
    ["Precipitevolissimevolmente", ["Precipitev-", "olissimev-", "olmente"]],
  ])("%j breaks into %j", (text, lines) => {
    expect(wrapped(text, 12, 84)).toEqual(lines);
  });

  test("never takes more room than it has", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 400 }), (text, width) => {
        for (const line of wrapped(text, 13, width)) expect(textWidth(line, 13)).toBeLessThanOrEqual(width);
      }),
    );
  });

  test("leaves nothing out", () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 400 }), (text, width) => {
        const lines = wrapped(text, 13, width);
        // A divided word gets a hyphen more; those it has stay.
        expect(bare(lines.join("")).replaceAll("-", "")).toBe(bare(text).replaceAll("-", ""));
      }),
    );
  });

  test("takes as much height as it has lines", () => {
    const place = { x: 0, top: 10, width: 84, size: 12 };
    const { block, bottom } = placed("Rifiuti e materiali", place);
    expect(block).toMatchObject({ y: 21.4, lineHeight: 16.2, anchor: "start" });
    expect(bottom).toBe(42.4);
    expect(placed("", place).bottom).toBe(10);
  });
});
