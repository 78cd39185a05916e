import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { fillTemplate } from "~/platform/workbook/vsme/fill-template";
import { readTemplate } from "~/platform/workbook/vsme/read-template";
import { templateBook } from "~/platform/workbook/vsme/template-book";
import { TemplateReader } from "~/platform/workbook/vsme/template-reader";
import { cellsOf, demoAnswers, factsOf, MORE } from "./company";
import { rowOf } from "./row-of";
import { savedByOffice } from "../saved-by-office";

// SOFFICE names LibreOffice, and VSME_TEMPLATE the official template, whose formulas it computes anew.
const { SOFFICE: office, VSME_TEMPLATE: template } = process.env;
const answers = { ...demoAnswers(), ...MORE };

/** What the template computes from inputs that no answer gives: fuels by kind, hourly pays, its map. */
const NEEDS_MORE = [
  "EnergyConsumptionFromFuels_RenewableEnergyMember",
  "EnergyConsumptionFromFuels_NonRenewableEnergyMember",
  "EnergyConsumptionFromFuels_TotalRenewableAndNonRenewableEnergyMember",
  "PercentageGapInPayBetweenFemaleAndMaleEmployees",
  "GPSLocationOfSite",
];

const reader = async (file: Promise<Buffer>) => new TemplateReader(await templateBook(await file));

describe.runIf(office && template)(
  "the official template that another program has computed and saved",
  () => {
    let filled: Promise<Buffer>;
    let saved: Promise<Buffer>;
    beforeAll(() => {
      filled = fillTemplate(readFileSync(template ?? ""), cellsOf(answers));
      saved = filled.then((file) => savedByOffice(office ?? "", file));
    });

    test("has our values: its formulas come to what we compute", async () => {
      const [before, after] = await Promise.all([reader(filled), reader(saved)]);
      const different = factsOf(answers).filter(({ name, type, member, row }) => {
        const down = rowOf({ name, member, row }, before);
        const [ours, theirs] = [before.value(name, down), after.value(name, down)];
        if (type.kind !== "number") return ours !== theirs;
        const slack = 0.5 * 10 ** -type.decimals + 1e-12;
        return !(Math.abs(Number(ours) - Number(theirs)) <= slack);
      });
      expect(different.map(({ name }) => name)).toEqual(NEEDS_MORE);
    });

    test("says the same answers as before", async () => {
      const answersIn = async (file: Promise<Buffer>) =>
        (await readTemplate(await file)).map(({ questionId, elementId, answer }) => [
          `${questionId}#${elementId}`,
          answer,
        ]);
      const lost = ["v3-soc-retribuzione-e-contratti-divario", "v3-env-energia", "posizione"];
      const before = (await answersIn(filled)).filter(
        ([name]) => !lost.some((one) => String(name).includes(one)),
      );
      const after = (await answersIn(saved)).filter(
        ([name]) => !lost.some((one) => String(name).includes(one)),
      );
      expect(after).toEqual(before);
    });
  },
);
