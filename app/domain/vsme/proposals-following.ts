import { compare } from "../decimal";
import { numberIn } from "./number-in";
import type { TemplateWords } from "./template-cells";
import type { Proposal, TemplateValues } from "./template-values";

const CONVICTIONS = "TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws";
const EXCLUDED = "UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement";
const ACTIVITIES = "v3-gov-strategia-settori";
const SECTORS = "v3-gov-strategia-settori-ricavi";
const FOSSIL = ["carbone", "petrolio", "gas", "elettricita"];
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
    // That there were none says nothing of other crimes, which the same question asks for.
    ...(convictions !== null && compare(convictions, "0") > 0
      ? [yes("v3-gov-legalita-condanne", "yes", CONVICTIONS)]
      : []),
    ...activities(values, revenues),
    ...(abroad
      ? [
          yes(
            "v3-soc-composizione-del-personale-estero",
            "yes",
            "NumberOfEmployeesForCountryOfEmploymentContract",
          ),
        ]
      : []),
    ...water(values),
    ...omitted(values, omissions, disclosureOf),
    ...hours(values),
    ...staff(values),
  ];
}

/**
 * The activities that the revenues and the exclusion from the indices tell. That there is no other is not told: a report
 * says nothing of the laws against money laundering.
 */
function activities(values: TemplateValues, revenues: readonly Proposal[]): Proposal[] {
  const isExcluded = String(values.at(EXCLUDED) ?? "").toUpperCase();
  const fossil = isExcluded === "YES" ? "fossili-oltre" : isExcluded === "NO" ? "fossili" : null;
  const chosen = revenues
    .filter(({ value }) => value !== "0")
    .flatMap(({ element, place }) => {
      const choice = FOSSIL.includes(element) ? fossil : element;
      return choice === null ? [] : [{ choice, place }];
    });
  const once = new Map(chosen.reverse().map(({ choice, place }) => [choice, place]));
  return [...once].map(([element, place]) => ({
    question: ACTIVITIES,
    element,
    value: "on",
    isNumber: false,
    place,
  }));
}

const DISCHARGED = "WaterDischargeFromUndertakingProductionProcesses";
const STRESSED = "AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress";

/** What water was for, and where: without these answers the questions about discharge and those sites stay closed. */
function water(values: TemplateValues): Proposal[] {
  const stressed = numberIn(values.at(STRESSED));
  const inProduction = {
    ...{ question: "v3-env-acqua-prelievo", element: "uso", value: "processi", isNumber: false },
    place: values.place(DISCHARGED),
  };
  const inStress = {
    ...{ question: "v3-env-acqua-zona", element: "value", value: "presenti", isNumber: false },
    place: values.place(STRESSED),
  };
  return [
    ...(numberIn(values.at(DISCHARGED)) === null ? [] : [inProduction]),
    ...(stressed !== null && compare(stressed, "0") > 0 ? [inStress] : []),
  ];
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
    { question: "v3-soc-salute-e-sicurezza-infortuni", element: "ore", value: all, isNumber: true, place },
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
