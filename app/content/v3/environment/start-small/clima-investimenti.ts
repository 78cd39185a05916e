import type { Question } from "~/domain/question/question";

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
];
