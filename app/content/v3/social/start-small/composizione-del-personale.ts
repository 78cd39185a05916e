import type { Question } from "~/domain/question/question";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-composizione-del-personale-contratti",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "start_small",
    questionClass: "matrix",
    prompt: "Quanti dipendenti ha l'azienda, per tipo di contratto e per genere?",
    hint: "Conta, di solito, le persone in forza al 31 dicembre; scrivi 0 dove non c'è nessuno e conta allo stesso modo in tutte le domande sul personale.",
    why: "Le banche guardano la stabilità dei contratti e la presenza di donne e uomini; clienti e report usano gli stessi numeri. I punti dipendono dalla quota a tempo indeterminato.",
    where:
      "Libro unico del lavoro (LUL) di dicembre o riepilogo annuale del consulente del lavoro. Gli apprendisti sono a tempo indeterminato; titolare, soci senza busta paga e lavoratori in somministrazione non si contano.",
    references: [
      { source: "VSME", point: "B1 §24(e)(v)" },
      { source: "VSME", point: "B8 §39(a)" },
      { source: "VSME", point: "B8 §39(b)" },
      { source: "MEF-PMI", point: "42" },
      { source: "GRI", point: "2-7" },
    ],
    weight: 1,
    minutes: 4,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Riepilogo del LUL di dicembre o prospetto del personale del consulente del lavoro",
      age: "Anno del questionario",
      checks: "I totali per contratto e per genere coincidono con la tabella.",
      redact: "Nomi, codici fiscali, importi delle buste paga, assenze e loro motivi",
    },
    dependencies: [WITH_EMPLOYEES],
    rows: [
      { id: "indeterminato", label: "A tempo indeterminato" },
      { id: "determinato", label: "A tempo determinato" },
    ],
    columns: [
      { id: "donne", label: "Donne", inputType: "decimal", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "decimal", min: "0" },
      { id: "altro", label: "Altro o non dichiarato", inputType: "decimal", min: "0" },
      { id: "totale", label: "Totale", inputType: "label", sumOf: ["donne", "uomini", "altro"] },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: [{ question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" }],
        per: [
          { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
          { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
        ],
        times: "100",
      },
      unit: "% a tempo indeterminato",
      tables: [
        {
          macrosectors: ["A", "I", "S"],
          steps: [
            { from: "0", share: 0 },
            { from: "20", share: 30 },
            { from: "40", share: 70 },
            { from: "60", share: 100 },
          ],
        },
        {
          steps: [
            { from: "0", share: 0 },
            { from: "40", share: 30 },
            { from: "60", share: 60 },
            { from: "75", share: 80 },
            { from: "83", share: 100 },
          ],
        },
      ],
      basis:
        "D.Lgs. 81/2015, art. 23: di regola i contratti a termine non superano il 20% di quelli stabili, cioè almeno 83 dipendenti su 100 sono a tempo indeterminato. La legge non conta il lavoro stagionale: per agricoltura, turismo e spettacolo le soglie più basse, come gli altri gradini, sono una nostra valutazione.",
    },
  },
];
