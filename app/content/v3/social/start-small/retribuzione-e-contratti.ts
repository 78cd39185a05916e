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
    guid: "v3-soc-retribuzione-e-contratti-discriminazione",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "start_small",
    questionClass: "text",
    prompt:
      "Quanti casi di discriminazione si sono chiusi nell'anno con una sanzione o una condanna definitiva?",
    hint: "Numero intero di casi in cui la decisione contro l'azienda è diventata definitiva dal 1° gennaio al 31 dicembre; 0 se non ce ne sono.",
    why: "Le banche lo chiedono anche alle imprese più piccole; contano solo i casi chiusi, non le contestazioni in corso. Un caso definitivo limita il punteggio. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Sentenze e provvedimenti notificati all'azienda, di solito per posta elettronica certificata o tramite l'avvocato o il consulente del lavoro.",
    references: [
      { source: "MEF-PMI", point: "36" },
      { source: "VSME", point: "C7 §62(a)" },
      { source: "ILO", point: "C111" },
      { source: "Legge", point: "D.Lgs. 216/2003" },
    ],
    weight: 2,
    minutes: 1,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Dichiarazione dell'avvocato o del legale rappresentante sui provvedimenti definitivi",
      age: "Anno del questionario",
      checks: "Numero dei provvedimenti non più impugnabili notificati nell'anno.",
      redact: "Nomi e dati delle persone coinvolte",
    },
    dependencies: [WITH_EMPLOYEES],
    fields: [{ id: "casi", label: "Casi definitivi", inputType: "integer", unit: "casi", min: "0" }],
    earning: {
      kind: "thresholds",
      field: "casi",
      steps: [
        { from: "0", share: 100 },
        { from: "1", share: 0 },
      ],
      basis: "Soglia assoluta: la legge (D.Lgs. 216/2003) vieta ogni discriminazione nel lavoro.",
    },
  },
];
