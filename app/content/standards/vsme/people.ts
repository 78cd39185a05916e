import { people as staff, trainingHours } from "~/content/indicators/inputs";
import type { FigureRule } from "~/domain/indicators/indicator";
import type { Term } from "~/domain/question/plausibility-rule";
import type { Datum } from "~/domain/vsme/datum";
import {
  computed,
  datum,
  element,
  figure,
  indicator,
  percent,
  SHARE,
  share,
  TEXT,
  TRUTH,
  WORDS,
} from "./build";

const STAFF = "v3-soc-composizione-del-personale-contratti";
const LEAVERS = "v3-soc-composizione-del-personale-uscite";
const TRAINING = "v3-soc-formazione-ore";
const EXTERNAL = "v3-soc-composizione-del-personale-esterni";
const RIGHTS = "v3-soc-retribuzione-e-contratti-regole-lavoro";
const INCIDENTS = "v3-soc-retribuzione-e-contratti-incidenti";
const CHAIN = "v3-soc-comunita-e-clienti-incidenti-filiera";

const optional = (terms: readonly Term[]): Term[] => terms.map((term) => ({ ...term, optional: true }));
const OTHER_TRAINING: FigureRule = {
  of: optional(trainingHours("altro")),
  per: optional(staff("altro")),
};

type Facts = Pick<Datum, "name" | "point" | "label" | "source"> & Partial<Datum>;
const one = (facts: Facts): Datum =>
  datum({ need: "always", type: figure("pure"), period: "duration", ...facts });

const RIGHT_MEMBERS = {
  "lavoro-minorile": "vsme:ChildLabourMember",
  "lavoro-forzato": "vsme:ForcedLabourMember",
  tratta: "vsme:HumanTraffickingMember",
  discriminazione: "vsme:DiscriminationMember",
};

