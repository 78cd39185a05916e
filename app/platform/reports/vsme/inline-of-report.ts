import { disclosureTitles } from "~/content/standards/vsme/disclosures";
import { DISCLOSURES } from "~/domain/vsme/fact";
import { inlineXbrl, type InlineSection } from "~/domain/vsme/inline-xbrl";
import { t } from "~/texts/i18n.server";
import { wordsOfMember, wordsOfMembers } from "./fact-words";
import type { SurveyReport } from "./report-of-survey";

/** The report as one Inline XBRL document. */
export function inlineOf({ lines, facts, entity }: SurveyReport): string {
  const sections = DISCLOSURES.map((disclosure): InlineSection => ({
    title: `${disclosure} – ${disclosureTitles[disclosure]}`,
    lines: lines
      .filter(({ of }) => of.disclosure === disclosure)
      .flatMap(({ of, facts: stated }) => {
        const columns = "columns" in of ? new Map(of.columns.map(({ name, label }) => [name, label])) : null;
        return stated.map((fact) => {
          const place = fact.row?.number ?? (columns && fact.member ? wordsOfMember(fact.member.of) : "");
          const label = columns ? `${of.label}: ${columns.get(fact.name) ?? ""} ${place}` : of.label;
          return { label, fact, words: wordsOfMembers(fact) };
        });
      }),
  }));
  return inlineXbrl(sections, entity, {
    title: t("vsme:title", { year: entity.fiscalYear }),
    subtitle: t("vsme:inline_note", { count: facts.length }),
    yes: t("vsme:yes"),
    no: t("vsme:no"),
    datum: t("vsme:datum"),
    value: t("vsme:value"),
    units: {
      EUR: "euro",
      MWh: "MWh",
      tCO2e: "t CO2e",
      "tCO2e/EUR": "t CO2e per euro",
      m3: "m³",
      sqm: "m²",
      t: "t",
      kg: "kg",
      pure: "",
    },
  });
}
