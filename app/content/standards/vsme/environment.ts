import { scope1, scope2Market, scope3, turnover } from "~/content/indicators/inputs";
import { material, MATERIALS } from "~/content/indicators/resources";
import type { FigureRule } from "~/domain/indicators/indicator";
import type { Datum, Source } from "~/domain/vsme/datum";
import {
  computed,
  datum,
  datumOf,
  element,
  figure,
  indicator,
  indicatorOf,
  TEXT,
  TRUTH,
  WORDS,
} from "./build";

const ENERGY = "v3-env-energia-consumi";
const SCOPE_1 = "v3-env-emissioni-scope-1";
const SCOPE_2 = "v3-env-emissioni-scope-2";
const MARKET = "v3-env-emissioni-scope-2-mercato";
const SCOPE_3 = "v3-env-emissioni-scope-3-categorie";
const SOIL = "v3-env-suolo-e-biodiversita-suolo";
const NATURE = "v3-env-suolo-e-biodiversita-natura";
const WASTE = "v3-env-rifiuti-e-materiali-quantita";

const energyRow = (concept: string, row: string, label: string): Datum[] =>
  (
    [
      ["RenewableEnergyMember", "rinnovabile", `${label}, da fonti rinnovabili`],
      ["NonRenewableEnergyMember", "non-rinnovabile", `${label}, non rinnovabile`],
    ] as const
  )
    .map(([member, column, words]) =>
      datumOf("BreakdownOfEnergyConsumptionAxis", member, {
        name: concept,
        point: "B3 §29",
        label: words,
        need: "applicable",
        type: figure("MWh"),
        period: "duration",
        source: element(ENERGY, `${row}.${column}`),
      }),
    )
    .concat({
      ...datum({
        name: concept,
        point: "B3 §29",
        label: `${label}, in tutto`,
        need: "applicable",
        type: figure("MWh"),
        period: "duration",
        source: computed({ of: { question: ENERGY, field: `${row}.totale` } }, ENERGY),
      }),
      name: `${concept}_TotalRenewableAndNonRenewableEnergyMember`,
    });

const emission = (
  name: string,
  label: string,
  source: Datum["source"],
  need: Datum["need"] = "always",
): Datum => datum({ name, point: "B3 §30", label, need, type: figure("tCO2e"), period: "duration", source });

const ALL_MARKET: FigureRule = { of: [scope1, scope2Market, ...scope3], needs: SCOPE_3 };
const INTENSITY_DIGITS = 9;
/** Indicators are per million of euros. */
const MILLIONTH = "0.000001";
const withoutScope3 = (id: string) => ({
  ...indicator(id, SCOPE_1, INTENSITY_DIGITS),
  times: MILLIONTH,
  unless: indicatorOf("emissions_scope_3"),
});

/** In the template the range of a total that counts scope 3 is called by its default member, which no fact names. */
const current = (data: Datum): Datum => ({ ...data, name: `${data.name}_CurrentlyStatedMember` });

/** Per euro; the template leaves out those without scope 3 as soon as scope 3 is disclosed. */
const intensity = (
  name: string,
  label: string,
  source: Source & { kind: "figure" },
  need: Datum["need"],
): Datum =>
  datum({
    name,
    point: "B3 §31",
    label,
    need,
    type: figure("tCO2e/EUR", 7),
    period: "duration",
    source,
  });

const area = (name: string, point: string, label: string, source: Datum["source"]): Datum =>
  datum({ name, point, label, need: "optional", type: figure("sqm"), period: "duration", source });

const water = (
  name: string,
  point: string,
  label: string,
  need: Datum["need"],
  source: Datum["source"],
  period: Datum["period"] = "duration",
): Datum => datum({ name, point, label, need, type: figure("m3"), period, source });

const mass = (name: string, label: string, source: Datum["source"]): Datum =>
  datum({ name, point: "B7 §38(a)", label, need: "always", type: figure("t"), period: "duration", source });

