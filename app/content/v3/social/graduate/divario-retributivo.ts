import type { Question } from "~/domain/question/question";
import { voluntaryBelow, WITH_EMPLOYEES, WITH_WOMEN_AND_MEN } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-retribuzione-e-contratti-divario",
    apiVersion: "v3",
    edition: 2,
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "graduate",
    questionClass: "text",
    prompt: "Qual è il divario tra la retribuzione media degli uomini e quella delle donne?",
    hint: "Percentuale dell'anno: paga oraria lorda media degli uomini meno quella delle donne, divisa per quella degli uomini; ha il segno meno se le donne guadagnano di più.",
    why: "Lo standard europeo lo chiede da 150 dipendenti (da 100 dal 2031); sotto puoi rispondere se vuoi. La direttiva europea sulla trasparenza fa approfondire le differenze dal 5% in su.",
    where:
      "Rapporto biennale sulla situazione del personale (obbligatorio oltre i 50 dipendenti) e riepilogo annuale di retribuzioni e ore dal libro unico del lavoro (LUL).",
    references: [
      { source: "VSME", point: "B10 §42(b)" },
      { source: "MEF-PMI", point: "35" },
      { source: "Legge", point: "Direttiva (UE) 2023/970, artt. 9 e 10" },
      { source: "Legge", point: "D.Lgs. 198/2006, art. 46" },
      { source: "ILO", point: "C100" },
    ],
    weight: 2,
    minutes: 10,
    evidence: "welcome",
    proof: {
      document: "Calcolo del divario o rapporto biennale",
      age: "Anno del questionario",
      checks: "Stessa formula, stesse ore, tutti i dipendenti compresi.",
      redact: "Nomi e paghe delle singole persone",
    },
    notApplicableEnabled: true,
    notApplicableReasons: ["Un genere ha meno di tre persone e la media rivelerebbe una paga"],
    dependencies: [WITH_EMPLOYEES, ...WITH_WOMEN_AND_MEN, voluntaryBelow(150)],
    fields: [
      {
        id: "divario",
        label: "Divario retributivo",
        inputType: "percentage",
        unit: "%",
        min: "-500",
        max: "100",
      },
    ],
    earning: {
      kind: "thresholds",
      field: "divario",
      steps: [
        { from: "-500", share: 0 },
        { from: "-19.999999", share: 30 },
        { from: "-9.999999", share: 60 },
        { from: "-4.999999", share: 100 },
        { from: "5", share: 60 },
        { from: "10", share: 30 },
        { from: "20", share: 0 },
      ],
      basis:
        "Direttiva (UE) 2023/970, art. 10: dal 5% in una categoria di lavoratori la differenza va giustificata o corretta. Qui la soglia è usata sull'azienda intera; gli altri gradini sono una nostra valutazione, uguale nei due sensi.",
    },
  },
  {
    guid: "v3-soc-retribuzione-e-contratti-divario-inquadramento",
    apiVersion: "v3",
    area: "social",
    milestone: "retribuzione-e-contratti",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Qual è il divario retributivo tra uomini e donne della stessa qualifica?",
    hint: "Percentuale dell'anno: paga oraria lorda media degli uomini meno quella delle donne, divisa per quella degli uomini; lascia vuoto dove mancano gli uni o le altre.",
    why: "Il divario sull'azienda intera può nascere solo da ruoli diversi: le banche lo chiedono per qualifica. Qui i punti premiano il lavoro di calcolarlo.",
    where:
      "Rapporto biennale sulla situazione del personale (obbligatorio oltre i 50 dipendenti) e riepilogo di retribuzioni e ore per qualifica dal libro unico del lavoro (LUL).",
    references: [
      { source: "MEF-PMI", point: "35" },
      { source: "VSME", point: "B10 §42(b)" },
      { source: "Legge", point: "Direttiva (UE) 2023/970, art. 9" },
      { source: "Legge", point: "D.Lgs. 198/2006, art. 46" },
      { source: "GRI", point: "405-2" },
    ],
    weight: 2,
    minutes: 15,
    evidence: "welcome",
    proof: {
      document: "Rapporto biennale o foglio di calcolo per qualifica",
      age: "Anno del questionario",
      checks: "Una riga per ogni qualifica in cui ci sono sia donne sia uomini.",
      redact: "Nomi e paghe delle singole persone",
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "In nessuna qualifica ci sono sia donne sia uomini",
      "In ogni qualifica un genere ha meno di tre persone e la media rivelerebbe una paga",
    ],
    // The two-yearly report with these figures is due above 50 employees.
    dependencies: [WITH_EMPLOYEES, ...WITH_WOMEN_AND_MEN, voluntaryBelow(51)],
    rows: [
      { id: "dirigenti", label: "Dirigenti", optional: true },
      { id: "quadri", label: "Quadri", optional: true },
      { id: "impiegati", label: "Impiegati", optional: true },
      { id: "operai", label: "Operai", optional: true },
    ],
    columns: [
      {
        id: "divario",
        label: "Divario retributivo",
        inputType: "percentage",
        unit: "%",
        hint: "Con il segno meno se le donne guadagnano di più.",
        min: "-500",
        max: "100",
      },
    ],
    earning: { kind: "complete" },
  },
];
