import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-condanne-dettaglio",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "text",
    prompt: "Quante condanne definitive per corruzione ci sono state nell'anno?",
    hint: "Numero intero di condanne diventate definitive dal 1° gennaio al 31 dicembre e importo totale in euro delle sanzioni; se non c'è nulla da pagare, scrivi 0.",
    why: "Lo standard europeo chiede questi due numeri insieme; qui non danno e non tolgono punti.",
    where: "Sentenze definitive e richieste di pagamento ricevute.",
    references: [
      { source: "VSME", point: "B11 §43" },
      { source: "MEF-PMI", point: "45" },
    ],
    weight: 0,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Sentenza definitiva e prova di pagamento della sanzione",
      age: "Anno del questionario",
      checks: "Data in cui la decisione è diventata definitiva, importo e stato del pagamento.",
      redact: "Nomi delle persone coinvolte",
    },
    dependencies: [{ effect: "blocked", question: "v3-gov-legalita-condanne", anyOf: ["yes", "entrambi"] }],
    fields: [
      { id: "condanne", label: "Condanne definitive", inputType: "integer", min: "1" },
      { id: "sanzioni", label: "Sanzioni pecuniarie", inputType: "decimal", unit: "euro", min: "0" },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-legalita-controlli",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Quali di questi controlli fa l'azienda su pagamenti e rapporti d'affari?",
    hint: "Scegli quelli applicati nell'anno e di cui resta una traccia scritta.",
    why: "Le regole contro la corruzione funzionano se qualcuno guarda dove passa il denaro: banche e stazioni appaltanti lo sanno.",
    where:
      "Deleghe bancarie, contratti con agenti, elenco degli omaggi, dichiarazioni firmate, fascicoli di clienti e fornitori.",
    references: [
      { source: "ISO", point: "37001, 8.3 e 8.7" },
      { source: "MEF-PMI", point: "43" },
      { source: "GRI", point: "205-1" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 3,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document:
        "Una traccia per ogni controllo scelto: deleghe bancarie, elenco degli omaggi, dichiarazioni firmate",
      age: "Anno del questionario",
      checks: "Che il controllo sia avvenuto nell'anno e su casi veri.",
      redact: "Coordinate bancarie, importi e nomi che non servono",
      limitsUntilAttached: true,
    },
    choices: [
      {
        id: "due-persone",
        label: "Una persona prepara i pagamenti e un'altra li autorizza",
        share: 30,
      },
      {
        id: "omaggi",
        label: "Elenco di omaggi, ospitalità e sponsorizzazioni, dati e ricevuti",
        share: 25,
      },
      {
        id: "conflitti",
        label: "Dichiarazione scritta sui conflitti di interesse di chi decide acquisti o assunzioni",
        share: 25,
      },
      {
        id: "intermediari",
        label: "Contratto scritto con agenti e intermediari, con un compenso definito",
        share: 20,
      },
      {
        id: "controparti",
        label: "Controllo di chi è il titolare della controparte prima di un nuovo contratto importante",
        share: 25,
      },
      {
        id: "altro",
        label: "Altro controllo",
        share: 10,
        opens: { label: "Quale controllo?", maxLength: 200, required: true },
      },
      { id: "nessuno", label: "Nessuno di questi", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-gov-legalita-formazione",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "text",
    prompt: "Quale quota dei dipendenti ha fatto formazione su regole di condotta e corruzione?",
    hint: "Percentuale da 0 a 100 dei dipendenti in forza al 31 dicembre, con almeno un incontro nell'anno o nel precedente.",
    why: "Le regole scritte valgono se sono conosciute: le banche chiedono il codice etico insieme alla formazione.",
    where:
      "Fogli presenza e attestati: conta le persone, non le ore. Se non ci sono stati incontri, scrivi 0.",
    references: [
      { source: "MEF-PMI", point: "43" },
      { source: "GRI", point: "205-2" },
      { source: "ISO", point: "37001, 7.3" },
    ],
    weight: 1,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Fogli presenza e programma degli incontri",
      age: "Ultimi 24 mesi",
      checks: "Persone presenti, argomenti e date, confrontate con i dipendenti al 31 dicembre.",
      redact: "Nomi: bastano le iniziali o il reparto",
    },
    dependencies: [{ effect: "na", registry: "employees", atLeast: 1 }],
    fields: [
      { id: "quota", label: "Dipendenti formati", inputType: "percentage", unit: "%", min: "0", max: "100" },
    ],
    earning: {
      kind: "thresholds",
      field: "quota",
      steps: [
        { from: "0", share: 0 },
        { from: "10", share: 25 },
        { from: "40", share: 60 },
        { from: "80", share: 100 },
      ],
      basis:
        "Non c'è una soglia pubblica: i gradini sono un giudizio nostro. L'80% lascia spazio a chi è assente o appena assunto.",
    },
  },
  {
    guid: "v3-gov-legalita-sanzioni",
    apiVersion: "v3",
    edition: 3,
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali sanzioni definitive ha ricevuto l'azienda negli ultimi tre anni?",
    hint: "Numero di provvedimenti non più impugnabili e importo in euro, sommati sull'ultimo anno e sui due precedenti; scrivi 0 dove non ce ne sono.",
    why: "Tre anni mostrano se un problema si ripete: banche e stazioni appaltanti lo verificano comunque. I punti dipendono dal peso degli importi sul fatturato.",
    where:
      "Provvedimenti notificati con la posta elettronica certificata, cartelle di pagamento, verbali ispettivi chiusi, relazioni dell'avvocato. Le sanzioni ambientali e le condanne per reati hanno le loro domande.",
    references: [
      { source: "GRI", point: "2-27" },
      { source: "Legge", point: "D.Lgs. 36/2023, artt. 94 e 95" },
    ],
    weight: 3,
    minutes: 5,
    evidence: "welcome",
    proof: {
      document: "Provvedimenti definitivi ricevuti e DURC (regolarità dei contributi) in corso",
      age: "Ultimi 3 anni",
      checks: "Numero e importi dei tre anni, confrontati con fondi rischi e sopravvenienze del bilancio.",
      redact: "Nomi delle persone coinvolte",
    },
    rows: [
      { id: "lavoro", label: "Lavoro, salute e sicurezza" },
      { id: "fisco", label: "Tasse e contributi" },
      { id: "mercato", label: "Concorrenza, consumatori e dati personali" },
    ],
    columns: [
      { id: "numero", label: "Provvedimenti", inputType: "integer", min: "0" },
      { id: "importo", label: "Importo", inputType: "decimal", unit: "euro", min: "0" },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: ["lavoro", "fisco", "mercato"].map((row) => ({
          question: "v3-gov-legalita-sanzioni",
          field: `${row}.importo`,
        })),
        per: [{ registry: "turnover" }],
        times: "100",
      },
      unit: "% del fatturato",
      tables: [
        {
          steps: [
            { from: "0", share: 100 },
            { from: "0.01", share: 60 },
            { from: "0.1", share: 30 },
            { from: "1", share: 0 },
          ],
        },
      ],
      ofNothing: 100,
      basis:
        "Non c'è un riferimento pubblico: i gradini sono un giudizio nostro. Il rapporto con il fatturato dell'anno fa pesare allo stesso modo una sanzione in aziende di dimensione diversa.",
    },
  },
];
