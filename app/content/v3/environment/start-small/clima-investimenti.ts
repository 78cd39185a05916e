import type { Question } from "~/domain/question/question";

const fossilLines = ["carbone", "petrolio", "gas", "elettricita"];

export const questions: Question[] = [
  {
    guid: "v3-env-clima-e-rischi-investimenti-importi",
    apiVersion: "v3",
    area: "environment",
    milestone: "clima-e-rischi",
    level: "start_small",
    questionClass: "matrix",
    prompt: "Quanto spende, o ha deciso di spendere, l'azienda per ridurre i rischi legati al clima?",
    hint: "In euro senza centesimi e senza IVA: spese fatte tra il 1° gennaio e il 31 dicembre e spese già decise per gli anni successivi; dove non c'è nulla scrivi 0.",
    why: "Le banche guardano come l'azienda si prepara a eventi estremi e a regole o prezzi che cambiano. I punti dipendono dalla somma in rapporto al fatturato.",
    where:
      "Fatture e registro dei beni ammortizzabili per le spese fatte; preventivi accettati, ordini o verbali per quelle decise. Contano, per esempio, tetti rinforzati, barriere contro l'acqua, vasche di riserva, pompe di calore, fotovoltaico, mezzi elettrici.",
    references: [
      { source: "MEF-PMI", point: "13" },
      { source: "VSME", point: "C4 §57(d)" },
    ],
    weight: 2,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Fatture e registro dei beni ammortizzabili; ordini o delibere per le spese decise",
      age: "Anno del questionario",
      checks:
        "Che ogni spesa riduca un rischio indicato, importi senza IVA, ordini firmati per le spese future.",
    },
    rows: [
      { id: "fisico", label: "Eventi naturali: alluvioni, grandine, caldo, siccità (rischio fisico)" },
      {
        id: "transizione",
        label: "Prezzi dell'energia, nuove regole, richieste dei clienti (rischio di transizione)",
      },
    ],
    columns: [
      { id: "fatti", label: "Spese fatte nell'anno", inputType: "integer", unit: "euro", min: "0" },
      { id: "decisi", label: "Spese già decise", inputType: "integer", unit: "euro", min: "0" },
      { id: "totale", label: "Totale", inputType: "label", unit: "euro", sumOf: ["fatti", "decisi"] },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: ["fisico.totale", "transizione.totale"].map((field) => ({
          question: "v3-env-clima-e-rischi-investimenti-importi",
          field,
        })),
        per: [{ registry: "turnover" }],
        times: "100",
      },
      unit: "% del fatturato",
      tables: [
        {
          macrosectors: [..."JKLNPQV"],
          steps: [
            { from: "0", share: 0 },
            { from: "0.05", share: 30 },
            { from: "0.2", share: 60 },
            { from: "0.5", share: 100 },
          ],
        },
        {
          steps: [
            { from: "0", share: 0 },
            { from: "0.1", share: 30 },
            { from: "0.5", share: 60 },
            { from: "1", share: 100 },
          ],
        },
      ],
      basis:
        "Soglie assolute, giudizio nostro: manca una statistica pubblica per dimensione e settore. Dimezzate dove si lavora in uffici, scuole e ambulatori, che hanno meno beni esposti.",
    },
  },
  {
    guid: "v3-env-clima-e-rischi-ricavi-fossili",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "clima-e-rischi",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanti ricavi vengono dai combustibili fossili, compresa l'elettricità che se ne ricava?",
    hint: "In euro, ricavi dell'esercizio senza IVA: scrivi l'importo, o controlla quello proposto, e scegli la soglia che raggiunge sul totale dei ricavi.",
    why: "Le banche devono dichiarare quanto finanziano carbone, petrolio e gas. Chi supera una di queste soglie è escluso dagli indici europei allineati all'Accordo di Parigi: il punteggio ha allora un limite. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Conto economico e fatture di vendita, divisi per i ricavi totali. Contano ricerca, estrazione, lavorazione e distribuzione di carbone, petrolio e gas; non conta il carburante che l'azienda compra per sé. Se le soglie raggiunte sono più di una, scegli la prima dell'elenco.",
    references: [
      { source: "MEF-PMI", point: "2" },
      { source: "VSME", point: "C8 §63(c)" },
      { source: "Legge", point: "Reg. delegato (UE) 2020/1818, art. 12" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Ricavi per attività dalla contabilità, riconciliati con il bilancio",
      age: "Esercizio del questionario",
      checks: "Somma delle righe fossili, rapporto con i ricavi totali, codici ATECO delle attività.",
    },
    dependencies: [{ effect: "na", question: "v3-gov-strategia-settori", anyOf: ["yes"] }],
    autofill: [
      {
        field: "ricavi",
        sum: fossilLines.map((field) => ({ question: "v3-gov-strategia-settori-ricavi", field })),
      },
    ],
    fields: [
      { id: "ricavi", label: "Ricavi dai fossili", inputType: "decimal", unit: "euro", min: "0" },
      {
        id: "soglia",
        label: "Soglia raggiunta",
        inputType: "dropdown",
        options: [
          { id: "nessuna", label: "Nessuna di queste" },
          { id: "carbone", label: "Almeno l'1% dei ricavi dal carbone" },
          { id: "petrolio", label: "Almeno il 10% dei ricavi dal petrolio" },
          { id: "gas", label: "Almeno il 50% dei ricavi dal gas" },
          {
            id: "elettricita",
            label: "Almeno il 50% da elettricità con più di 100 g di CO2 equivalente per kWh",
          },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