/** B8 to B10 and C5 to C7. */
export const people: Datum[] = [
  one({
    name: "NumberOfPermanentContractEmployees",
    point: "B8 §39(a)",
    label: "Dipendenti a tempo indeterminato",
    period: "instant",
    source: computed({ of: { question: STAFF, field: "indeterminato.totale" } }, STAFF),
  }),
  one({
    name: "NumberOfTemporaryContractEmployees",
    point: "B8 §39(a)",
    label: "Dipendenti a tempo determinato",
    period: "instant",
    source: computed({ of: { question: STAFF, field: "determinato.totale" } }, STAFF),
  }),
  one({
    name: "NumberOfMaleEmployees",
    point: "B8 §39(b)",
    label: "Uomini",
    period: "instant",
    source: computed({ of: staff("uomini") }, STAFF),
  }),
  one({
    name: "NumberOfFemaleEmployees",
    point: "B8 §39(b)",
    label: "Donne",
    period: "instant",
    source: computed({ of: staff("donne") }, STAFF),
  }),
  one({
    name: "NumberOfOtherGenderEmployees",
    point: "B8 §39(b)",
    label: "Altro genere",
    need: "applicable",
    period: "instant",
    source: computed({ of: optional(staff("altro")) }, STAFF),
  }),
  one({
    name: "EmployeeTurnoverRate",
    point: "B8 §40",
    label: "Tasso di uscita dei dipendenti",
    need: "applicable",
    type: SHARE,
    source: share("staff_turnover", LEAVERS),
  }),
  one({
    name: "NumberOfRecordableWorkRelatedAccidentsInTheReportingPeriod",
    point: "B9 §41(a)",
    label: "Infortuni sul lavoro registrabili",
    source: element("v3-soc-salute-e-sicurezza-infortuni", "numero"),
  }),
  one({
    name: "RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod",
    point: "B9 §41(a)",
    label: "Tasso di infortuni, ogni 200.000 ore",
    source: indicator("accident_rate", "v3-soc-salute-e-sicurezza-infortuni"),
  }),
  one({
    name: "NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth",
    point: "B9 §41(b)",
    label: "Decessi per infortunio o malattia professionale",
    source: element("v3-soc-salute-e-sicurezza-decessi", "numero"),
  }),
  one({
    name: "EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement",
    point: "B10 §42(a)",
    label: "Paga almeno pari al minimo",
    type: TRUTH,
    period: "instant",
    source: {
      kind: "truth",
      question: "v3-soc-retribuzione-e-contratti-minimo",
      element: "value",
      truth: { no: false, yes: true },
    },
  }),
  one({
    name: "PercentageGapInPayBetweenFemaleAndMaleEmployees",
    point: "B10 §42(b)",
    label: "Divario retributivo tra uomini e donne",
    need: "applicable",
    type: SHARE,
    source: percent("v3-soc-retribuzione-e-contratti-divario", "divario"),
  }),
  one({
    name: "PercentageOfEmployeesCoveredByCollectiveBargainingAgreements",
    point: "B10 §42(c)",
    label: "Dipendenti coperti da un contratto collettivo",
    type: SHARE,
    period: "instant",
    source: percent("v3-soc-retribuzione-e-contratti-ccnl", "quota"),
  }),
  ...(
    [
      ["Male", "per ogni uomo", indicator("training_hours_men", TRAINING), "always"],
      ["Female", "per ogni donna", indicator("training_hours_women", TRAINING), "always"],
      ["OtherGender", "per ogni persona di altro genere", computed(OTHER_TRAINING, TRAINING), "applicable"],
    ] as const
  ).map(([gender, words, source, need]) =>
    one({
      name: `AverageNumberOfAnnualTrainingHoursPer${gender}Employee`,
      point: "B10 §42(d)",
      label: `Ore di formazione ${words}`,
      need,
      source,
    }),
  ),
  one({
    name: "FemaleToMaleRatioAtManagementLevelForTheReportingPeriod",
    point: "C5 §59",
    label: "Donne per ogni uomo nella direzione",
    need: "optional",
    source: indicator("women_in_management", "v3-soc-composizione-del-personale-dirigenza"),
  }),
  one({
    name: "TotalNumberOfSelfEmployedWorkersWithoutPersonnelThatAreWorkingExclusivelyForTheUndertaking",
    point: "C5 §60",
    label: "Autonomi che lavorano solo per l'azienda",
    need: "optional",
    period: "instant",
    source: element(EXTERNAL, "autonomi"),
  }),
  one({
    name: "TotalNumberOfTemporaryWorkersProvidedByUndertakingsPrimarilyEngagedInEmploymentActivities",
    point: "C5 §60",
    label: "Lavoratori in somministrazione",
    need: "optional",
    period: "instant",
    source: element(EXTERNAL, "somministrati"),
  }),
  one({
    name: "UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce",
    point: "C6 §61(a)",
    label: "Regole scritte sui diritti di chi lavora",
    type: TRUTH,
    source: { kind: "anyTick", question: RIGHTS, none: "nessuno" },
  }),
  one({
    name: "TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce",
    point: "C6 §61(b)",
    label: "Diritti di cui parlano",
    need: "applicable",
    type: { kind: "members" },
    source: {
      kind: "ticks",
      question: RIGHTS,
      members: {
        ...RIGHT_MEMBERS,
        infortuni: "vsme:AccidentPreventionMember",
        altro: "vsme:OtherContentMember",
      },
    },
  }),
  one({
    name: "SpecificationOfOtherTypesOfContentCoveredByTheCodeOfConductOrHumanRightsPolicy",
    point: "C6 §61(b)",
    label: "Quale altro diritto",
    need: "applicable",
    type: WORDS,
    source: element(RIGHTS, "altro_text"),
  }),
  one({
    name: "UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce",
    point: "C6 §61(c)",
    label: "Modo stabilito per i reclami di chi lavora",
    type: TRUTH,
    source: {
      kind: "truth",
      question: "v3-soc-retribuzione-e-contratti-reclami",
      element: "value",
      truth: { "a-voce": false, persona: true, procedura: true, "procedura-e-registro": true },
    },
  }),
  one({
    name: "UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce",
    point: "C7 §62(a)",
    label: "Violazioni accertate dei diritti di chi lavora",
    type: TRUTH,
    source: { kind: "anyTick", question: INCIDENTS, none: "nessuna" },
  }),
  one({
    name: "TypeOfHumanRightRelatedToTheConfirmedIncident",
    point: "C7 §62(a)",
    label: "Diritti violati",
    need: "applicable",
    type: { kind: "members" },
    source: {
      kind: "ticks",
      question: INCIDENTS,
      members: {
        ...RIGHT_MEMBERS,
        "discriminazione-definitiva": "vsme:DiscriminationMember",
        altro: "vsme:OtherContentMember",
      },
    },
  }),
  one({
    name: "SpecificationOfOtherHumanRightsRelatedToTheConfirmedIncident",
    point: "C7 §62(a)",
    label: "Quale altro diritto è stato violato",
    need: "applicable",
    type: TEXT,
    source: element(INCIDENTS, "altro_text"),
  }),
  one({
    name: "DescriptionOfActionsTakeToAddressTheConfirmedIncidents",
    point: "C7 §62(b)",
    label: "Azioni per rimediare",
    need: "optional",
    type: TEXT,
    source: element("v3-soc-retribuzione-e-contratti-incidenti-azioni", "azioni"),
  }),
  one({
    name: "UndertakingIsAwareOfAnyConfirmedIncidentsInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers",
    point: "C7 §62(c)",
    label: "Violazioni note fuori dall'azienda",
    type: TRUTH,
    source: { kind: "truth", question: CHAIN, element: "value", truth: { no: false, si: true } },
  }),
  one({
    name: "SpecificationOfAnyConfirmedIncidentInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers",
    point: "C7 §62(c)",
    label: "Che cosa è successo",
    need: "applicable",
    type: TEXT,
    source: element(CHAIN, "si_text"),
  }),
];
