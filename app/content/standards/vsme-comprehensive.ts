import type { Standard } from "./types";

/** Sections A to H, and real estate, which is M in ATECO 2025 (Reg. (EU) 2022/1288 counts by NACE Rev. 2, where it is L). */
const HIGH_CLIMATE_IMPACT = ["A", "B", "C", "D", "E", "F", "G", "H", "M"];

export const vsmeComprehensive: Standard = {
  source: "VSME",
  title: "VSME, modulo completo (Raccomandazione (UE) 2025/1710, C1-C9)",
  datapoints: [
    {
      point: "C1 §47(a)",
      name: "Prodotti e servizi principali",
      parts: ["v3-gov-strategia-modello#prodotti"],
    },
    { point: "C1 §47(b)", name: "Mercati principali", parts: ["v3-gov-strategia-modello#mercati"] },
    {
      point: "C1 §47(c)",
      name: "Rapporti principali: fornitori, clienti, distribuzione",
      parts: ["v3-gov-strategia-modello#rapporti"],
    },
    {
      point: "C1 §47(d)",
      name: "Parti della strategia che toccano la sostenibilità",
      condition: "se ce ne sono",
      parts: ["v3-gov-strategia-modello#strategia"],
    },
    {
      point: "C2 §48",
      name: "Descrizione di pratiche, politiche e iniziative future",
      condition: "se ce ne sono",
      parts: ["v3-env-clima-e-rischi-temi#descrizione", "v3-gov-strategia-descrizioni#descrizione"],
    },
    {
      point: "C2 §48",
      name: "Descrizione degli obiettivi legati a una politica",
      condition: "se ce ne sono",
      parts: [
        "v3-env-energia-obiettivo#completo_text",
        "v3-env-acqua-obiettivo#completo_text",
        "v3-env-rifiuti-e-materiali-obiettivo#completo_text",
        "v3-env-suolo-e-biodiversita-programma#programma_text",
        "v3-soc-composizione-del-personale-parita#obiettivo_text",
        "v3-soc-formazione-obiettivo-valori#ore-obiettivo",
        "v3-gov-strategia-obiettivo-valori#valore-obiettivo",
        "v3-gov-strategia-descrizioni#obiettivo",
      ],
    },
    {
      point: "C2 §49",
      name: "Persona più alta in grado che risponde delle politiche",
      condition: "facoltativo, se ci sono politiche",
    },
    {
      point: "B3 §50",
      name: "Emissioni Scope 3 in totale",
      condition: "facoltativo, se lo Scope 3 conta",
      parts: ["v3-env-emissioni-scope-3-categorie#emissioni"],
    },
    {
      point: "B3 §53",
      name: "Emissioni Scope 3 per categoria importante",
      condition: "facoltativo, se lo Scope 3 conta",
    },
    {
      point: "C3 §54",
      name: "Anno base e suo valore, per Scope",
      condition: "se c'è un obiettivo di riduzione",
      parts: ["v3-env-emissioni-obiettivo-valori#base"],
    },
    {
      point: "C3 §54",
      name: "Anno obiettivo e suo valore, per Scope",
      condition: "se c'è un obiettivo di riduzione",
      parts: ["v3-env-emissioni-obiettivo-valori#obiettivo"],
    },
    {
      point: "C3 §54",
      name: "Quota di Scope 1, 2 e 3 compresa nell'obiettivo",
      condition: "se c'è un obiettivo di riduzione",
      parts: ["v3-env-emissioni-obiettivo-quote"],
    },
    {
      point: "C3 §54",
      name: "Unità dell'obiettivo",
      condition: "se c'è un obiettivo di riduzione",
      notAsked: "È sempre la stessa: tonnellate di CO2 equivalente.",
    },
    {
      point: "C3 §54(e)",
      name: "Azioni principali per raggiungere l'obiettivo",
      condition: "se c'è un obiettivo di riduzione",
    },
    {
      point: "C3 §55",
      name: "Piano di transizione e come contribuisce a ridurre le emissioni",
      condition: "settori ad alto impatto climatico, se il piano c'è",
      sections: HIGH_CLIMATE_IMPACT,
    },
    {
      point: "C3 §56",
      name: "Quando verrà adottato un piano di transizione",
      condition: "settori ad alto impatto climatico, se il piano non c'è",
      sections: HIGH_CLIMATE_IMPACT,
    },
    {
      point: "C4 §57(a)",
      name: "Pericoli del clima ed eventi di transizione individuati",
      condition: "se ce ne sono",
    },
    {
      point: "C4 §57(b)",
      name: "Come è stata valutata l'esposizione di beni, attività e filiera",
      condition: "se ce ne sono",
    },
    { point: "C4 §57(c)", name: "Orizzonti temporali dei rischi", condition: "se ce ne sono" },
    { point: "C4 §57(d)", name: "Azioni di adattamento intraprese", condition: "se ce ne sono" },
    {
      point: "C4 §58",
      name: "Effetto possibile sui conti: alto, medio o basso",
      condition: "facoltativo",
    },
    {
      point: "C5 §59",
      name: "Donne e uomini nella direzione",
      condition: "facoltativo, da 50 dipendenti",
      fromEmployees: 50,
    },
    {
      point: "C5 §60",
      name: "Autonomi che lavorano solo per l'azienda",
      condition: "facoltativo, da 50 dipendenti",
      fromEmployees: 50,
      parts: ["v3-soc-composizione-del-personale-esterni#autonomi"],
    },
    {
      point: "C5 §60",
      name: "Lavoratori in somministrazione",
      condition: "facoltativo, da 50 dipendenti",
      fromEmployees: 50,
      parts: ["v3-soc-composizione-del-personale-esterni#somministrati"],
    },
    {
      point: "C6 §61(a)",
      name: "Codice di condotta o politica sui diritti di chi lavora",
      condition: "se ci sono dipendenti",
      fromEmployees: 1,
    },
    {
      point: "C6 §61(b)",
      name: "Temi che il codice o la politica tratta",
      condition: "se ci sono dipendenti e il codice o la politica",
      fromEmployees: 1,
    },
    {
      point: "C6 §61(c)",
      name: "Procedura per i reclami di chi lavora",
      condition: "se ci sono dipendenti",
      fromEmployees: 1,
      parts: ["v3-soc-retribuzione-e-contratti-reclami#value"],
    },
    {
      point: "C7 §62(a)",
      name: "Violazioni accertate dei diritti dei propri lavoratori, e quali diritti",
      parts: ["v3-soc-retribuzione-e-contratti-incidenti"],
    },
    {
      point: "C7 §62(b)",
      name: "Azioni per rimediare alle violazioni",
      condition: "facoltativo, se ci sono state",
    },
    {
      point: "C7 §62(c)",
      name: "Violazioni note nella filiera, nelle comunità e tra i consumatori",
    },
    {
      point: "C8 §63(a)",
      name: "Ricavi da armi controverse",
      condition: "se l'azienda è attiva nel settore",
      parts: ["v3-gov-strategia-settori-ricavi#armi"],
    },
    {
      point: "C8 §63(b)",
      name: "Ricavi da coltivazione e produzione di tabacco",
      condition: "se l'azienda è attiva nel settore",
      parts: ["v3-gov-strategia-settori-ricavi#tabacco"],
    },
    {
      point: "C8 §63(c)",
      name: "Ricavi da carbone, petrolio e gas, ciascuno",
      condition: "se l'azienda è attiva nel settore",
      parts: [
        "v3-gov-strategia-settori-ricavi#carbone",
        "v3-gov-strategia-settori-ricavi#petrolio",
        "v3-gov-strategia-settori-ricavi#gas",
      ],
    },
    {
      point: "C8 §63(d)",
      name: "Ricavi dalla produzione di pesticidi e altri agrochimici",
      condition: "se l'azienda è attiva nel settore",
      parts: ["v3-gov-strategia-settori-ricavi#agrochimici"],
    },
    { point: "C8 §64", name: "Esclusione dagli indici UE allineati con l'accordo di Parigi" },
    {
      point: "C9 §65",
      name: "Donne e uomini nell'organo amministrativo",
      condition: "se l'organo c'è",
    },
  ],
};
