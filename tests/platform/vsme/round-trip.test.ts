import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { data } from "~/content/standards/vsme/data";
import { tables } from "~/content/standards/vsme/tables";
import { factKey } from "~/domain/vsme/fact";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { answersIn } from "./answers-in";
import { cellsOf, demoAnswers, factsOf, MORE, REST } from "./company";
import { ownTemplate } from "./own-template";

const { VSME_TEMPLATE: template } = process.env;
const PARTIAL = { ...demoAnswers(), ...MORE };
const FULL = { ...PARTIAL, ...REST };
/** Totals and intensities with scope 3 take the place of those without. */
const WITH_SCOPE_3 = {
  ...FULL,
  "v3-env-emissioni-scope-3-categorie": { "c1.emissioni": "500", "c15.emissioni": "2.5" },
  "v3-soc-composizione-del-personale-contratti": {
    ...{ "indeterminato.donne": "12", "indeterminato.uomini": "25", "indeterminato.altro": "1" },
    ...{ "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" },
  },
};

/** An unticked box of the official template is a fact of its own. */
const UNTICKED = ["ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged||"];

/** Questions of which the template itself has sums alone. */
const DETAILED = [
  "v3-soc-composizione-del-personale-contratti",
  "v3-soc-formazione-ore",
  "v3-gov-strategia-temi",
  "v3-gov-strategia-settori-ricavi",
];

const TEMPLATES: [string, () => Buffer][] = [
  ["our own template", ownTemplate],
  ...(template ? [["the official template", () => readFileSync(template)] as [string, () => Buffer]] : []),
];

describe.each(TEMPLATES)(
  "%s that is filled, read back into an empty company and filled again",
  (_, empty) => {
    test.each([
      ["a company as it is", PARTIAL],
      ["a company with every datum", FULL],
      ["a company with scope 3", WITH_SCOPE_3],
    ])("states the same facts of %s", async (_name, answers) => {
      const facts = factsOf(answers);
      const back = await answersIn(await fillTemplate(empty(), cellsOf(answers)));
      const again = new Map(factsOf(back).map((fact) => [factKey(fact), fact]));
      const lost = facts.filter((fact) => {
        const other = again.get(factKey(fact));
        return other?.value !== fact.value || other.year !== fact.year;
      });
      expect(lost.map(({ concept }) => concept)).toEqual([]);
      const ours = new Set(facts.map(factKey));
      const more = [...again.keys()].filter((key) => !ours.has(key) && !UNTICKED.includes(key));
      expect(more).toEqual([]);
    });

    test("gives back every employee, hour and commitment behind its sums", async () => {
      const back = await answersIn(await fillTemplate(empty(), cellsOf(FULL)));
      for (const question of DETAILED) expect(back[question]).toMatchObject(FULL[question] ?? {});
    });

    test("gives back what water was for and where, on which other answers depend", async () => {
      const back = await answersIn(await fillTemplate(empty(), cellsOf(FULL)));
      expect(back["v3-env-acqua-prelievo"]).toEqual({ prelievo: "1840", uso: "processi" });
      expect(back["v3-env-acqua-zona"]).toEqual({ value: "presenti" });
      const little = { "v3-env-acqua-prelievo": { prelievo: "90", uso: "civile" } };
      const dry = await answersIn(await fillTemplate(empty(), cellsOf(little)));
      expect([dry["v3-env-acqua-prelievo"], dry["v3-env-acqua-zona"]]).toEqual([
        { prelievo: "90" },
        undefined,
      ]);
    });

    test("takes no detail over that a sum of the same file contradicts", async () => {
      const filled = cellsOf(FULL).map((cell) =>
        cell.range === "NumberOfFemaleEmployees"
          ? { ...cell, content: { kind: "number", value: "999" } as const }
          : cell,
      );
      const back = await answersIn(await fillTemplate(empty(), filled));
      expect(DETAILED.map((question) => back[question] !== undefined)).toEqual([false, false, true, true]);
    });

    test("keeps employees where their sums leave one table", async () => {
      const staff = { "indeterminato.donne": "12", "indeterminato.uomini": "26", "indeterminato.altro": "0" };
      const none = { "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" };
      const answers = { ...FULL, "v3-soc-composizione-del-personale-contratti": { ...staff, ...none } };
      const back = await answersIn(await fillTemplate(empty(), cellsOf(answers)));
      expect(back["v3-soc-composizione-del-personale-contratti"]).toEqual({ ...staff, ...none });
    });
  },
);

describe("a company with every datum", () => {
  test("has a fact of each", () => {
    const stated = new Set([PARTIAL, FULL, WITH_SCOPE_3].flatMap(factsOf).map(({ name }) => name));
    const names = [
      ...data.map(({ name }) => name),
      ...tables.flatMap(({ columns }) => columns.map(({ name }) => name)),
    ];
    expect(names.filter((name) => !stated.has(name))).toEqual([]);
  });
});