/** B3 to B7, and scope 3, which the Comprehensive module adds to B3. */
export const environment: Datum[] = [
  datum({
    name: "TotalEnergyConsumption",
    point: "B3 §29",
    label: "Energia consumata in totale",
    need: "always",
    type: figure("MWh"),
    period: "duration",
    source: indicator("energy_total", ENERGY),
  }),
  ...energyRow("EnergyConsumptionFromElectricity", "acquistata", "Elettricità acquistata"),
  ...energyRow("EnergyConsumptionFromSelfGeneratedElectricity", "autoprodotta", "Elettricità autoprodotta"),
  ...energyRow("EnergyConsumptionFromFuels", "combustibili", "Combustibili"),
  emission("GrossScope1GreenhouseGasEmissions", "Emissioni Scope 1", element(SCOPE_1, "emissioni")),
  emission(
    "GrossLocationBasedScope2GreenhouseGasEmissions",
    "Emissioni Scope 2, per posizione",
    element(SCOPE_2, "emissioni"),
  ),
  emission(
    "GrossMarketBasedScope2GreenhouseGasEmissions",
    "Emissioni Scope 2, per mercato",
    element(MARKET, "emissioni"),
    "optional",
  ),
  emission(
    "TotalGrossLocationBasedScope1AndScope2GHGEmissions",
    "Scope 1 e 2 insieme, per posizione",
    indicator("emissions_scope_1_2", SCOPE_1),
  ),
  emission(
    "TotalGrossMarketBasedScope1AndScope2GHGEmissions",
    "Scope 1 e 2 insieme, per mercato",
    indicator("emissions_scope_1_2_market", MARKET),
    "optional",
  ),
  ...[
    emission(
      "GrossScope3GreenhouseGasEmissions",
      "Emissioni Scope 3",
      indicator("emissions_scope_3", SCOPE_3),
      "optional",
    ),
    emission(
      "TotalGrossLocationBasedGHGEmissions",
      "Scope 1, 2 e 3 insieme, per posizione",
      indicator("emissions_all_scopes", SCOPE_3),
      "optional",
    ),
    emission(
      "TotalGrossMarketBasedGHGEmissions",
      "Scope 1, 2 e 3 insieme, per mercato",
      computed(ALL_MARKET, SCOPE_3),
      "optional",
    ),
  ].map((data): Datum => ({ ...current(data), module: "comprehensive", point: "B3 §50" })),
  intensity(
    "Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased",
    "Emissioni Scope 1 e 2 per euro di fatturato",
    withoutScope3("ghg_intensity"),
    "always",
  ),
  intensity(
    "Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased",
    "Lo stesso, con il metodo di mercato",
    withoutScope3("ghg_intensity_market"),
    "optional",
  ),
  intensity(
    "TotalLocationBasedGreenhouseGasEmissionsIntensityValue",
    "Emissioni Scope 1, 2 e 3 per euro di fatturato",
    computed({ ...indicatorOf("emissions_all_scopes"), per: [turnover] }, SCOPE_1, INTENSITY_DIGITS),
    "optional",
  ),
  intensity(
    "TotalMarketBasedGreenhouseGasEmissionsIntensityValue",
    "Lo stesso, con il metodo di mercato",
    computed({ ...ALL_MARKET, per: [turnover] }, SCOPE_1, INTENSITY_DIGITS),
    "optional",
  ),
  datum({
    name: "PubliclyAvailableDisclosure",
    point: "B4 §32",
    label: "Inquinanti già in un documento pubblico",
    need: "applicable",
    type: TRUTH,
    period: "instant",
    source: {
      kind: "truth",
      question: "v3-env-emissioni-inquinanti-comunicazione",
      element: "value",
      truth: { riservate: false, pubbliche: true },
    },
  }),
  datum({
    name: "URLOrLinkToThePubliclyAvailableDisclosure",
    point: "B4 §32",
    label: "Dove si legge il documento",
    need: "applicable",
    type: WORDS,
    period: "instant",
    source: element("v3-env-emissioni-inquinanti-comunicazione", "pubbliche_text"),
  }),
  area("TotalUseOfLand", "B5 §34(a)", "Suolo usato in totale", element(SOIL, "totale")),
  area("TotalSealedArea", "B5 §34(b)", "Suolo impermeabilizzato", element(SOIL, "impermeabile")),
  area("TotalNatureOrientedAreaOnSite", "B5 §34(c)", "Natura nelle sedi", element(NATURE, "nelle-sedi")),
  area(
    "TotalNatureOrientedAreaOffSite",
    "B5 §34(d)",
    "Natura fuori dalle sedi",
    element(NATURE, "fuori-sede"),
  ),
  water(
    "TotalAmountOfWaterWithdrawnFromAllSites",
    "B6 §35",
    "Acqua prelevata",
    "always",
    element("v3-env-acqua-prelievo", "prelievo"),
  ),
  water(
    "AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress",
    "B6 §35",
    "Acqua prelevata in zone a elevato stress idrico",
    "applicable",
    element("v3-env-acqua-prelievo-zona", "prelievo"),
    // The taxonomy dates it to the last day, unlike all other water.
    "instant",
  ),
  water(
    "WaterDischargeFromUndertakingProductionProcesses",
    "B6 §36",
    "Acqua scaricata dalla produzione",
    "applicable",
    indicator("water_discharge", "v3-env-acqua-consumo"),
  ),
  water(
    "TotalWaterConsumption",
    "B6 §36",
    "Acqua consumata",
    "applicable",
    element("v3-env-acqua-consumo", "consumo"),
  ),
  datum({
    name: "UndertakingAppliesCircularEconomyPrinciples",
    point: "B7 §37",
    label: "Principi di economia circolare applicati",
    need: "always",
    type: TRUTH,
    period: "duration",
    source: { kind: "anyTick", question: "v3-env-rifiuti-e-materiali-circolare", none: "nessuna" },
  }),
  datum({
    name: "DescriptionOfHowCircularEconomyPrinciplesAreApplied",
    point: "B7 §37",
    label: "Come vengono applicati",
    need: "applicable",
    type: TEXT,
    period: "duration",
    source: {
      kind: "labels",
      question: "v3-env-rifiuti-e-materiali-circolare",
      none: "nessuna",
    },
  }),
  mass("TotalWasteGeneratedMass", "Rifiuti in totale", element(WASTE, "totale")),
  mass("TotalHazardousWasteGeneratedMass", "Rifiuti pericolosi", element(WASTE, "pericolosi")),
  mass(
    "TotalNonHazardousWasteGeneratedMass",
    "Rifiuti non pericolosi",
    indicator("waste_non_hazardous", WASTE),
  ),
  datum({
    name: "TotalMassOfMaterialUsed",
    point: "B7 §38(c)",
    label: "Materiali usati in totale",
    need: "applicable",
    // The template adds up in kilograms, whatever the unit of its rows.
    type: figure("kg"),
    period: "duration",
    source: computed({ of: material("quantita"), needs: MATERIALS, times: "1000" }, MATERIALS),
  }),
];
