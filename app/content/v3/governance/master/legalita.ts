import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-terzi",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "master",
    questionClass: "radio",
    prompt: "Come verifica l'azienda la correttezza di chi agisce per suo conto?",
    hint: "Scegli la situazione al 31 dicembre per agenti, intermediari, consulenti che trattano con uffici pubblici e appaltatori.",
    why: "Gran parte dei casi di corruzione passa da intermediari: i clienti esteri e le banche chiedono come li scegli.",
    where: "Contratti, dichiarazioni firmate, visure, note delle verifiche.",
    references: [
      { source: "ISO", point: "37001, 8.2" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. VII" },
      { source: "GRI", point: "205-1" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Contratto con la clausola e nota della verifica",
      age: "Ultimi 2 anni",
      checks: "Data della verifica, di prima della firma, e data della ripetizione.",
      redact: "Compensi e condizioni commerciali",
      limitsUntilAttached: true,
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Nessun agente, intermediario, consulente o appaltatore agisce per conto dell'azienda",
      "L'azienda tratta da sola con clienti e uffici pubblici",
    ],
    choices: [
      { id: "fiducia", label: "Si basa sulla conoscenza personale", share: 0 },
      { id: "clausola", label: "Nei contratti c'è una clausola su correttezza e anticorruzione", share: 30 },
      {
        id: "verifica",
        label:
          "C'è la clausola e, prima della firma, una verifica scritta (visura, dichiarazioni, notizie pubbliche)",
        share: 70,
      },
      {
        id: "verifica-ripetuta",
        label: "C'è tutto questo e la verifica si ripete almeno ogni due anni",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-gov-legalita-vigilanza",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "master",
    questionClass: "radio",
    prompt: "Chi vigila sul modello di organizzazione del D.Lgs. 231/2001 (modello 231)?",
    hint: "Scegli la situazione al 31 dicembre; la legge ammette anche il collegio sindacale e, negli enti piccoli, chi dirige.",
    why: "Senza qualcuno che vigila il modello non protegge l'azienda, e chi la valuta lo considera solo carta.",
    where: "Delibera di nomina, verbali e relazioni dell'organismo di vigilanza.",
    references: [
      { source: "Legge", point: "D.Lgs. 231/2001, art. 6" },
      { source: "MEF-PMI", point: "43" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Delibera di nomina, verbale di verifica e relazione dell'organismo di vigilanza",
      age: "Anno del questionario",
      checks: "Nomina in corso, data della verifica e della relazione.",
      redact: "Segnalazioni e nomi delle persone coinvolte",
      limitsUntilAttached: true,
    },
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
