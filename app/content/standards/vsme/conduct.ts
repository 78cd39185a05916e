import { fossilRevenues } from "~/content/indicators/inputs";
import type { Datum } from "~/domain/vsme/datum";
import { computed, datum, element, figure, formula, indicator, TRUTH } from "./build";

const SECTORS = "v3-gov-strategia-settori-ricavi";

const revenue = (name: string, point: string, label: string, source: Datum["source"]): Datum =>
  datum({ name, point, label, need: "applicable", type: figure("EUR"), period: "duration", source });

/** B11, C8 and C9. */
export const conduct: Datum[] = [
  datum({
    name: "TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws",
    point: "B11 §43",
    label: "Condanne per corruzione",
    need: "applicable",
    type: figure("pure"),
    period: "duration",
    source: element("v3-gov-legalita-condanne-dettaglio", "condanne"),
  }),
  revenue(
    "TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws",
    "B11 §43",
    "Sanzioni per corruzione",
    element("v3-gov-legalita-condanne-dettaglio", "sanzioni"),
  ),
  revenue(
    "RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons",
    "C8 §63(a)",
    "Ricavi da armi controverse",
    element(SECTORS, "armi"),
  ),
  revenue(
    "RevenueDerivedFromCultivationAndProductionOfTobacco",
    "C8 §63(b)",
    "Ricavi dal tabacco",
    element(SECTORS, "tabacco"),
  ),
  revenue("RevenueDerivedFromCoal", "C8 §63(c)", "Ricavi dal carbone", element(SECTORS, "carbone")),
  revenue("RevenueDerivedFromOil", "C8 §63(c)", "Ricavi dal petrolio", element(SECTORS, "petrolio")),
  revenue("RevenueDerivedFromGas", "C8 §63(c)", "Ricavi dal gas", element(SECTORS, "gas")),
  revenue(
    "TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector",
    "C8 §63(c)",
    "Ricavi dai combustibili fossili",
    computed({ of: fossilRevenues }, SECTORS),
  ),
  revenue(
    "RevenueDerivedFromChemicalProduction",
    "C8 §63(d)",
    "Ricavi da pesticidi e altri agrochimici",
    element(SECTORS, "agrochimici"),
  ),
  datum({
    name: "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement",
    point: "C8 §64",
    label: "Esclusione dagli indici allineati a Parigi",
    need: "always",
    type: TRUTH,
    period: "duration",
    source: formula("isExcluded", "v3-gov-strategia-settori"),
  }),
  datum({
    name: "GenderDiversityRatioInGovernanceBody",
    point: "C9 §65",
    label: "Donne per ogni uomo nell'organo amministrativo",
    need: "applicable",
    type: figure("pure"),
    period: "instant",
    source: indicator("women_per_man_on_board", "v3-gov-responsabilita-organo"),
  }),
];
