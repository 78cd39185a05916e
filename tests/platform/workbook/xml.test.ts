import { describe, expect, test } from "vitest";
import { XmlError, xmlTokens } from "~/platform/workbook/xml";

const textOf = (xml: string) =>
  [...xmlTokens(xml)].map((token) => (token.kind === "text" ? token.text : "")).join("");

describe("the tokens of a document", () => {
  test("are tags without their prefixes, attributes with them, and texts without marks", () => {
    const xml = `<?xml version="1.0"?><!-- che --><x:a xmlns:x="y" r:id="1 &lt; 2" xmlns:r="z"><b/>a &amp; b<![CDATA[<c>]]></x:a>`;
    expect([...xmlTokens(xml)]).toMatchObject([
      { kind: "open", name: "a", attributes: { "r:id": "1 < 2" }, isEmpty: false },
      { kind: "open", name: "b", attributes: {}, isEmpty: true },
      { kind: "text", text: "a & b" },
      { kind: "text", text: "<c>" },
      { kind: "close", name: "a" },
    ]);
  });

  test("of nothing are none", () => {
    expect([...xmlTokens("")]).toEqual([]);
  });

  test("of a document that begins with the mark of its coding are the same", () => {
    expect(textOf("\ufeff<a>b</a>")).toBe("b");
  });

  test.each([65_520, 65_531, 65_532, 65_533, 65_534, 65_535, 65_536, 131_071])(
    "are whole where a slice ends within them (%i)",
    (length) => {
      const text = "x".repeat(length);
      expect(textOf(`<a>${text}😀&#x1F600;&amp;<b c="d"/>fine</a>`)).toBe(`${text}😀😀&fine`);
    },
  );

  test("are read no further ahead than they are taken", () => {
    const tokens = xmlTokens(`<a>${"<b/>".repeat(100_000)}<c>`);
    expect(tokens.next().value).toMatchObject({ name: "a" });
    expect(() => [...tokens]).toThrow(XmlError);
  });
});
