import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-clima-e-rischi-orizzonti",
    apiVersion: "v3",
    area: "environment",
    milestone: "clima-e-rischi",
    level: "reporting",
    questionClass: "matrix",
    prompt: "Che effetto possono avere sull'azienda i rischi climatici individuati?",
    hint: "Compila le righe dei rischi che la valutazione ha individuato, con la situazione al 31 dicembre, e lascia vuote le altre.",
    why: "Il report europeo chiede tempi e azioni per ogni rischio; indicare l'effetto sui conti è facoltativo, ma alle banche serve.",
    where: "Valutazione scritta dei rischi, piano degli investimenti, polizze e preventivi.",
    references: [
      { source: "VSME", point: "C4 §57(c)" },
      { source: "VSME", point: "C4 §57(d)" },
      { source: "VSME", point: "C4 §58" },
    ],
    weight: 0,
    minutes: 8,
    evidence: "welcome",
    proof: {
      document: "Valutazione scritta dei rischi, piano degli investimenti",
      age: "Ultimi tre anni",
      checks: "Tempi e azioni di ogni rischio uguali a quelli del documento.",
    },
    dependencies: [
      {
        effect: "na",
        question: "v3-env-clima-e-rischi-eventi",
        anyOf: [
          "alluvioni",
          "frane",
          "siccita",
          "caldo",
          "vento",
          "incendi",
          "mare",
          "prezzi",
          "regole",
          "mercato",
          "altro",
        ],
      },
    ],
    rows: [
      { id: "alluvioni", label: "Alluvioni e piogge intense", optional: true },
      { id: "frane", label: "Frane", optional: true },
      { id: "siccita", label: "Siccità e mancanza d'acqua", optional: true },
      { id: "caldo", label: "Ondate di caldo", optional: true },
      { id: "vento", label: "Grandine e vento forte", optional: true },
      { id: "incendi", label: "Incendi boschivi", optional: true },
      { id: "mare", label: "Innalzamento del mare ed erosione costiera", optional: true },
      { id: "prezzi", label: "Prezzi di energia e materie prime", optional: true },
      { id: "regole", label: "Nuove leggi, tasse o limiti sulle emissioni", optional: true },
      { id: "mercato", label: "Richieste di clienti e banche che cambiano", optional: true },
      { id: "altro", label: "Altro evento o cambiamento", optional: true },
    ],
    columns: [
      {
        id: "orizzonte",
        label: "Tra quanto tempo",
        inputType: "dropdown",
        options: [
          { id: "breve", label: "Entro un anno" },
          { id: "medio", label: "Tra uno e cinque anni" },
          { id: "lungo", label: "Oltre cinque anni" },
        ],
      },
      {
        id: "azioni",
        label: "Azioni di adattamento avviate?",
        inputType: "dropdown",
        options: [
          { id: "si", label: "Sì" },
          { id: "no", label: "No" },
        ],
      },
      {
        id: "effetto",
        label: "Effetto possibile sui conti",
        inputType: "dropdown",
        required: false,
        options: [
          { id: "basso", label: "Basso" },
          { id: "medio", label: "Medio" },
          { id: "alto", label: "Alto" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
