import type { Disclosure } from "~/domain/vsme/fact";
import type { TemplateInput, TemplateWords } from "~/domain/vsme/template-cells";
import { disclosureMembers } from "./disclosures";
import { pollutants } from "./pollutants";

const SQUARE_METRES = { sqm: "squared meters (m2)" };
const TONNES = { t: "metric tonnes (t)" };
const KILOGRAMS = { kg: "kilograms (kg)" };

/** Ranges of tables whose rows are told by another range. */
const POLLUTED = ["AmountOfEmissionToAir", "AmountOfEmissionToWater", "AmountOfEmissionToSoil"];
const WASTED = [
  "WasteDivertedToRecycleOrReuseMass",
  "WasteDirectedToDisposalMass",
  "TotalWasteRecycledReusedAndDirectedToDisposalMass",
];
const NATURE_SITES = [
  "AreaOfSiteInBiodiversitySensitiveArea",
  "SiteLocatedInABiodiversitySensitiveArea",
  "SiteLocatedNearABiodiversitySensitiveArea",
];

const LEAVERS = "v3-soc-composizione-del-personale-uscite";
const MANAGERS = "v3-soc-composizione-del-personale-dirigenza";
const BOARD = "v3-gov-responsabilita-organo";
const TURNOVER = "EmployeeTurnoverRate";
const MANAGEMENT = "FemaleToMaleRatioAtManagementLevelForTheReportingPeriod";
const GOVERNANCE = "GenderDiversityRatioInGovernanceBody";
const SCOPE_3 = "GrossScope3GreenhouseGasEmissions_CurrentlyStatedMember";
const CATEGORIES = 15;

const input = (range: string, down: number, question: string, element: string): TemplateInput => ({
  range,
  down,
  question,
  element,
});

const RIGHTS = ["ChildLabour", "ForcedLabour", "HumanTrafficking", "Discrimination"].map(
  (name) => `vsme:${name}Member`,
);

/** The box of each disclosure, in the table of contents: by the name of a box at it or below it. */
const OMISSIONS: Readonly<Record<Disclosure, readonly [name: string, down: number]>> = {
  B1: ["b1_other_undertakings_information", -2],
  B2: ["b2_practices_policies_and_future_initiatives", 0],
  B3: ["b3_total_energy_consumption", -1],
  B4: ["b4_pollution_of_air_water_and_soil", 0],
  B5: ["b5_sites_in_biodiversity_sensitive_areas", -1],
  B6: ["b6_water_withdrawal", -1],
  B7: ["b7_description_of_circular_economy_principles", -1],
  B8: ["b8_type_of_contract", -1],
  B9: ["b9_health_and_safety", 0],
  B10: ["b10_remuneration_and_collective_bargaining", -1],
  B11: ["b11_convitions_and_fines_for_corruption_and_bribery", 0],
  C1: ["c1_strategy_business_model_and_sustainability_initiatives", 0],
  C2: ["c2_description_of_practices_policies_and_future_initiatives", 0],
  C3: ["c3_ghg_reduction_targets", -1],
  C4: ["c4_climate_risks", 0],
  C5: ["c5_additional_workforce_characteristics", 0],
  C6: ["c6_additional_own_workforce_information", 0],
  C7: ["c7_severe_negative_human_rights_incidents", 0],
  C8: ["c8_revenues_from_certain_activities", -1],
  C9: ["c9_gender_diversity_ratio", 0],
};

