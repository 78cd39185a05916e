import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-benessere",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Quali di queste misure oltre alla paga offre l'azienda ai dipendenti?",
    hint: "Scegli le misure che nell'anno erano offerte ad almeno metà dei dipendenti.",
    why: "Aiuta chi legge la tua carta, e chi cerca lavoro, a capire come l'azienda tiene insieme lavoro e vita privata.",
    where:
      "Accordi individuali di lavoro agile, regolamento aziendale, contratti di welfare o polizze, buste paga.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "GRI", point: "401-2" },
    ],
    weight: 2,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Regolamento, accordo o polizza da cui risulta a chi è offerta la misura",
      age: "In vigore nell'anno",
      checks: "La misura è offerta ad almeno metà dei dipendenti.",
      redact: "Nomi, importi delle buste paga, dati sanitari",
    },
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "lavoro-agile", label: "Lavoro agile, con accordo scritto", share: 30 },
      { id: "orario-flessibile", label: "Orario flessibile in entrata o in uscita", share: 30 },
      { id: "welfare", label: "Buoni pasto o altri beni e servizi di welfare", share: 20 },
      {
        id: "salute",
        label: "Assistenza sanitaria integrativa, oltre a quella del contratto collettivo (CCNL)",
        share: 30,
      },
      { id: "permessi", label: "Permessi o congedi in più rispetto a legge e CCNL", share: 30 },
      {
        id: "altra",
        label: "Altra misura",
        share: 10,
        opens: { label: "Quale misura?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-ccnl",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "graduate",
    questionClass: "text",
    prompt: "A quale quota dei dipendenti si applica un contratto collettivo nazionale (CCNL)?",
    hint: "Percentuale da 0 a 100 sui dipendenti in forza al 31 dicembre: se vale per tutti, scrivi 100.",
    why: "Mostra a clienti e banche quante persone hanno condizioni di lavoro definite da un contratto collettivo.",
    where:
      "Lettere di assunzione e buste paga: riportano il contratto applicato e il suo codice alfanumerico, quello del CNEL (Consiglio nazionale dell'economia e del lavoro).",
    references: [
      { source: "VSME", point: "B10 §42(c)" },
      { source: "MEF-PMI", point: "33" },
      { source: "GRI", point: "2-30" },
    ],
    weight: 6,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Una busta paga o lettera di assunzione per ogni contratto applicato",
      age: "Anno del questionario",
      checks: "Contratto, codice e livello riportati; quanti dipendenti lo hanno.",
      redact: "Nomi, codici fiscali, indirizzi, importi, trattenute sindacali, assenze",
    },
    dependencies: [WITH_EMPLOYEES],
    fields: [
      {
        id: "quota",
        label: "Dipendenti con CCNL applicato",
        inputType: "percentage",
        unit: "%",
        min: "0",
        max: "100",
      },
      {
        id: "codice",
        label: "Codice CNEL del contratto più usato, se lo conosci",
        inputType: "text",
        maxLength: 10,
        required: false,
      },
    ],
    earning: {
      kind: "thresholds",
      field: "quota",
      steps: [
        { from: "0", share: 0 },
        { from: "50", share: 30 },
        { from: "80", share: 60 },
        { from: "95", share: 100 },
      ],
      basis:
        "Soglie assolute e una nostra valutazione: in Italia la regola è applicare un contratto a tutti; cinque punti di margine valgono per chi, come alcuni dirigenti, ne ha uno individuale.",
    },
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-ccnl-firmatari",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "graduate",
    questionClass: "radio",
    prompt: "Chi ha firmato il contratto collettivo (CCNL) che vale per più dipendenti?",
    hint: "Scegli la situazione al 31 dicembre; se hai un dubbio chiedi al consulente del lavoro.",
    why: "Un contratto firmato da organizzazioni poco rappresentative può dare tutele più basse: le stazioni appaltanti, e sempre più clienti, lo controllano.",
    where:
      "Frontespizio del contratto collettivo e archivio dei contratti del CNEL (Consiglio nazionale dell'economia e del lavoro), cercando il codice.",
    references: [
      { source: "Legge", point: "D.Lgs. 36/2023, art. 11" },
      { source: "GRI", point: "2-30" },
    ],
    weight: 4,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Frontespizio del contratto o scheda dell'archivio CNEL",
      age: "Contratto in vigore nell'anno",
      checks: "Firmatari del contratto con quel codice; confronto scritto delle tutele, se dichiarato.",
    },
    dependencies: [
      WITH_EMPLOYEES,
      { effect: "blocked", question: "v3-soc-retribuzione-e-contratti-ccnl", field: "quota", above: "0" },
    ],
    choices: [
      { id: "non-so", label: "Non è ancora stato controllato", share: 0 },
      { id: "altre", label: "Altre organizzazioni, senza un confronto delle tutele", share: 0 },
      {
        id: "altre-pari",
        label: "Altre organizzazioni, ma un confronto scritto mostra tutele pari",
        share: 70,
      },
      {
        id: "rappresentative",
        label: "Le organizzazioni più rappresentative del settore, dei lavoratori e delle imprese",
        share: 100,
      },
    ],
  },
];
