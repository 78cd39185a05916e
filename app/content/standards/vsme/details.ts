import type { Datum, DetailLine } from "~/domain/vsme/datum";
import type { Disclosure } from "~/domain/vsme/fact";
import { datum, TEXT } from "./build";

const STAFF = "v3-soc-composizione-del-personale-contratti";
const TRAINING = "v3-soc-formazione-ore";
const POLICIES = "v3-env-clima-e-rischi-temi";
const COMMITMENTS = "v3-gov-strategia-temi";
const ACTIVITIES = "v3-gov-strategia-settori";
const SECTORS = "v3-gov-strategia-settori-ricavi";

const CONTRACTS = [
  ["indeterminato", "Dipendenti a tempo indeterminato"],
  ["determinato", "Dipendenti a tempo determinato"],
] as const;
const COURSES = [
  ["sicurezza", "Ore di formazione sulla sicurezza"],
  ["altra", "Ore di altra formazione"],
] as const;
const GENDERS = [
  ["donne", "donne"],
  ["uomini", "uomini"],
  ["altro", "altro o non dichiarato"],
] as const;
const ISSUES = [
  ["clima", "Energia e gas serra"],
  ["inquinamento", "Inquinamento"],
  ["acqua", "Acqua e mare"],
  ["natura", "Natura e biodiversità"],
  ["circolare", "Materiali, rifiuti ed economia circolare"],
] as const;
const TOPICS = [
  ["lavoratori", "Chi lavora in azienda"],
  ["filiera", "Chi lavora per fornitori e clienti"],
  ["comunita", "Comunità vicine"],
  ["consumatori", "Consumatori e utilizzatori finali"],
  ["condotta", "Condotta dell'impresa"],
] as const;

type Named = readonly (readonly [id: string, label: string])[];

/** A line for every row and column of a matrix of numbers. */
const numbers = (disclosure: Disclosure, question: string, rows: Named, columns: Named): DetailLine[] =>
  rows.flatMap(([row, of]) =>
    columns.map(([column, words]) => ({
      ...{ disclosure, question, element: `${row}.${column}`, label: `${of}, ${words}`, isNumber: true },
    })),
  );
const words = (question: string, rows: Named, columns: Named): DetailLine[] =>
  rows.flatMap(([row, of]) =>
    columns.map(([column, about]) => ({
      ...{ disclosure: "B2" as const, question, element: `${row}.${column}`, label: `${of}, ${about}` },
      isNumber: false,
    })),
  );

const detail = (
  named: Pick<Datum, "name" | "point" | "label">,
  lines: readonly DetailLine[],
  agreesWith: readonly string[],
): Datum =>
  datum({
    ...named,
    need: "optional",
    type: TEXT,
    period: "duration",
    source: { kind: "details", lines, agreesWith },
  });

/**
 * What the standard leaves to the company to add: the parts of which the figures of the template are made, and which it
 * has no cells for. With them a template that is read back says all that was written.
 */
export const details: Datum[] = [
  detail(
    {
      name: "DisclosureOfAnyOtherGeneralAndOrEntitySpecificInformation",
      point: "B2 §10",
      label: "Politiche e obiettivi, tema per tema",
    },
    [
      ...words(POLICIES, ISSUES, [
        ["pubblica", "regole scritte pubbliche"],
        ["obiettivo", "obiettivo scritto"],
      ]),
      ...words(COMMITMENTS, TOPICS, [
        ["impegno", "che cosa c'è"],
        ["obiettivo", "obiettivo"],
      ]),
    ],
    [
      "PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable",
      "UndertakingHasSetATargetWhichIsRelatedToAPolicy",
    ],
  ),
  detail(
    {
      name: "DisclosureOfAnyOtherSocialAndOrEntitySpecificSocialDisclosures",
      point: "B8 §10",
      label: "Dipendenti e ore di formazione, per genere",
    },
    [...numbers("B8", STAFF, CONTRACTS, GENDERS), ...numbers("B10", TRAINING, COURSES, GENDERS)],
    [
      "NumberOfPermanentContractEmployees",
      "NumberOfTemporaryContractEmployees",
      "NumberOfFemaleEmployees",
      "NumberOfMaleEmployees",
      "NumberOfOtherGenderEmployees",
      "AverageNumberOfAnnualTrainingHoursPerFemaleEmployee",
      "AverageNumberOfAnnualTrainingHoursPerMaleEmployee",
      "AverageNumberOfAnnualTrainingHoursPerOtherGenderEmployee",
    ],
  ),
  detail(
    {
      name: "DisclosureOfAnyOtherGovernanceAndOrEntitySpecificGovernanceDisclosures",
      point: "C8 §10",
      label: "Attività da dichiarare, e ricavi dall'elettricità di combustibili fossili",
    },
    [
      ...["fossili-oltre", "fossili", "tabacco", "armi", "agrochimici", "antiriciclaggio", "nessuna"].map(
        (activity): DetailLine => ({
          ...{ disclosure: "C8", question: ACTIVITIES, element: activity, isNumber: false },
          label:
            "Attività tra combustibili fossili, tabacco, armi controverse, agrochimici e settori con norme contro il riciclaggio",
        }),
      ),
      {
        ...{ disclosure: "C8", question: SECTORS, element: "elettricita", isNumber: true },
        label: "Ricavi dall'elettricità prodotta con combustibili fossili, in euro",
      },
    ],
    ["UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement"],
  ),
];
