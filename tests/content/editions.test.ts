import { describe, expect, test } from "vitest";
import { questionnaire } from "~/content/questionnaires";
import { bankItems } from "~/content/standards/editions/mef-2025";
import { editions } from "~/content/standards/editions/register";
import { mefPmi } from "~/content/standards/mef-pmi";
import { readDate } from "~/domain/calendar-date";
import { citedEditions } from "~/domain/references/cited-editions";
import { citedParts } from "~/domain/references/cited-parts";
import { referenceWords } from "~/domain/references/words";

const questions = (["v1", "v2", "v3"] as const).flatMap((version) => questionnaire(version).questions);
const references = questions.flatMap(({ guid, references: named }) =>
  named.map((reference) => ({ ...reference, at: `${guid}: ${reference.source} ${reference.point}` })),
);
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028];

const repeated = (words: string[]) => words.filter((one, index) => words.indexOf(one) !== index);

describe("the register of editions", () => {
  test("knows every standard and law that a question names, in every year", () => {
    const unknown = references.filter((reference) =>
      YEARS.some((year) => {
        const found = citedEditions(reference, year, editions);
        const parts = citedParts(reference);
        const first = parts.filter(({ sign }) =>
          found.some(({ edition }) => edition.signs.includes(sign) && edition.source === reference.source),
        );
        return parts.length === 0 || first.length < parts.length;
      }),
    );
    expect(unknown.map(({ at }) => at)).toEqual([]);
  });

  test("names each edition once, and each by one id", () => {
    expect(repeated(editions.map(({ name, edition }) => `${name}, ${edition}`))).toEqual([]);
    expect(repeated(editions.map(({ id }) => id))).toEqual([]);
  });

  test("has days that exist, in their order", () => {
    const wrong = editions.filter(({ dated, from, to }) => {
      const days = [dated, from, to].filter((day) => day !== undefined);
      const exist = days.every((day) => readDate(day.split("-").reverse().join("/")) === day);
      return !exist || days.join() !== [...days].sort().join();
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test("has https addresses", () => {
    expect(editions.filter(({ link }) => URL.parse(link)?.protocol !== "https:").map(({ id }) => id)).toEqual(
      [],
    );
  });

  test("leads from an edition to a later one that exists, in no circle", () => {
    const places = new Map(editions.map((edition) => [edition.id, edition]));
    const ends = editions.map((edition) => {
      const seen = new Set<string>();
      let next: string | undefined = edition.id;
      while (next !== undefined && !seen.has(next)) {
        seen.add(next);
        next = places.get(next)?.replacedBy;
      }
      return next === undefined && [...seen].every((id) => places.has(id));
    });
    expect(editions.filter((_, index) => !ends[index]).map(({ id }) => id)).toEqual([]);
  });

  test("knows no gap between the years of an edition and of the next", () => {
    const gaps = editions.filter(({ years, replacedBy }) => {
      const next = editions.find(({ id }) => id === replacedBy)?.years;
      return replacedBy !== undefined && years !== undefined && next?.from !== (years.to ?? 0) + 1;
    });
    expect(gaps.map(({ id }) => id)).toEqual([]);
  });
});

test("no words of a reference say the name of their source twice", () => {
  const words = references.map(referenceWords);
  expect(words.filter((one) => /\b(\S+) \1\b|^Legge |MEF-PMI MEF/.test(one))).toEqual([]);
});

describe("the document of the banks of December 2025", () => {
  const draftPoints = mefPmi.datapoints.map(({ point }) => point);
  const readingsOf = (item: (typeof bankItems)[number]) => item.readings ?? [item];

  test("has 40 points in their order, five of them in two readings", () => {
    expect(bankItems.map(({ point }) => point)).toEqual(
      Array.from({ length: 40 }, (_, index) => String(index + 1)),
    );
    expect(bankItems.filter(({ readings }) => readings).map(({ point }) => point)).toEqual([
      "28",
      "30",
      "31",
      "35",
      "36",
    ]);
  });

  test("goes back to points of the draft that exist", () => {
    const named = bankItems.flatMap((item) => readingsOf(item).flatMap(({ draft }) => draft));
    expect(named.filter((point) => !draftPoints.includes(point))).toEqual([]);
  });

  test("says of every other point of the draft that it is not found in it", () => {
    const moved = editions.find(({ id }) => id === "mef-dicembre-2025")?.pointsFrom ?? {};
    expect(Object.keys(moved).sort()).toEqual([...draftPoints].sort());
    const gone = draftPoints.filter((point) => moved[point]?.points.length === 0);
    expect(gone).toEqual(["2", "6", "12", "17", "41"]);
    expect(moved["33"]).toEqual({ points: ["28", "36"], isDisputed: true });
    expect(moved["10"]).toEqual({ points: ["7"] });
  });

  test("is asked by questions that exist", () => {
    const named = bankItems.flatMap((item) => readingsOf(item).flatMap(({ questions: guids = [] }) => guids));
    expect(named.filter((guid) => !questions.some((question) => question.guid === guid))).toEqual([]);
  });
});
