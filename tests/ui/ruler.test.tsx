import { describe, expect, test } from "vitest";
import { type GivenRuler, rulers } from "~/charts/ruler";
import { Rulers } from "~/ui/charts/ruler";
import { danglingIds, faultsOfHtml } from "./html";
import { markupOf } from "./render";

const ROWS: GivenRuler[] = [
  {
    id: "start_small",
    label: "Fondamentali",
    mine: 80,
    average: 44,
    middle: { from: 33, to: 56 },
    issued: 76,
  },
  {
    id: "environment",
    within: "Fondamentali",
    label: "Ambiente",
    mine: 0,
    average: 48,
    note: "da completare",
  },
  { id: "master", label: "Master", href: "/dashboard", mine: null, average: 14 },
];

const figure = (rows: readonly GivenRuler[]) =>
  markupOf(
    <Rulers
      id="righelli"
      caption="Nei Fondamentali sei 36 punti sopra la media."
      tableCaption="Tu e le altre aziende"
      heading="Classe"
      rulers={rulers(rows)}
    />,
  );

/** The cells of each row, as they are read. */
const rowsIn = (markup: string) =>
  [...markup.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
      cell
        .replace(/<svg.*<\/svg>/g, "")
        .replace(/<[^>]+>/g, "")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  );
const count = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].length;

describe("a group of rulers", () => {
  test("says its message first, and shares one table that prints every number", async () => {
    const markup = await figure(ROWS);
    expect(await faultsOfHtml(markup)).toEqual([]);
    expect(danglingIds(markup)).toEqual([]);
    expect(markup).toMatch(/^<figure class="rulers"><figcaption>Nei Fondamentali/);
    expect(rowsIn(markup)).toEqual([
      ["Classe", "Tu", "Carta emessa", "Media", "Scarto", "Metà centrale"],
      ["Fondamentali", "80", "76", "44", "+36", "33-56"],
      ["Fondamentali: Ambiente da completare", "0", "– non disponibile", "48", "-48", "– non disponibile"],
      [
        "Master non ancora iniziata",
        "– non disponibile",
        "– non disponibile",
        "14",
        "– non disponibile",
        "– non disponibile",
      ],
    ]);
  });

  test("has no column and no key for what no row has", async () => {
    const markup = await figure([{ id: "start_small", label: "Fondamentali", mine: 80 }]);
    expect(rowsIn(markup)).toEqual([
      ["Classe", "Tu"],
      ["Fondamentali", "80"],
    ]);
    expect(count(markup.slice(0, markup.indexOf("<table")), /<svg class="ruler"/g)).toBe(1);
    expect(markup).toContain("tacche chiare: 30 e 70");
  });

  test("draws nothing of the company where it has no number, and says why in words that a caller may give", async () => {
    const empty = await figure([{ id: "master", label: "Master", mine: null, without: "da completare" }]);
    expect(empty).not.toContain("ruler-mine");
    expect(rowsIn(empty)[1]).toEqual(["Master da completare", "– non disponibile"]);
    const zero = await figure([{ id: "master", label: "Master", mine: 0 }]);
    expect(count(zero.slice(zero.indexOf("<tbody>")), /ruler-mine/g)).toBe(2);
  });

  test("holds no text in its drawings, so that it grows with the reader's letters", async () => {
    const markup = await figure(ROWS);
    expect(markup).not.toContain("<text");
    expect(markup).not.toContain("style=");
  });
});
