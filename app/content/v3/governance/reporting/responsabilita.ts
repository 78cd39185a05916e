import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-cooperativa",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "reporting",
    questionClass: "text",
    prompt: "Che cosa rende la cooperativa diversa nelle decisioni e negli utili?",
    hint: "Due descrizioni brevi e un importo in euro alla fine dell'anno; sono facoltative, compila quelle che hai.",
    why: "Lo standard europeo lascia alle cooperative uno spazio proprio, che altrimenti nel report non si vedrebbe.",
    where:
      "Statuto, verbali delle assemblee, nota integrativa, bilancio sociale se c'è. Tra gli investimenti non contano donazioni e contributi.",
    references: [{ source: "VSME", point: "B2 §26" }],
    weight: 0,
    notApplicableEnabled: true,
    dependencies: [
      {
        effect: "na",
        question: "v3-gov-identita-e-sedi-forma-giuridica",
        field: "forma",
        anyOf: ["cooperativa"],
      },
    ],
    fields: [
      {
        id: "partecipazione",
        label: "Come partecipano alle decisioni lavoratori, utenti e comunità",
        inputType: "text",
        maxLength: 1000,
        required: false,
      },
      {
        id: "investimenti",
        label: "Investimenti nel capitale o nei beni di enti dell'economia sociale",
        inputType: "decimal",
        unit: "euro",
        min: "0",
        required: false,
      },
      {
        id: "limiti",
        label: "Quali limiti ci sono alla distribuzione degli utili",
        inputType: "text",
        maxLength: 1000,
        required: false,
      },
    ],
    earning: { kind: "complete" },
  },
];
