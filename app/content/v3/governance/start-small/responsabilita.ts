import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-chi-segue",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "radio",
    prompt: "Chi segue in azienda i temi di sostenibilità (ambiente, persone, condotta)?",
    hint: "Scegli la situazione al 31 dicembre; la persona può essere anche chi è titolare, socio o amministratore.",
    why: "Banche e clienti vogliono sapere con chi parlare e se qualcuno ha il compito di occuparsene. Per chi lavora da solo la domanda è facoltativa.",
    where: "Organigramma, lettera di incarico o mansionario, verbali dell'organo amministrativo.",
    references: [
      { source: "VSME", point: "C2 §49" },
      { source: "MEF-PMI", point: "3" },
      { source: "GRI", point: "2-13" },
    ],
    weight: 1,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Lettera di incarico firmata, oppure verbale che affida il compito",
      age: "In vigore al 31 dicembre",
      checks: "Nome del ruolo, compiti, firma e data; per il resoconto, il verbale dell'anno.",
      redact: "Dati personali che non servono, come l'indirizzo di casa",
      limitsUntilAttached: true,
    },
    // A person who works alone appoints no one: the question is voluntary for sole traders without employees.
    dependencies: [
      { effect: "voluntary", registry: "employees", atLeast: 1 },
      {
        effect: "voluntary",
        question: "v3-gov-identita-e-sedi-forma-giuridica",
        field: "forma",
        anyOf: [
          "societa-semplice",
          "studio-associato",
          "snc",
          "sas",
          "srl",
          "srls",
          "spa",
          "sapa",
          "cooperativa",
          "consorzio",
          "ente",
          "altra",
        ],
      },
    ],
    dependencyMode: "any",
    choices: [
      { id: "nessuno", label: "Per ora nessuno in particolare", share: 0 },
      {
        id: "senza-incarico",
        label: "Il titolare, un amministratore o un dipendente, senza un incarico scritto",
        share: 40,
      },
      {
        id: "incarico-scritto",
        label: "Una persona con un incarico scritto",
        share: 80,
        opens: { label: "Che ruolo ha in azienda?", maxLength: 120, required: true },
      },
      {
        id: "incarico-e-resoconto",
        label:
          "Una persona con un incarico scritto, che almeno una volta l'anno fa il punto con chi amministra",
        share: 100,
        opens: { label: "Che ruolo ha in azienda?", maxLength: 120, required: true },
      },
    ],
  },
  {
    guid: "v3-gov-responsabilita-dati",
    apiVersion: "v3",
    edition: 2,
    area: "governance",
    milestone: "responsabilita",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali di queste protezioni usa l'azienda per i dati propri e per quelli che altri le affidano?",
    hint: "Scegli tutte quelle in uso al 31 dicembre.",
    why: "Dati persi o rubati possono fermare l'attività: se ne preoccupano banche, assicurazioni e i clienti che ti affidano i loro dati.",
    where:
      "Registro dei trattamenti, contratto con chi segue i computer, impostazioni della posta e del gestionale.",
    references: [
      { source: "Legge", point: "Reg. (UE) 2016/679, artt. 30 e 32" },
      { source: "ISO", point: "27001" },
      { source: "GRI", point: "418-1" },
    ],
    weight: 3,
    minutes: 3,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Registro dei trattamenti e rapporto dell'ultima prova di recupero delle copie",
      age: "Ultimi 12 mesi",
      checks:
        "Data di aggiornamento del registro, esito e data della prova, schermata della doppia verifica, fogli presenza dei corsi.",
      redact: "Nomi di clienti e dipendenti, password, indirizzi di rete",
      limitsUntilAttached: true,
    },
    choices: [
      {
        id: "registro",
        label: "Registro dei trattamenti dei dati personali, aggiornato nell'anno o nel precedente",
        share: 30,
      },
      {
        id: "copie",
        label: "Copie di sicurezza almeno settimanali, con una prova di recupero nell'anno",
        share: 30,
      },
      { id: "due-fattori", label: "Accesso con doppia verifica alla posta elettronica di tutti", share: 25 },
      { id: "aggiornamenti", label: "Antivirus e aggiornamenti automatici su tutti i computer", share: 10 },
      {
        id: "formazione",
        label: "Formazione nell'anno su truffe e password per tutti quelli che usano un computer",
        share: 20,
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
