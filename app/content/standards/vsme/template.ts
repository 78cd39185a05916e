import type { TemplateInput, TemplateWords } from "~/domain/vsme/template-cells";

const SQUARE_METRES = { sqm: "squared meters (m2)" };
const TONNES = { t: "metric tonnes (t)" };

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

const RIGHTS = ["ChildLabour", "ForcedLabour", "HumanTrafficking", "Discrimination"].map((name) => `vsme:${name}Member`);

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
    TotalMassOfMaterialUsed_unit: TONNES,
  },
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
