import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-salute-e-sicurezza-quasi-infortuni",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "radio",
    prompt: "Che cosa si fa in azienda quando si sfiora un infortunio?",
    hint: "Scegli la regola in uso al 31 dicembre, anche se nell'anno non è capitato nulla.",
    why: "I quasi infortuni avvisano prima del danno: banche e committenti chiedono se c'è un modo per segnalare i pericoli.",
    where:
      "Modulo o registro delle segnalazioni, verbali delle riunioni sulla sicurezza, documento di valutazione dei rischi (DVR).",
    references: [
      { source: "MEF-PMI", point: "44" },
      { source: "ISO", point: "45001, 10.2" },
      { source: "GRI", point: "403-2" },
    ],
    weight: 2,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Modulo o registro delle segnalazioni, anche vuoto, e verbale della revisione annuale",
      age: "Ultimi 12 mesi",
      checks: "Il modulo chiede causa e rimedio; la revisione ha data e firme.",
      redact: "Nomi e dati sanitari di chi lavora",
      limitsUntilAttached: true,
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "a-voce", label: "Se ne parla sul momento, senza scriverlo", share: 0 },
      { id: "scritto", label: "Viene scritto in un modulo o in un registro", share: 40 },
      { id: "causa-e-rimedio", label: "Viene scritto, con la causa e il rimedio", share: 80 },
      {
        id: "riesame",
        label:
          "Viene scritto così e almeno una volta l'anno l'elenco è rivisto con chi lavora o con il suo rappresentante per la sicurezza (RLS)",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-soc-salute-e-sicurezza-controlli",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Quali di questi controlli sulla sicurezza sono stati fatti nell'anno?",
    hint: "Scegli quelli di cui resta una traccia scritta con la data, dal 1° gennaio al 31 dicembre.",
    why: "Un documento aggiornato non basta: a clienti e assicurazioni interessa che qualcuno controlli come si lavora.",
    where:
      "Verbale della riunione periodica, schede dei sopralluoghi, libretti di manutenzione, scadenzario di corsi e visite mediche.",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 15, 35 e 71" },
      { source: "ISO", point: "45001, 9.1" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 3,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Schede, verbali e scadenzari datati dei controlli scelti",
      age: "Anno del questionario",
      checks: "Una traccia con data e firma per ogni controllo scelto.",
      redact: "Nomi e giudizi di idoneità di chi lavora",
      limitsUntilAttached: true,
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      {
        id: "sopralluoghi",
        label: "Sopralluoghi in tutti i luoghi di lavoro, con una scheda compilata",
        share: 30,
      },
      { id: "riunione", label: "Riunione sulla sicurezza con un verbale", share: 25 },
      {
        id: "manutenzioni",
        label: "Manutenzione programmata di macchine e impianti, con le date eseguite",
        share: 25,
      },
      { id: "scadenzario", label: "Scadenzario aggiornato di corsi e visite mediche", share: 20 },
      { id: "emergenza", label: "Prova di evacuazione o di emergenza", share: 20 },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
];