/** How the digital template, edition 1.3.0, is laid out beside its named ranges. */
export const templateWords: TemplateWords = {
  members: {
    "vsme:OptionABasicModuleOnlyMember": "Option A (Basic Module only)",
    "vsme:OptionBBasicModuleAndComprehensiveModuleMember": "Option B (Basic Module and Comprehensive Module)",
    "vsme:IndividualMember": "Sustainability report prepared on an individual basis",
    "vsme:ConsolidatedMember": "Sustainability report prepared on a consolidated basis",
    "vsme:PrivateLimitedLiabilityUndertakingMember": "private limited liability undertaking",
    "vsme:SoleProprietorshipMember": "sole proprietorship",
    "vsme:PartnershipMember": "partnership",
    "vsme:CooperativeMember": "cooperative",
    "vsme:OtherUndertakingsLegalFormMember": "other (please specify the legal form in the row below)",
    "vsme:AtTheEndOfTheReportingPeriodMember": "At the end of the reporting period",
    "vsme:AverageDuringTheReportingPeriodMember": "As an average across the reporting period",
    "vsme:HeadcountMember": "Headcount",
    "vsme:Full-TimeEquivalentFTEMember": "Full-time equivalent (FTE)",
    ...Object.fromEntries(pollutants.map(({ member, template }) => [`vsme:${member}Member`, template])),
  },
  boxes: {
    SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative: {
      inRow: true,
      members: [
        "ClimateChange",
        "Pollution",
        "WaterAndMarineResources",
        "BiodiversityAndEcosystems",
        "CircularEconomy",
        "OwnWorkforce",
        "WorkersInTheValueChain",
        "AffectedCommunities",
        "ConsumersAndEndUsers",
        "BusinessConduct",
      ].map((name) => `vsme:${name}Member`),
    },
    TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce: {
      inRow: false,
      members: [...RIGHTS, "vsme:AccidentPreventionMember", "vsme:OtherContentMember"],
    },
    TypeOfHumanRightRelatedToTheConfirmedIncident: {
      inRow: false,
      members: [...RIGHTS, "vsme:OtherContentMember"],
    },
  },
  units: {
    TotalUseOfLand_unit: SQUARE_METRES,
    TotalSealedArea_unit: SQUARE_METRES,
    TotalNatureOrientedAreaOnSite_unit: SQUARE_METRES,
    TotalNatureOrientedAreaOffSite_unit: SQUARE_METRES,
    TotalWasteGeneratedMass_unit: TONNES,
    TotalHazardousWasteGeneratedMass_unit: TONNES,
    TotalNonHazardousWasteGeneratedMass_unit: TONNES,
    WeightOfMaterialUsed_unit: TONNES,
    TotalMassOfMaterialUsed_unit: KILOGRAMS,
    ...Object.fromEntries(POLLUTED.map((range) => [`${range}_unit`, KILOGRAMS])),
    ...Object.fromEntries(WASTED.map((range) => [`${range}_unit`, TONNES])),
    AreaOfSiteInBiodiversitySensitiveArea_unit: SQUARE_METRES,
  },
  unitsByRow: ["WeightOfMaterialUsed", ...WASTED].map((range) => `${range}_unit`),
  keys: {
    NumberOfEmployeesForCountryOfEmploymentContract: "CountryOfEmploymentContractAxis",
    ...Object.fromEntries(POLLUTED.map((range) => [range, "TypeOfPollutantAxis"])),
    ...Object.fromEntries(WASTED.map((range) => [range, "TypeOfWasteAxis"])),
    ...Object.fromEntries(
      NATURE_SITES.map((range) => [range, "IdentifierOfSitesInBiodiversitySensitiveAreasTypedAxis"]),
    ),
  },
  omissions: Object.fromEntries(
    Object.entries(OMISSIONS).map(([disclosure, [name, down]]) => [
      disclosureMembers[disclosure as Disclosure],
      { range: `template_checkbox_${name}`, down },
    ]),
  ),
  inputs: [
    input(TURNOVER, -3, LEAVERS, "uscite"),
    input(TURNOVER, -2, LEAVERS, "inizio"),
    input(TURNOVER, -1, LEAVERS, "fine"),
    input(MANAGEMENT, -2, MANAGERS, "uomini"),
    input(MANAGEMENT, -1, MANAGERS, "donne"),
    input(GOVERNANCE, -2, BOARD, "donne"),
    input(GOVERNANCE, -1, BOARD, "uomini"),
    ...Array.from({ length: CATEGORIES }, (_, index) =>
      input(SCOPE_3, index - CATEGORIES, "v3-env-emissioni-scope-3-categorie", `c${index + 1}.emissioni`),
    ),
  ],
  gates: [
    {
      range: "SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative",
      down: 0,
      right: -1,
      facts: ["SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative"],
    },
    gate("DescriptionOfSustainabilityRelatedCertificationsOrLabels", -1),
    gate("DescriptionOfKeyElementsOfStrategyThatRelatesToOrAffectsSustainabilityIssues", -1),
    gate("EnergyConsumptionFromElectricity_RenewableEnergyMember", -2, ["EnergyConsumptionFromElectricity"]),
    gate("GreenhouseGasEmissionReductionTargetBaseYear", -2),
    gate("GrossScope3GreenhouseGasEmissions_BaselineYearMember", -16, ["GrossScope3GreenhouseGasEmissions"]),
    gate("PubliclyAvailableDisclosure", -1),
    gate("AreaOfSiteInBiodiversitySensitiveArea", -4),
    gate("WaterDischargeFromUndertakingProductionProcesses", -1),
    gate("WeightOfMaterialUsed", -2),
    gate("DescriptionOfClimateRelatedHazardsAndClimateRelatedTransitionEvents", -1),
    gate("NumberOfEmployeesForCountryOfEmploymentContract", -2),
    gate("TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws", -1),
    gate(
      "RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons",
      -2,
    ),
    gate("GenderDiversityRatioInGovernanceBody", -3),
  ],
};

function gate(range: string, down: number, facts: readonly string[] = [range]) {
  return { range, down, right: 0, facts };
}
