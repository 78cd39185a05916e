import type { Datum } from "~/domain/vsme/datum";
import { datum, datumOf, element, figure, formula, TEXT, TRUTH, WORDS } from "./build";

const ENERGY = "v3-env-energia-consumi";
const SCOPE_1 = "v3-env-emissioni-scope-1";
const SCOPE_2 = "v3-env-emissioni-scope-2";
const MARKET = "v3-env-emissioni-scope-2-mercato";
const SCOPE_3 = "v3-env-emissioni-scope-3-categorie";
const SOIL = "v3-env-suolo-e-biodiversita-suolo";
const NATURE = "v3-env-suolo-e-biodiversita-natura";
const WASTE = "v3-env-rifiuti-e-materiali-quantita";

const energyRow = (concept: string, row: string, label: string, sum: string): Datum[] =>
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
        source: formula(sum, ENERGY),
      }),
      name: `${concept}_TotalRenewableAndNonRenewableEnergyMember`,
    });

const emission = (
  name: string,
  label: string,
  source: Datum["source"],
  need: Datum["need"] = "always",
): Datum => datum({ name, point: "B3 §30", label, need, type: figure("tCO2e"), period: "duration", source });

/** In the template the range of a total that counts scope 3 is called by its default member, which no fact names. */
const current = (data: Datum): Datum => ({ ...data, name: `${data.name}_CurrentlyStatedMember` });

const intensity = (name: string, label: string, computed: string, need: Datum["need"]): Datum =>
  datum({
    name,
    point: "B3 §31",
    label,
    need,
    type: figure("tCO2e/EUR", 7),
    period: "duration",
    source: formula(computed, SCOPE_1),
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
    source: formula("totalEnergy", ENERGY),
  }),
  ...energyRow("EnergyConsumptionFromElectricity", "acquistata", "Elettricità acquistata", "electricity"),
  ...energyRow(
    "EnergyConsumptionFromSelfGeneratedElectricity",
    "autoprodotta",
    "Elettricità autoprodotta",
    "ownElectricity",
  ),
  ...energyRow("EnergyConsumptionFromFuels", "combustibili", "Combustibili", "fuels"),
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
    formula("scope12", SCOPE_1),
  ),
  emission(
    "TotalGrossMarketBasedScope1AndScope2GHGEmissions",
    "Scope 1 e 2 insieme, per mercato",
    formula("scope12Market", MARKET),
    "optional",
  ),
  ...[
    emission(
      "GrossScope3GreenhouseGasEmissions",
      "Emissioni Scope 3",
      formula("scope3", SCOPE_3),
      "optional",
    ),
    emission(
      "TotalGrossLocationBasedGHGEmissions",
      "Scope 1, 2 e 3 insieme, per posizione",
      formula("allScopes", SCOPE_3),
      "optional",
    ),
    emission(
      "TotalGrossMarketBasedGHGEmissions",
      "Scope 1, 2 e 3 insieme, per mercato",
      formula("allScopesMarket", SCOPE_3),
      "optional",
    ),
  ].map((data): Datum => ({ ...current(data), module: "comprehensive", point: "B3 §50" })),
  intensity(
    "Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased",
    "Emissioni Scope 1 e 2 per euro di fatturato",
    "intensity",
    "always",
  ),
  intensity(
    "Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased",
    "Lo stesso, con il metodo di mercato",
    "intensityMarket",
    "optional",
  ),
  intensity(
    "TotalLocationBasedGreenhouseGasEmissionsIntensityValue",
    "Emissioni Scope 1, 2 e 3 per euro di fatturato",
    "fullIntensity",
    "optional",
  ),
  intensity(
    "TotalMarketBasedGreenhouseGasEmissionsIntensityValue",
    "Lo stesso, con il metodo di mercato",
    "fullIntensityMarket",
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
    formula("waterDischarge", "v3-env-acqua-consumo"),
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
  mass("TotalNonHazardousWasteGeneratedMass", "Rifiuti non pericolosi", formula("nonHazardousWaste", WASTE)),
  datum({
    name: "TotalMassOfMaterialUsed",
    point: "B7 §38(c)",
    label: "Materiali usati in totale",
    need: "applicable",
    type: figure("t"),
    period: "duration",
    source: formula("materialMass", "v3-env-rifiuti-e-materiali-quantita-materiali"),
  }),
];
