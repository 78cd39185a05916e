import type { RedLine } from "~/domain/question/question";

/** The facts that cap the score of a company whatever else it does (D3). */
export const redLines: RedLine[] = [
  {
    id: "soc-senza-dvr",
    label: "Nessun documento di valutazione dei rischi (DVR), con dipendenti",
    when: [
      { registry: "employees", atLeast: 1 },
      { question: "v3-soc-salute-e-sicurezza-dvr", anyOf: ["manca"] },
    ],
    cap: 30,
    reason:
      "Con almeno un dipendente la valutazione dei rischi è un obbligo penalmente sanzionato del datore di lavoro, che non può delegarla.",
    source: { source: "Legge", point: "D.Lgs. 81/2008, artt. 17, 29 e 55" },
    wayOut: "Il limite cade con un DVR firmato e datato: scegli la voce che lo descrive e allegalo.",
    question: "v3-soc-salute-e-sicurezza-dvr",
  },
  {
    id: "soc-piu-decessi",
    label: "Più di un decesso sul lavoro nell'anno",
    when: [{ question: "v3-soc-salute-e-sicurezza-decessi", field: "numero", above: "1" }],
    cap: 30,
    reason: "Più morti nello stesso anno mostrano che la sicurezza non ha funzionato.",
    source: { source: "Legge", point: "D.Lgs. 81/2008, artt. 15 e 18" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono decessi: spiega intanto le cause accertate e le misure prese.",
    question: "v3-soc-salute-e-sicurezza-decessi",
  },
  {
    id: "soc-decesso",
    label: "Un decesso sul lavoro nell'anno",
    when: [{ question: "v3-soc-salute-e-sicurezza-decessi", field: "numero", above: "0" }],
    cap: 70,
    reason:
      "Un decesso per infortunio o malattia professionale è l'esito più grave: nessun altro risultato lo compensa, anche se le responsabilità non sono accertate.",
    source: { source: "Legge", point: "D.Lgs. 81/2008, artt. 15 e 18" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono decessi: spiega intanto le cause accertate e le misure prese.",
    question: "v3-soc-salute-e-sicurezza-decessi",
  },
  {
    id: "soc-sotto-il-minimo",
    label: "Paga sotto il minimo del contratto collettivo",
    when: [{ question: "v3-soc-retribuzione-e-contratti-minimo", anyOf: ["no"] }],
    cap: 30,
    reason:
      "La Costituzione chiede una paga sufficiente, e i minimi del contratto collettivo sono il riferimento che i giudici usano.",
    source: { source: "Legge", point: "Costituzione, art. 36" },
    wayOut:
      "Il limite cade quando tutte le paghe arrivano al minimo e gli arretrati sono versati: aggiorna allora la risposta.",
    question: "v3-soc-retribuzione-e-contratti-minimo",
  },
  {
    id: "soc-discriminazione",
    label: "Provvedimenti definitivi per discriminazione nell'anno",
    when: [{ question: "v3-soc-retribuzione-e-contratti-incidenti", anyOf: ["discriminazione-definitiva"] }],
    cap: 70,
    reason: "La legge vieta ogni discriminazione nel lavoro, e qui il fatto è accertato in via definitiva.",
    source: { source: "Legge", point: "D.Lgs. 216/2003" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono nuovi provvedimenti: spiega intanto che cosa è stato rimosso e risarcito.",
    question: "v3-soc-retribuzione-e-contratti-incidenti",
  },
  {
    id: "soc-diritti-fondamentali",
    label: "Lavoro minorile, lavoro forzato o tratta accertati nell'anno",
    when: [
      {
        question: "v3-soc-retribuzione-e-contratti-incidenti",
        anyOf: ["lavoro-minorile", "lavoro-forzato", "tratta"],
      },
    ],
    cap: 30,
    reason: "Sono violazioni di diritti fondamentali, vietate da ogni legge e convenzione sul lavoro.",
    source: { source: "ILO", point: "C29 e C138" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono casi: spiega intanto come le persone sono state tutelate e risarcite.",
    question: "v3-soc-retribuzione-e-contratti-incidenti",
  },
];
