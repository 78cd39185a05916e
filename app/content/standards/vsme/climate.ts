import type { Term } from "~/domain/question/plausibility-rule";
import type { Datum } from "~/domain/vsme/datum";
import { computed, datum, datumOf, element, figure, TEXT, TRUTH } from "./build";

const TARGET = "v3-env-emissioni-obiettivo-valori";
const PLAN = "v3-env-emissioni-piano-transizione";
const ASSESSMENT = "v3-env-clima-e-rischi-valutazione";
const EVENTS = "v3-env-clima-e-rischi-eventi";

const YEARS = [
  { member: "BaselineYearMember", row: "base", words: "anno base" },
  { member: "TargetYearMember", row: "obiettivo", words: "anno obiettivo" },
] as const;

/** The first scopes of a year of the target, added up. */
const scopes = (row: string, count: number): Term[] =>
  Array.from({ length: count }, (_, index) => ({ question: TARGET, field: `${row}.scope-${index + 1}` }));

const targetsOf = ({ member, row, words }: (typeof YEARS)[number]): Datum[] => {
  const one = (name: string, label: string, source: Datum["source"]): Datum => ({
    ...datumOf("ReportingScopesAxis", member, {
      name,
      point: "C3 §54",
      label: `${label}, ${words}`,
      need: "applicable",
      type: figure("tCO2e"),
      period: "duration",
      source,
    }),
    year: { question: TARGET, element: `${row}.anno` },
  });
  return [
    one("GrossScope1GreenhouseGasEmissions", "Scope 1", element(TARGET, `${row}.scope-1`)),
    one("GrossLocationBasedScope2GreenhouseGasEmissions", "Scope 2", element(TARGET, `${row}.scope-2`)),
    one("GrossScope3GreenhouseGasEmissions", "Scope 3", element(TARGET, `${row}.scope-3`)),
    one(
      "TotalGrossLocationBasedScope1AndScope2GHGEmissions",
      "Scope 1 e 2 insieme",
      computed({ of: scopes(row, 2) }, TARGET),
    ),
    one(
      "TotalGrossLocationBasedGHGEmissions",
      "Scope 1, 2 e 3 insieme",
      computed({ of: scopes(row, 3) }, TARGET),
    ),
  ];
};

const risk = (
  name: string,
  point: string,
  label: string,
  source: Datum["source"],
  type: Datum["type"] = TEXT,
): Datum => datum({ name, point, label, need: "applicable", type, period: "duration", source });

const RISKS = [
  ["alluvioni", "Alluvioni e piogge intense"],
  ["frane", "Frane"],
  ["siccita", "Siccità"],
  ["caldo", "Ondate di caldo"],
  ["vento", "Grandine e vento forte"],
  ["incendi", "Incendi boschivi"],
  ["mare", "Innalzamento del mare"],
  ["prezzi", "Prezzi di energia e materie prime"],
  ["regole", "Nuove leggi, tasse o limiti"],
  ["mercato", "Richieste di clienti e banche"],
  ["altro", "Altro"],
] as const;
const effectsOf = (column: "orizzonte" | "effetto") =>
  RISKS.map(([row, label]) => ({
    question: "v3-env-clima-e-rischi-orizzonti",
    element: `${row}.${column}`,
    label,
  }));

/** C3 and C4. */
export const climate: Datum[] = [
  datum({
    name: "GreenhouseGasEmissionReductionTargetBaseYear",
    point: "C3 §54",
    label: "Anno base dell'obiettivo",
    need: "applicable",
    type: { kind: "year" },
    period: "instant",
    source: element(TARGET, "base.anno"),
  }),
  datum({
    name: "GreenhouseGasEmissionReductionTargetYear",
    point: "C3 §54",
    label: "Anno dell'obiettivo",
    need: "applicable",
    type: { kind: "year" },
    period: "instant",
    source: element(TARGET, "obiettivo.anno"),
  }),
  ...YEARS.flatMap(targetsOf),
  risk(
    "DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets",
    "C3 §54(e)",
    "Azioni principali per ridurre le emissioni",
    {
      kind: "labels",
      question: "v3-env-emissioni-azioni",
      none: "nessuna",
    },
  ),
  risk(
    "DescriptionOfATransitionPlanForClimateChangeMitigationIncludingAnExplanationOfHowItIsContributingToReduceGhgEmissions",
    "C3 §55",
    "Piano di transizione per il clima",
    {
      kind: "lines",
      lines: ["approvato_text", "finanziato_text"].map((of) => ({ question: PLAN, element: of, label: "" })),
    },
  ),
  risk(
    "DescriptionOfClimateRelatedHazardsAndClimateRelatedTransitionEvents",
    "C4 §57(a)",
    "Pericoli del clima individuati",
    { kind: "labels", question: EVENTS, none: "nessuno" },
  ),
  risk(
    "DisclosureOfHowItHasAssessedTheExposureAndSensitivityOfItsAssetsActivitiesAndValueChainToTheseHazardsAndTransitionEvents",
    "C4 §57(b)",
    "Come è stata valutata l'esposizione",
    {
      kind: "lines",
      lines: ["sedi_text", "estesa_text", "aggiornata_text"].map((of) => ({
        question: ASSESSMENT,
        element: of,
        label: "",
      })),
    },
  ),
  risk(
    "TimeHorizonsOfAnyClimateRelatedHazardsAndTransitionEventsIdentified",
    "C4 §57(c)",
    "Orizzonti temporali dei rischi",
    {
      kind: "lines",
      lines: effectsOf("orizzonte"),
    },
  ),
  risk(
    "DisclosureOfWhetherItHasUndertakenClimateChangeAdaptationActionsForAnyClimateRelatedHazardsAndTransitionEvents",
    "C4 §57(d)",
    "Azioni di adattamento intraprese",
    { kind: "anyTick", question: "v3-env-clima-e-rischi-adattamento", none: "nessuna" },
    TRUTH,
  ),
  datum({
    name: "PotentialAdverseEffectsOfClimateRisksThatMayAffectItsFinancialPerformanceOrBusinessOperationsInTheShortMediumOrLongTermIndicatingWhetherItAssessesTheRisksToBeHighMediumOrLow",
    point: "C4 §58",
    label: "Effetti possibili dei rischi sui conti",
    need: "optional",
    type: TEXT,
    period: "duration",
    source: { kind: "lines", lines: effectsOf("effetto") },
  }),
];
