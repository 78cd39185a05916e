import { expect, test } from "vitest";
import { areaBars } from "~/charts/area-bars";
import { gauge } from "~/charts/gauge";
import { AreaBarsDrawing } from "~/ui/charts/area-bars";
import { ChartFigure } from "~/ui/charts/chart-figure";
import { GaugeRing } from "~/ui/charts/gauge";
import { danglingIds, faultsOfHtml, valuesOf } from "./html";
import { markupOf } from "./render";

const NONE = { mine: "", average: "" };
const ROWS = [
  { id: "environment", label: "Ambiente", mine: 82 },
  { id: "social", label: "Sociale", mine: 0 },
  { id: "governance", label: "Governance", mine: null },
];
const bars = areaBars({ rows: ROWS, names: NONE, width: 288 });
const compared = areaBars({
  rows: ROWS.map((row) => ({ ...row, average: 40 })),
  names: { mine: "Tu", average: "Media" },
  width: 288,
});

/** What a drawing prints, text by text. */
const printed = (markup: string) =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) =>
    text.replace(/<[^>]+>/g, "").trim(),
  );

test("the bars print the names and numbers they were drawn from, each bar as long as its number", async () => {
  const markup = await markupOf(<AreaBarsDrawing drawing={bars} />);
  expect(printed(markup)).toEqual(["0", "50", "100", "Ambiente", "82", "Sociale", "0", "Governance", "--"]);
  const [bar, another] = [...markup.matchAll(/<rect class="band-fill"[^>]*width="([\d.]+)"/g)];
  const [track] = [...markup.matchAll(/<rect class="score-track"[^>]*width="([\d.]+)"/g)];
  expect(another).toBeUndefined();
  expect(Number(bar?.[1]) / Number(track?.[1])).toBeCloseTo(0.82, 3);
});

test("a compared area has two bars, each with its name", async () => {
  const markup = await markupOf(<AreaBarsDrawing drawing={compared} />);
  expect(printed(markup).slice(3, 8)).toEqual(["Ambiente", "Tu", "82", "Media", "40"]);
});

test("the supplier's zero is an outline, and only its own: the average keeps its band", async () => {
  const zeros = areaBars({
    rows: [{ id: "social", label: "Sociale", mine: 0, average: 0 }],
    names: { mine: "Tu", average: "Media" },
    width: 288,
  });
  const classes = (markup: string) => valuesOf(markup, "class").filter((name) => name.startsWith("band-z"));
  expect(classes(await markupOf(<AreaBarsDrawing drawing={zeros} isSupplier />))).toEqual([
    "band-zero band-outline",
    "band-zero",
  ]);
  expect(classes(await markupOf(<AreaBarsDrawing drawing={zeros} />))).toEqual(["band-zero", "band-zero"]);
  expect(await markupOf(<GaugeRing drawing={gauge(0)} isSupplier />)).toContain("band-outline");
});

test("drawings on one page share no id, and every fill finds its pattern", async () => {
  const markup = await markupOf(
    <>
      <GaugeRing drawing={gauge(30)} />
      <GaugeRing drawing={gauge(30)} />
      <AreaBarsDrawing drawing={compared} />
      <AreaBarsDrawing drawing={compared} />
    </>,
  );
  const ids = valuesOf(markup, "id");
  expect(new Set(ids).size).toBe(ids.length);
  const fills = valuesOf(markup, "fill").flatMap((fill) => /^url\(#(.+)\)$/.exec(fill)?.[1] ?? []);
  expect(fills).toHaveLength(10);
  expect(fills.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a figure says its message first and keeps its numbers in a table", async () => {
  const markup = await markupOf(
    <ChartFigure
      caption="Ambiente è l'area più forte."
      table={{
        id: "numeri",
        caption: "I numeri",
        columns: [
          { label: "Area", rowHeader: true },
          { label: "Su 100", numeric: true },
        ],
        rows: ROWS.map(({ id, label, mine }) => ({ key: id, cells: [label, mine ?? "--"] })),
      }}
    >
      <AreaBarsDrawing drawing={bars} />
    </ChartFigure>,
  );
  expect(await faultsOfHtml(markup)).toEqual([]);
  expect(danglingIds(markup)).toEqual([]);
  expect(markup).toMatch(/^<figure class="chart"><figcaption>Ambiente è/);
  const cells = [...markup.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text).slice(2);
  expect(cells).toEqual(printed(markup).slice(3));
});
