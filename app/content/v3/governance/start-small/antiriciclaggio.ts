import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-antiriciclaggio-obbligo",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "boolean",
    prompt: "L'azienda è tra i soggetti obbligati dalle norme contro il riciclaggio?",
    hint: "Sì o no al 31 dicembre; sono obbligati, per esempio, banche e intermediari, commercialisti, consulenti del lavoro, notai, avvocati per alcuni atti, agenzie immobiliari e sale da gioco.",
    why: "Chi maneggia denaro e affari di altri risponde anche dei controlli sui clienti: banche e ordini professionali lo chiedono subito. La risposta non dà punti, ma apre la domanda sui controlli, da cui può venire un limite al punteggio. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Iscrizione all'albo o all'elenco di categoria, oggetto sociale in visura; l'elenco dei soggetti obbligati è nell'articolo 3 del decreto.",
    references: [{ source: "Legge", point: "D.Lgs. 231/2007, art. 3" }],
    weight: 0,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Visura o iscrizione all'albo",
      age: "Ultimi 6 mesi",
      checks: "Che l'attività sia, o non sia, tra quelle dell'articolo 3 del decreto.",
    },
    // Finance, property, professions, and gambling: elsewhere only single trades are concerned.
    dependencies: [{ effect: "na", registry: "macrosector", anyOf: ["L", "M", "N", "S"] }],
    shares: { yes: 100, no: 100 },
  },
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
    dependencies: [
      { effect: "na", question: "v3-gov-responsabilita-antiriciclaggio-obbligo", anyOf: ["yes"] },
    ],
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
