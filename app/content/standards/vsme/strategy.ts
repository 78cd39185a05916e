import type { Datum } from "~/domain/vsme/datum";
import { datum, element, TEXT } from "./build";

const POLICIES = "v3-env-clima-e-rischi-temi";

/** C1 and C2. */
export const strategy: Datum[] = [
  datum({
    name: "DescriptionOfSignificantGroupsOfProductsAndOrServicesOffered",
    point: "C1 §47(a)",
    label: "Prodotti e servizi principali",
    need: "always",
    type: TEXT,
    period: "duration",
    source: element("v3-gov-strategia-modello", "prodotti"),
  }),
  datum({
    name: "DescriptionOfSignificantMarketsTheUndertakingOperatesIn",
    point: "C1 §47(b)",
    label: "Mercati principali",
    need: "always",
    type: TEXT,
    period: "duration",
    source: element("v3-gov-strategia-modello", "mercati"),
  }),
  datum({
    name: "DescriptionOfMainBusinessRelationships",
    point: "C1 §47(c)",
    label: "Rapporti principali con fornitori e clienti",
    need: "always",
    type: TEXT,
    period: "duration",
    source: element("v3-gov-strategia-modello", "rapporti"),
  }),
  datum({
    name: "DescriptionOfKeyElementsOfStrategyThatRelatesToOrAffectsSustainabilityIssues",
    point: "C1 §47(d)",
    label: "Parti della strategia che toccano la sostenibilità",
    need: "applicable",
    type: TEXT,
    period: "duration",
    source: element("v3-gov-strategia-modello", "strategia"),
  }),
  datum({
    name: "DescriptionOfPracticesPoliciesAndOrFutureInitiatives",
    point: "C2 §48",
    label: "Descrizione di pratiche, politiche e iniziative",
    need: "applicable",
    type: TEXT,
    period: "duration",
    source: {
      kind: "lines",
      lines: [
        ...[
          ["clima", "Clima"],
          ["inquinamento", "Inquinamento"],
          ["acqua", "Acqua"],
          ["natura", "Natura"],
          ["circolare", "Economia circolare"],
        ].map(([row = "", label = ""]) => ({ question: POLICIES, element: `${row}.descrizione`, label })),
        ...[
          ["lavoratori", "Lavoratori"],
          ["filiera", "Filiera"],
          ["comunita", "Comunità"],
          ["consumatori", "Consumatori"],
          ["condotta", "Condotta"],
        ].map(([row = "", label = ""]) => ({
          question: "v3-gov-strategia-descrizioni",
          element: `${row}.descrizione`,
          label,
        })),
      ],
    },
  }),
  datum({
    name: "DescriptionOfATargetRelatedToAPolicy",
    point: "C2 §48",
    label: "Obiettivi legati a una politica",
    need: "applicable",
    type: TEXT,
    period: "duration",
    source: {
      kind: "lines",
      lines: [
        ["lavoratori", "Lavoratori"],
        ["filiera", "Filiera"],
        ["comunita", "Comunità"],
        ["consumatori", "Consumatori"],
        ["condotta", "Condotta"],
      ].map(([row = "", label = ""]) => ({
        question: "v3-gov-strategia-descrizioni",
        element: `${row}.obiettivo`,
        label,
      })),
    },
  }),
  datum({
    name: "MostSeniorLevelAccountableForImplementationOfPolicies",
    point: "C2 §49",
    label: "Chi risponde delle politiche",
    need: "optional",
    type: TEXT,
    period: "duration",
    source: {
      kind: "lines",
      lines: ["incarico-scritto_text", "incarico-e-resoconto_text"].map((element) => ({
        question: "v3-gov-responsabilita-chi-segue",
        element,
        label: "",
      })),
    },
  }),
];
