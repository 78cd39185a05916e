import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-gov-strategia-obiettivo",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "master",
    questionClass: "boolean",
    prompt: "L'azienda ha un obiettivo in numeri sulle persone o sulla condotta?",
    hint: "Sì o no al 31 dicembre, per esempio su sicurezza, fornitori, clienti o legalità; rispondi sì se valore e anno di partenza e di arrivo sono scritti in un documento.",
    why: "È ciò che separa un obiettivo da un'intenzione: lo standard europeo, le banche e i clienti chiedono base e traguardo.",
    where:
      "Piano industriale, budget, report di sostenibilità, contratto di un prestito legato alla sostenibilità.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "GRI", point: "3-3" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento in cui è scritto l'obiettivo",
      age: "In vigore al 31 dicembre",
      checks: "Valore e anno di partenza, valore e anno di arrivo, approvazione di chi amministra.",
      redact: "Dati commerciali riservati",
      limitsUntilAttached: true,
    },
    autofill: [
      fromRegister("value", "target", {
        about: "social_or_conduct",
        as: { complete: "yes", followed: "yes" },
      }),
    ],
    shares: { yes: 100, no: 0 },
  },
  {
    guid: "v3-gov-strategia-obiettivo-valori",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "master",
    questionClass: "text",
    prompt: "Quali sono i valori dell'obiettivo più importante sulle persone o sulla condotta?",
    hint: "Un solo obiettivo: indicatore e unità a parole, anni con quattro cifre, valori in numeri; quelli che proponiamo vengono dall'obiettivo di formazione o dall'elenco degli obiettivi.",
    why: "Con base, traguardo e valore di oggi chi legge vede a che punto del cammino è l'azienda; i numeri informano e non danno punti.",
    where:
      "Lo stesso documento in cui è scritto l'obiettivo; il valore dell'anno viene dal foglio degli indicatori.",
    references: [
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "3-3" },
    ],
    weight: 0,
    minutes: 4,
    evidence: "welcome",
    proof: {
      document: "Lo stesso documento e il foglio degli indicatori",
      age: "Anno del questionario",
      checks: "I tre valori, e il calcolo di quello dell'ultimo anno.",
    },
    dependencies: [{ effect: "blocked", question: "v3-gov-strategia-obiettivo", anyOf: ["yes"] }],
    autofill: [
      {
        field: "anno-base",
        copy: { question: "v3-soc-formazione-obiettivo-valori", field: "anno-base" },
      },
      {
        field: "valore-base",
        copy: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-base" },
      },
      {
        field: "anno-obiettivo",
        copy: { question: "v3-soc-formazione-obiettivo-valori", field: "anno-obiettivo" },
      },
      {
        field: "valore-obiettivo",
        copy: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-obiettivo" },
      },
      ...[
        fromRegister("indicatore", "only_target_name", { about: "social_or_conduct" }),
        fromRegister("unita", "only_target_unit", { about: "social_or_conduct" }),
        fromRegister("anno-base", "only_target_base_year", { about: "social_or_conduct" }),
        fromRegister("valore-base", "only_target_base_value", { about: "social_or_conduct" }),
        fromRegister("anno-obiettivo", "only_target_year", { about: "social_or_conduct" }),
        fromRegister("valore-obiettivo", "only_target_value", { about: "social_or_conduct" }),
      ],
    ],
    fields: [
      {
        id: "indicatore",
        label: "Indicatore",
        inputType: "text",
        hint: "Per esempio: reclami chiusi entro 30 giorni.",
        maxLength: 150,
      },
      {
        id: "unita",
        label: "Unità",
        inputType: "text",
        hint: "Per esempio: % dei reclami.",
        maxLength: 40,
      },
      { id: "anno-base", label: "Anno di partenza", inputType: "integer", min: "2000", max: "2100" },
      { id: "valore-base", label: "Valore nell'anno di partenza", inputType: "decimal" },
      { id: "anno-obiettivo", label: "Anno di arrivo", inputType: "integer", min: "2000", max: "2100" },
      { id: "valore-obiettivo", label: "Valore da raggiungere", inputType: "decimal" },
      { id: "valore-anno", label: "Valore dell'ultimo anno", inputType: "decimal" },
    ],
    constraints: [{ kind: "atMost", fields: ["anno-base", "anno-obiettivo"] }],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-strategia-rapporto",
    apiVersion: "v3",
    area: "governance",
    milestone: "strategia",
    level: "master",
    questionClass: "dropdown",
    prompt: "Quale report di sostenibilità pubblica l'azienda?",
    hint: "Scegli una voce per riga, per l'ultimo report pubblicato negli ultimi due anni.",
    why: "Un report pubblico, verificato da altri, evita di rispondere ogni volta da capo a banche e clienti.",
    where: "Report o bilancio di sostenibilità, relazione o lettera di chi lo ha verificato.",
    references: [
      { source: "GRI", point: "2-5" },
      { source: "VSME", point: "B1 §24(a)" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Report pubblicato e relazione o nota di chi lo ha verificato",
      age: "Ultimi 2 anni",
      checks: "Standard dichiarato, data, indirizzo a cui si legge, firma di chi ha verificato.",
      limitsUntilAttached: true,
    },
    fields: [
      {
        id: "standard",
        label: "Report e standard seguito",
        inputType: "dropdown",
        options: [
          { id: "nessuno", label: "Nessun report pubblicato", share: 0 },
          { id: "senza-standard", label: "Report senza uno standard", share: 40 },
          {
            id: "vsme-base",
            label: "Standard europeo per le piccole imprese (VSME), solo modulo base",
            share: 80,
          },
          { id: "vsme-completo", label: "VSME, modulo base e completo", share: 100 },
          { id: "gri", label: "Standard della Global Reporting Initiative (GRI)", share: 100 },
          { id: "esrs", label: "Standard europei delle grandi imprese (ESRS)", share: 100 },
        ],
      },
      {
        id: "verifica",
        label: "Chi lo ha verificato",
        inputType: "dropdown",
        options: [
          { id: "nessuno", label: "Nessuno, oppure nessun report", share: 0 },
          { id: "professionista", label: "Un professionista esterno, con una nota scritta", share: 60 },
          {
            id: "attestazione",
            label: "Un revisore o un ente accreditato, con una relazione di attestazione",
            share: 100,
          },
        ],
      },
    ],
    earning: { kind: "options" },
  },
];
