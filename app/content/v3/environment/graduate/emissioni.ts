import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-inventario",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Che cosa comprende il calcolo dei gas serra dell'azienda?",
    hint: "Scegli le voci calcolate per l'anno e quelle controllate e risultate assenti, per esempio perché l'azienda non ha veicoli.",
    why: "Un totale dice poco se non si sa che cosa c'è dentro: banche e clienti possono confrontare solo calcoli con gli stessi confini.",
    where:
      "Foglio di calcolo delle emissioni o relazione del consulente: guarda le voci, le sedi e la fonte dei fattori di emissione.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "GHG Protocol", point: "Corporate Standard, capp. 3 e 4" },
      { source: "ISO", point: "14064-1" },
    ],
    weight: 3,
    evidence: "welcome",
    // The shares add up to exactly 100: an inventory is complete only if it leaves nothing out.
    choices: [
      { id: "combustibili", label: "Combustibili per scaldare i locali e per gli impianti", share: 20 },
      {
        id: "veicoli",
        label: "Carburanti dei veicoli di proprietà, in leasing o a noleggio a lungo termine",
        share: 20,
      },
      {
        id: "refrigeranti",
        label: "Perdite di gas refrigeranti da condizionatori e celle frigorifere",
        share: 15,
      },
      { id: "elettricita", label: "Elettricità e calore acquistati", share: 15 },
      { id: "sedi", label: "Tutte le sedi dell'azienda, anche quelle in affitto", share: 10 },
      { id: "metodo", label: "Fattori di emissione scritti per ogni voce, con la loro fonte", share: 20 },
      { id: "nessuna", label: "Nessuna: per ora il calcolo non c'è", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-env-emissioni-controlli",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come verifica l'azienda di rispettare i limiti per gli inquinanti che emette?",
    hint: "Scegli la situazione dell'anno, guardando i controlli che le autorizzazioni prevedono tra il 1° gennaio e il 31 dicembre.",
    why: "Un superamento scoperto tardi può costare una sanzione o un fermo dell'impianto: banche e clienti guardano se qualcuno se ne accorge prima.",
    where:
      "Autorizzazione (AUA, AIA o altra) con il piano dei controlli, rapporti di prova del laboratorio, registro degli autocontrolli, lettera di incarico.",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "Legge", point: "D.Lgs. 152/2006, parti seconda, terza e quinta" },
      { source: "ISO", point: "14001, 9.1" },
    ],
    weight: 2,
    evidence: "welcome",
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-inquinanti", anyOf: ["inviata", "da-inviare"] },
    ],
    choices: [
      { id: "da-fare", label: "Almeno un controllo previsto nell'anno è ancora da fare", share: 0 },
      {
        id: "archiviati",
        label: "I controlli sono stati fatti tutti e i rapporti sono archiviati",
        share: 50,
      },
      {
        id: "confrontati",
        label: "I controlli sono stati fatti tutti e ogni risultato è confrontato per iscritto con il limite",
        share: 80,
      },
      {
        id: "seguiti",
        label: "Tutto questo, e una persona con un incarico scritto segue scadenze e anomalie",
        share: 100,
      },
    ],
  },
];
