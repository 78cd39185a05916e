import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-controlli",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "checkbox",
    prompt: "Quali di questi controlli su pagamenti e rapporti d'affari sono in uso?",
    hint: "Scegli quelli applicati nell'anno e di cui resta una traccia scritta.",
    why: "Le regole contro la corruzione funzionano se qualcuno guarda dove passa il denaro: banche e stazioni appaltanti lo sanno.",
    where:
      "Deleghe bancarie, contratti con agenti, elenco degli omaggi, dichiarazioni firmate, fascicoli di clienti e fornitori.",
    references: [
      { source: "ISO", point: "ISO 37001, 8.3 e 8.7" },
      { source: "MEF-PMI", point: "43" },
      { source: "GRI", point: "205-1" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 3,
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
      { source: "ISO", point: "ISO 37001, 7.3" },
    ],
    weight: 1,
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
    },
  },
  {
    guid: "v3-gov-legalita-vigilanza",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "graduate",
    questionClass: "radio",
    prompt: "Chi vigila sul modello 231?",
    hint: "Scegli la situazione al 31 dicembre; la legge ammette anche il collegio sindacale e, negli enti piccoli, chi dirige.",
    why: "Senza qualcuno che vigila il modello non protegge l'azienda, e chi la valuta lo considera solo carta.",
    where: "Delibera di nomina, verbali e relazioni dell'organismo di vigilanza.",
    references: [
      { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
      { source: "MEF-PMI", point: "43" },
    ],
    weight: 1,
    dependencies: [{ effect: "na", question: "v3-gov-legalita-regole", field: "modello-231", anyOf: ["on"] }],
    choices: [
      { id: "nessuno", label: "Per ora nessuno", share: 0 },
      { id: "nominato", label: "Un organismo di vigilanza nominato, anche di una sola persona", share: 50 },
      {
        id: "verifiche",
        label: "Un organismo nominato che nell'anno ha fatto almeno una verifica, con un verbale",
        share: 80,
      },
      {
        id: "relazione",
        label: "Un organismo così, che nell'anno ha anche consegnato una relazione scritta a chi amministra",
        share: 100,
      },
    ],
  },
];
