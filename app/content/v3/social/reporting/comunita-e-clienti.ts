import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-comunita-e-clienti-incidenti-filiera",
    apiVersion: "v3",
    area: "social",
    milestone: "comunita-e-clienti",
    level: "reporting",
    questionClass: "radio",
    prompt:
      "L'azienda conosce violazioni accertate ai danni di lavoratori dei fornitori, comunità o consumatori?",
    hint: "Rispondi per l'anno e solo per casi confermati che riguardano la tua filiera, i tuoi luoghi di lavoro o i tuoi prodotti.",
    why: "Lo standard europeo guarda anche fuori dall'azienda, ma chiede solo ciò che sai: non serve fare indagini. Non dà punti.",
    where:
      "Comunicazioni di clienti e fornitori, richiami di prodotti, provvedimenti di autorità, notizie pubbliche.",
    references: [
      { source: "VSME", point: "C7 §62(c)" },
      { source: "GRI", point: "414-2" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. IV" },
    ],
    weight: 0,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Comunicazioni, provvedimenti o richiami di prodotto, se ci sono",
      age: "Anno del questionario",
      checks: "I casi noti e le azioni fatte corrispondono ai documenti.",
      redact: "Nomi e dati delle persone coinvolte",
    },
    choices: [
      { id: "no", label: "No, non ne conosce" },
      {
        id: "si",
        label: "Sì",
        opens: {
          label: "Che cosa è successo, chi ne ha sofferto e che cosa ha fatto l'azienda?",
          maxLength: 1000,
          required: true,
        },
      },
    ],
  },
];
