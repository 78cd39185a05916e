import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-formazione-ore",
    apiVersion: "v3",
    area: "social",
    milestone: "formazione",
    level: "start_small",
    questionClass: "matrix",
    prompt: "Quante ore di formazione hanno fatto i dipendenti nell'anno?",
    hint: "Somma delle ore di tutte le persone nell'anno: tre persone a un corso di 4 ore fanno 12; scrivi 0 dove non ce ne sono state.",
    why: "Con il numero dei dipendenti si ricavano le ore medie per donne e uomini, che lo standard europeo e le banche chiedono.",
    where: "Attestati e fogli presenza dei corsi, che di solito tiene l'RSPP o chi segue il personale.",
    references: [
      { source: "VSME", point: "B10 §42(d)" },
      { source: "MEF-PMI", point: "37" },
      { source: "GRI", point: "404-1" },
      { source: "Legge", point: "D.Lgs. 81/2008, art. 37" },
    ],
    weight: 1,
    rows: [
      { id: "sicurezza", label: "Salute e sicurezza sul lavoro" },
      { id: "altra", label: "Altra formazione" },
    ],
    columns: [
      { id: "donne", label: "Donne", inputType: "decimal", unit: "ore", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "decimal", unit: "ore", min: "0" },
      { id: "altro", label: "Altro o non dichiarato", inputType: "decimal", unit: "ore", min: "0" },
      { id: "totale", label: "Totale", inputType: "label", unit: "ore", sumOf: ["donne", "uomini", "altro"] },
    ],
    earning: { kind: "complete" },
  },
];
