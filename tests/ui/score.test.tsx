import { describe, expect, test } from "vitest";
import { gauge } from "~/charts/gauge";
import { Band } from "~/ui/score/band";
import { Gauge } from "~/ui/charts/gauge";
import { ScoreBar } from "~/ui/score/score-bar";
import { faultsOfHtml, valuesOf } from "./html";
import { markupOf } from "./render";

const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, "").trim();

describe("a band in words", () => {
  test.each([
    [-1, -1, false, "-- non disponibile"],
    [0, 10_000, false, "0 su 100 nessun punto"],
    [0, 10_000, true, "0 su 100 da avviare"],
    [1, 10_000, false, "1 su 100 basso"],
    [3_000, 10_000, false, "30 su 100 basso"],
    [3_100, 10_000, false, "31 su 100 medio"],
    [7_049, 10_000, false, "70 su 100 medio"],
    [7_050, 10_000, false, "71 su 100 alto"],
    [9_999, 10_000, false, "99 su 100 alto"],
    [10_000, 10_000, true, "100 su 100 alto"],
  ])("%i of %i (supplier: %s) reads %s", async (actual, max, isSupplier, words) => {
    expect(wordsOf(await markupOf(<Band {...{ actual, max, isSupplier }} />))).toBe(words);
  });
});

test.each([true, false])("a class without an answer has no number (supplier: %s)", async (isSupplier) => {
  const empty = { actual: 0, max: 10_000, unfilled: true, isSupplier };
  expect(wordsOf(await markupOf(<Band {...empty} />))).toBe("-- non compilata");
});

describe("the score of a class that is not complete", () => {
  const soFar = (reachable: number | null) => ({ done: 12, applicable: 30, reachable });

  test.each<[number, number | null, string]>([
    [3_100, 7_800, "medio, finora 31 di 100, con 12 di 30 domande; con le altre può arrivare fino a 78"],
    [3_000, 3_000, "basso, finora 30 di 100, con 12 di 30 domande; con le altre non può salire"],
    [0, 9_999, "nessun punto, finora 0 di 100, con 12 di 30 domande; con le altre può arrivare fino a 99"],
    [3_100, null, "medio, finora 31 di 100, con 12 di 30 domande"],
  ])("of %i with %s within reach reads %s", async (actual, reachable, words) => {
    const score = { actual, max: 10_000, soFar: soFar(reachable) };
    expect(wordsOf(await markupOf(<Band {...score} />))).toBe(words);
    const drawn = await markupOf(<Gauge label="Master" {...score} drawing={gauge(31)} />);
    expect(drawn).toContain(words.slice(words.indexOf("finora")));
    expect(drawn).not.toContain("su 100");
  });

  test("without an answer reads as not filled in", async () => {
    const empty = { actual: 0, max: 10_000, unfilled: true, soFar: soFar(10_000) };
    expect(wordsOf(await markupOf(<Band {...empty} />))).toBe("-- non compilata");
  });
});

test("the supplier's zero is drawn as an outline", async () => {
  const zero = { label: "Master", actual: 0, max: 10_000, drawing: gauge(0) };
  expect(await markupOf(<Gauge {...zero} isSupplier />)).toContain("band-outline");
  expect(await markupOf(<Gauge {...zero} />)).not.toContain("band-outline");
});

test("a gauge says its message in the caption", async () => {
  const markup = await markupOf(
    <Gauge label="Fondamentali" actual={6_840} max={10_000} drawing={gauge(68)} />,
  );
  expect(wordsOf(markup.replace(/<svg.*<\/svg>/, ""))).toBe("Fondamentali: 68 su 100, medio");
  expect(wordsOf(/<svg.*<\/svg>/.exec(markup)?.[0] ?? "")).toBe("68");
  expect(await faultsOfHtml(markup)).toEqual([]);
});

test("a bar is never longer than its track, and something is never nothing", async () => {
  const widthOf = async (actual: number) =>
    valuesOf(await markupOf(<ScoreBar actual={actual} max={10_000} />), "width");
  expect(await widthOf(0)).not.toContain("0%");
  expect(await widthOf(1)).toContain("1%");
  expect(await widthOf(5_000)).toContain("50%");
  expect((await widthOf(10_000)).filter((width) => width === "100%")).toHaveLength(3);
});
