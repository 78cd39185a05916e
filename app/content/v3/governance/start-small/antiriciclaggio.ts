import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-antiriciclaggio",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste misure contro il riciclaggio applica l'azienda?",
    hint: "Scegli tutte quelle in uso al 31 dicembre e di cui resta una traccia scritta.",
    why: "Per i soggetti obbligati sono doveri di legge, e i primi controlli di banche, ordini e autorità. Se non ce n'è nessuna, il punteggio ha un limite. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Documento di autovalutazione del rischio, fascicoli dei clienti, procedura interna, fogli presenza dei corsi.",
    references: [{ source: "Legge", point: "D.Lgs. 231/2007, artt. 15, 16, 17, 31 e 35" }],
    weight: 4,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Autovalutazione del rischio e procedura antiriciclaggio",
      age: "Rivista negli ultimi 3 anni",
      checks:
        "Data e firma, tre fascicoli a scelta con l'identità del cliente e del titolare effettivo, fogli presenza.",
      redact: "Nomi dei clienti, e tutto ciò che riguarda segnalazioni di operazioni sospette",
      limitsUntilAttached: true,
    },
    dependencies: [{ effect: "na", question: "v3-gov-strategia-settori", anyOf: ["antiriciclaggio"] }],
    choices: [
      {
        id: "valutazione",
        label: "Valutazione scritta del rischio di riciclaggio, rivista negli ultimi tre anni",
        share: 25,
      },
      {
        id: "verifica",
        label: "Adeguata verifica di ogni cliente e del suo titolare effettivo, conservata nel fascicolo",
        share: 35,
      },
      {
        id: "sospette",
        label:
          "Procedura scritta per segnalare le operazioni sospette all'Unità di informazione finanziaria (UIF)",
        share: 25,
      },
      {
        id: "formazione",
        label: "Formazione nell'anno o nel precedente di tutti quelli che trattano con i clienti",
        share: 15,
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
