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
      { source: "ISO", point: "ISO 9001, 9.1.2" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 1,
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
];
