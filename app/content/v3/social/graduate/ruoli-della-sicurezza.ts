import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-salute-e-sicurezza-ruoli",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "dropdown",
    prompt: "Chi ricopre i ruoli che la legge prevede per la sicurezza?",
    hint: "Scegli una voce per ogni ruolo, con la situazione al 31 dicembre.",
    why: "La sicurezza funziona se ogni compito ha un nome: committenti ed enti ispettivi cominciano da qui.",
    where:
      "Lettere di nomina, attestati dei corsi e verbale di elezione del rappresentante dei lavoratori, che di solito stanno insieme al documento di valutazione dei rischi (DVR).",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 18, 31, 34, 37, 43 e 47" },
      { source: "Legge", point: "L. 215/2021" },
      { source: "ISO", point: "45001, 5.3" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 4,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Lettere di nomina, verbale di elezione e attestati in corso di validità",
      age: "Attestati non scaduti al 31 dicembre",
      checks: "Un nome, una nomina e un attestato per ogni ruolo scelto.",
      redact: "Codici fiscali, date e luoghi di nascita",
      limitsUntilAttached: true,
    },
    dependencies: [WITH_EMPLOYEES],
    fields: [
      {
        id: "rspp",
        label: "Responsabile del servizio di prevenzione (RSPP)",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non ancora designato", share: 0 },
          { id: "corso-da-fare", label: "Designato, ma con il corso o l'aggiornamento da fare", share: 50 },
          { id: "datore", label: "Il datore di lavoro, con corso e aggiornamento in regola", share: 100 },
          { id: "interno", label: "Un dipendente, con corso e aggiornamento in regola", share: 100 },
          { id: "esterno", label: "Un professionista esterno, con incarico scritto", share: 100 },
        ],
      },
      {
        id: "medico",
        label: "Medico competente",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Serve, ma non è ancora nominato", share: 0 },
          { id: "nominato", label: "Nominato per iscritto", share: 100 },
          {
            id: "non-serve",
            label: "Non serve: la valutazione dei rischi non prevede la sorveglianza sanitaria",
            share: 100,
          },
        ],
      },
      {
        id: "preposto",
        label: "Preposto (sorveglia come si lavora)",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non ancora individuato", share: 0 },
          { id: "corso-da-fare", label: "Individuato, ma con il corso da fare", share: 50 },
          { id: "individuato", label: "Individuato per iscritto, con il corso in regola", share: 100 },
          {
            id: "datore",
            label: "Il datore di lavoro sorveglia di persona, come scritto nel DVR",
            share: 100,
          },
        ],
      },
      {
        id: "rls",
        label: "Rappresentante dei lavoratori per la sicurezza (RLS)",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non c'è", share: 0 },
          {
            id: "corso-da-fare",
            label: "Eletto in azienda, ma con il corso o l'aggiornamento da fare",
            share: 50,
          },
          { id: "eletto", label: "Eletto in azienda, con corso e aggiornamento in regola", share: 100 },
          { id: "territoriale", label: "Rappresentante territoriale (RLST)", share: 100 },
        ],
      },
      {
        id: "emergenze",
        label: "Addetti al primo soccorso e all'antincendio",
        inputType: "dropdown",
        options: [
          { id: "manca", label: "Non ancora designati", share: 0 },
          { id: "corso-da-fare", label: "Designati, ma con il corso o l'aggiornamento da fare", share: 50 },
          { id: "formati", label: "Designati, con corso e aggiornamento in regola", share: 100 },
        ],
      },
    ],
    earning: { kind: "options" },
  },
  {
    guid: "v3-soc-salute-e-sicurezza-patente",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "radio",
    prompt: "L'azienda ha la patente a crediti per lavorare nei cantieri?",
    hint: "Scegli la situazione al 31 dicembre, con i crediti che risultano sul portale dell'Ispettorato nazionale del lavoro.",
    why: "Dal 1° ottobre 2024 la legge la chiede alle imprese e ai lavoratori autonomi che operano nei cantieri: senza, o con meno di 15 crediti, di regola non si può lavorare.",
    where:
      "Portale dei servizi dell'Ispettorato nazionale del lavoro, con l'accesso di chi rappresenta l'azienda.",
    references: [{ source: "Legge", point: "D.Lgs. 81/2008, art. 27" }],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Patente scaricata dal portale, o attestazione di qualificazione per i lavori pubblici (SOA)",
      age: "Scaricata negli ultimi tre mesi",
      checks: "Nome dell'azienda, crediti, assenza di sospensioni; classifica dell'attestazione.",
      limitsUntilAttached: true,
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Nell'anno l'azienda non ha lavorato in cantieri",
      "Nei cantieri fa solo forniture o prestazioni intellettuali",
    ],
    dependencies: [{ effect: "na", registry: "macrosector", anyOf: ["F"] }],
    choices: [
      { id: "manca", label: "No", share: 0 },
      { id: "sotto", label: "Sì, con meno di 15 crediti", share: 0 },
      { id: "ridotta", label: "Sì, con almeno 15 crediti ma meno dei 30 iniziali", share: 60 },
      { id: "piena", label: "Sì, con almeno 30 crediti", share: 100 },
      {
        id: "soa",
        label: "Non serve: l'azienda ha un'attestazione SOA di classifica III o superiore",
        share: 100,
      },
    ],
  },
];
