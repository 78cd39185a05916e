import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-minimo",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "start_small",
    questionClass: "radio",
    prompt:
      "Tutti i dipendenti ricevono almeno la retribuzione minima che il contratto collettivo nazionale (CCNL) prevede per il loro livello?",
    hint: "Scegli la situazione con i minimi in vigore al 31 dicembre.",
    why: "In Italia il riferimento per la paga minima è il contratto collettivo: clienti e banche chiedono se è rispettato per tutti. Una paga sotto il minimo limita il punteggio. Finché non rispondi, il limite vale lo stesso.",
    where: "Tabella retributiva del CCNL, da confrontare con le buste paga di dicembre.",
    references: [
      { source: "VSME", point: "B10 §42(a)" },
      { source: "Legge", point: "Costituzione, art. 36" },
    ],
    weight: 3,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Dichiarazione del consulente del lavoro o tabella dei minimi con una busta paga per livello",
      age: "Anno del questionario",
      checks: "CCNL applicato, livelli presenti e paga base non inferiore alla tabella in vigore.",
      redact: "Nomi, codici fiscali, indirizzi, trattenute sindacali, assenze per malattia",
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "non-confrontata", label: "Il confronto non è ancora stato fatto", share: 0 },
      { id: "no", label: "No, almeno una persona riceve meno del minimo", share: 0 },
      {
        id: "senza-ccnl",
        label:
          "L'azienda non applica un CCNL, ma un confronto scritto mostra paghe pari a quelle del settore",
        share: 60,
      },
      { id: "yes", label: "Sì, tutti", share: 100 },
    ],
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-incidenti",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali violazioni dei diritti di chi lavora in azienda sono state accertate nell'anno?",
    hint: "Scegli i tipi di casi confermati dal 1° gennaio al 31 dicembre da un'autorità o da una verifica dell'azienda, anche se si può ancora fare ricorso.",
    why: "Le banche lo chiedono anche alle imprese più piccole. Dà punti solo se non ce ne sono; lavoro minorile, lavoro forzato, tratta e discriminazioni decise in via definitiva limitano il punteggio. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Verbali ispettivi, sentenze e provvedimenti notificati, registro dei reclami e delle segnalazioni, relazioni dell'avvocato o del consulente del lavoro.",
    references: [
      { source: "VSME", point: "C7 §62(a)" },
      { source: "MEF-PMI", point: "32" },
      { source: "MEF-PMI", point: "36" },
      { source: "GRI", point: "406-1" },
      { source: "ILO", point: "C111" },
      { source: "Legge", point: "D.Lgs. 216/2003" },
    ],
    weight: 2,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Verbali e provvedimenti; se non ce ne sono, dichiarazione dell'avvocato o di chi amministra",
      age: "Anno del questionario",
      checks: "Nessun caso accertato oltre a quelli dichiarati.",
      redact: "Nomi e dati delle persone coinvolte",
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "lavoro-minorile", label: "Lavoro minorile", share: 0 },
      { id: "lavoro-forzato", label: "Lavoro forzato", share: 0 },
      { id: "tratta", label: "Tratta di esseri umani", share: 0 },
      {
        id: "discriminazione-definitiva",
        label: "Discriminazione, con una sanzione o una condanna definitiva",
        share: 0,
      },
      { id: "discriminazione", label: "Discriminazione, in un altro caso accertato", share: 0 },
      {
        id: "altro",
        label: "Violazione di un altro diritto",
        share: 0,
        opens: { label: "Quale diritto?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna violazione accertata", share: 100, exclusive: true },
    ],
  },
];
