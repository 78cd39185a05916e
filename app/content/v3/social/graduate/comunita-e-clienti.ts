import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-soddisfazione",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come misura l'azienda la soddisfazione dei clienti?",
    hint: "Scegli la situazione dell'anno; i clienti possono essere imprese, persone o enti pubblici.",
    why: "Chi ti affida un lavoro, o un prestito, guarda se i clienti restano e se l'azienda se ne accorge in tempo quando non sono contenti.",
    where:
      "Questionari e risposte dei clienti, schede di valutazione ricevute, relazione della qualità se c'è.",
    references: [
      { source: "ISO", point: "9001, 9.1.2" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 5,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Questionario usato e riepilogo dei risultati di due anni",
      age: "Ultimi 24 mesi",
      checks: "Stesse domande, numero delle risposte, confronto con l'anno prima.",
      redact: "Nomi e recapiti dei clienti",
    },
    choices: [
      { id: "a-voce", label: "Parlando con i clienti, senza tenerne traccia", share: 0 },
      { id: "ogni-tanto", label: "Con domande scritte ad alcuni clienti, quando capita", share: 30 },
      {
        id: "regolare",
        label: "Con le stesse domande scritte, almeno una volta l'anno o dopo ogni lavoro",
        share: 70,
      },
      {
        id: "confronto",
        label: "Con le stesse domande scritte e un risultato in numeri, confrontato con l'anno prima",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-soc-comunita-e-clienti-territorio",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "comunita-e-clienti",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Che cosa ha fatto l'azienda per il territorio nell'anno?",
    hint: "Scegli le attività svolte dal 1° gennaio al 31 dicembre, se arrivano alla misura indicata.",
    why: "Banche locali, associazioni e clienti vogliono sapere che rapporto c'è con la comunità in cui lavori.",
    where:
      "Ricevute e bonifici, contratti di sponsorizzazione, convenzioni con le scuole, scambi con il Comune.",
    references: [
      { source: "VSME", point: "B2 §26" },
      { source: "GRI", point: "413-1" },
    ],
    weight: 3,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Ricevute, convenzioni o verbali delle attività scelte",
      age: "Anno del questionario",
      checks: "Importi confrontati con il fatturato, giorni e ore svolti, date degli incontri.",
      redact: "Nomi di studenti e volontari, coordinate bancarie",
    },
    choices: [
      { id: "donazioni", label: "Donazioni per almeno un millesimo del fatturato", share: 30 },
      {
        id: "sponsorizzazioni",
        label: "Sostegno ad associazioni o eventi locali per almeno un millesimo del fatturato",
        share: 20,
      },
      {
        id: "scuole",
        label: "Almeno un tirocinio o un progetto con una scuola o università, con convenzione",
        share: 30,
      },
      {
        id: "volontariato",
        label: "Volontariato in orario pagato, almeno un giorno ogni dieci persone che lavorano in azienda",
        share: 30,
      },
      {
        id: "ascolto",
        label:
          "Incontro con vicini, Comune o associazioni sugli effetti dell'attività (rumore, traffico, odori), con una nota scritta",
        share: 30,
      },
      {
        id: "altra",
        label: "Altra attività",
        share: 10,
        opens: { label: "Quale attività?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
