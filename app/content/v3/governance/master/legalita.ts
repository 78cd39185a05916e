import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-legalita-sanzioni",
    apiVersion: "v3",
    area: "governance",
    milestone: "legalita",
    level: "master",
    questionClass: "matrix",
    prompt:
      "Quali sanzioni definitive su lavoro, fisco e mercato ha ricevuto l'azienda negli ultimi tre anni?",
    hint: "Numero di provvedimenti non più impugnabili e importo in euro, sommati sull'ultimo anno e sui due precedenti, senza le condanne per corruzione; scrivi 0 dove non ce ne sono.",
    why: "Tre anni mostrano se un problema si ripete: banche e stazioni appaltanti lo verificano comunque. I numeri informano e non tolgono punti.",
    where:
      "Provvedimenti notificati via PEC, cartelle di pagamento, verbali ispettivi chiusi, relazioni dell'avvocato.",
    references: [{ source: "GRI", point: "2-27" }],
    weight: 2,
    rows: [
      { id: "lavoro", label: "Lavoro, salute e sicurezza" },
      { id: "fisco", label: "Tasse e contributi" },
      { id: "mercato", label: "Concorrenza, consumatori e dati personali" },
    ],
    columns: [
      { id: "numero", label: "Provvedimenti", inputType: "integer", min: "0" },
      { id: "importo", label: "Importo", inputType: "decimal", unit: "euro", min: "0" },
    ],
    earning: { kind: "complete" },
  },
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
    where:
      "Contratti, dichiarazioni firmate, visure, note delle verifiche. Se nessuno agisce per conto dell'azienda, indica che la domanda non si applica e scrivi perché.",
    references: [
      { source: "ISO", point: "ISO 37001, 8.2" },
      { source: "OCSE", point: "Linee guida per le imprese multinazionali, cap. VII" },
      { source: "GRI", point: "205-1" },
    ],
    weight: 1,
    notApplicableEnabled: true,
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
];
