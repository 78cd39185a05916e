import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-identita-e-sedi-valutazione-esterna",
    apiVersion: "v3",
    area: "governance",
    milestone: "identita-e-sedi",
    level: "master",
    questionClass: "radio",
    prompt: "Un ente esterno ha dato un voto alla sostenibilità dell'azienda nel suo insieme?",
    hint: "Scegli la situazione al 31 dicembre: vale un rating, un punteggio o una classe data da altri all'azienda intera, non un certificato.",
    why: "Le banche chiedono se esiste un giudizio esterno, e due voti nel tempo dicono più di uno.",
    where: "Scheda o rapporto dell'ente di valutazione, con data e risultato.",
    references: [
      { source: "MEF-PMI", point: "5" },
      { source: "VSME", point: "B1 §25" },
    ],
    weight: 1,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Scheda o rapporto dell'ente di valutazione",
      age: "Ultimi 24 mesi",
      checks: "Ente, data, voto e voto precedente.",
      limitsUntilAttached: true,
    },
    choices: [
      { id: "mai", label: "No, mai", share: 0 },
      { id: "vecchio", label: "Sì, ma l'ultimo voto ha più di due anni", share: 30 },
      {
        id: "recente",
        label: "Sì, l'ultimo voto ha al massimo due anni",
        share: 70,
        opens: { label: "Quale ente, quale voto e in che data?", maxLength: 200, required: true },
      },
      {
        id: "recente-e-confermato",
        label: "Sì, l'ultimo voto ha al massimo due anni ed è uguale o migliore del precedente",
        share: 100,
        opens: { label: "Quale ente, quali voti e in che date?", maxLength: 200, required: true },
      },
    ],
  },
];
