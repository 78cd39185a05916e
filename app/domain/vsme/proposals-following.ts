import { compare } from "../decimal";
import { numberIn } from "./number-in";
import type { TemplateWords } from "./template-cells";
import type { Proposal, TemplateValues } from "./template-values";

const CONVICTIONS = "TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws";
const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";
const SECTORS = "v3-gov-strategia-settori-ricavi";
const STAFF = "v3-soc-composizione-del-personale-contratti";
const COUNTRIES = "v3-soc-composizione-del-personale-paesi";
const ACCIDENT_RATE = "RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod";
/** The hours of one person with which the template begins; no company has counted them. */
const ASSUMED_HOURS = "2000";

/** What follows from what was found, or from several cells together. */
export function followingProposals(
  values: TemplateValues,
  found: readonly Proposal[],
  { omissions }: TemplateWords,
  disclosureOf: (member: string) => string | null,
): Proposal[] {
  const yes = (question: string, value: string, range: string): Proposal => ({
    question,
    element: "value",
    value,
    isNumber: false,
    place: values.place(range),
  });
  const convictions = numberIn(values.at(CONVICTIONS));
  const revenues = found.filter(({ question }) => question === SECTORS);
  const abroad = found.find(
    ({ question, element, value }) =>
      question === COUNTRIES && element.endsWith(".paese") && value !== "Italia",
  );
  return [
    ...(convictions === null
      ? []
      : [yes("v3-gov-legalita-condanne", compare(convictions, "0") > 0 ? "yes" : "no", CONVICTIONS)]),
    ...(revenues.some(({ value }) => value !== "0")
      ? [yes("v3-gov-strategia-settori", "yes", "TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector")]
      : []),
    ...(isOutsideSectors(values, revenues) ? [yes("v3-gov-strategia-settori", "no", EXCLUDED)] : []),
    ...(abroad
      ? [
          yes(
            "v3-soc-composizione-del-personale-estero",
            "yes",
            "NumberOfEmployeesForCountryOfEmploymentContract",
          ),
        ]
      : []),
    ...omitted(values, omissions, disclosureOf),
    ...hours(values),
    ...staff(values),
  ];
}

/**
 * A report with both modules tells revenues from these sectors wherever there are any: without a figure, and not
 * excluded from the indices, there are none.
 */
function isOutsideSectors(values: TemplateValues, revenues: readonly Proposal[]): boolean {
  const hasBoth = String(values.at("BasisForPreparation") ?? "").startsWith("Option B");
  const isExcluded = String(values.at(EXCLUDED) ?? "").toUpperCase();
  return hasBoth && isExcluded === "NO" && revenues.length === 0;
}

const OMITTED = "ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation";
const OMISSIONS = "v3-gov-identita-e-sedi-omissioni";

/** Disclosures that are left out as a whole. */
function omitted(
  values: TemplateValues,
  omissions: TemplateWords["omissions"],
  disclosureOf: (member: string) => string | null,
): Proposal[] {
  const boxes = Object.entries(omissions).filter(([, { range, down }]) => values.at(range, down) === true);
  // Boxes stand elsewhere in other editions; the list that the template makes of them says the same.
  const listed = Array.from({ length: values.rows(OMITTED) }, (_, down) => values.at(OMITTED, down)).flatMap(
    (words) => /^\s*([BC]\d{1,2})\b/.exec(String(words ?? ""))?.[1] ?? [],
  );
  const found = [...boxes.flatMap(([member]) => disclosureOf(member) ?? []), ...listed];
  if (found.length === 0) return [];
  const place = values.place(OMITTED);
  const codes = [...new Set(found)].join(", ");
  return [
    { question: OMISSIONS, element: "value", value: "alcune", isNumber: false, place },
    { question: OMISSIONS, element: "alcune_text", value: codes, isNumber: false, place },
  ];
}

function hours(values: TemplateValues): Proposal[] {
  const each = numberIn(values.at(ACCIDENT_RATE, -2));
  const all = numberIn(values.at(ACCIDENT_RATE, -1));
  if (each === null || all === null || each === ASSUMED_HOURS) return [];
  const place = values.place(ACCIDENT_RATE, -1);
  return [
    { question: "v3-soc-salute-e-sicurezza-ore-lavorate", element: "ore", value: all, isNumber: true, place },
  ];
}

const GENDERS = {
  donne: "NumberOfFemaleEmployees",
  uomini: "NumberOfMaleEmployees",
  altro: "NumberOfOtherGenderEmployees",
};
const CONTRACTS = {
  indeterminato: "NumberOfPermanentContractEmployees",
  determinato: "NumberOfTemporaryContractEmployees",
};

/** Contracts by gender, where the sums leave one way only: one kind of contract, or one gender. */
function staff(values: TemplateValues): Proposal[] {
  if ((numberIn(values.at("NumberOfNonReportedGenderEmployees")) ?? "0") !== "0") return [];
  const of = (ranges: Readonly<Record<string, string>>) =>
    Object.entries(ranges).map(([id, range]) => ({ id, range, value: numberIn(values.at(range)) ?? "0" }));
  const [genders, contracts] = [of(GENDERS), of(CONTRACTS)];
  const filled = (some: { value: string }[]) => some.filter(({ value }) => value !== "0");
  if (filled(genders).length === 0 || filled(contracts).length === 0) return [];
  if (filled(genders).length > 1 && filled(contracts).length > 1) return [];
  const byGender = filled(contracts).length === 1;
  return contracts.flatMap((contract) =>
    genders.map(({ id, range, value }) => ({
      question: STAFF,
      element: `${contract.id}.${id}`,
      value: byGender ? (contract.value === "0" ? "0" : value) : value === "0" ? "0" : contract.value,
      isNumber: true,
      place: values.place(range),
    })),
  );
}
