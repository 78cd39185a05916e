import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-acqua-prelievo",
    apiVersion: "v3",
    area: "environment",
    milestone: "acqua",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanta acqua ha prelevato l'azienda nell'anno?",
    hint: "In metri cubi (m³), dal 1° gennaio al 31 dicembre, da acquedotto, pozzi e corsi d'acqua: 1 m³ sono 1.000 litri.",
    why: "In molte zone d'Italia l'acqua può mancare in estate: banche e clienti vogliono sapere quanto ne dipende il lavoro dell'azienda.",
    where:
      "Bollette dell'acqua (consumi dei dodici mesi) e, per i pozzi, letture del contatore o denuncia annuale dei prelievi. Se paghi l'acqua nelle spese condominiali o nell'affitto e non c'è un contatore, indica che la domanda non si applica e scrivilo.",
    references: [
      { source: "VSME", point: "B6 §35" },
      { source: "MEF-PMI", point: "22" },
      { source: "GRI", point: "303-3" },
    ],
    weight: 3,
    evidence: "welcome",
    notApplicableEnabled: true,
    fields: [
      { id: "prelievo", label: "Acqua prelevata", inputType: "decimal", unit: "m³", min: "0" },
      {
        id: "uso",
        label: "A che cosa serve",
        inputType: "dropdown",
        options: [
          { id: "civile", label: "Soprattutto a bagni, cucina e pulizie" },
          {
            id: "processi",
            label: "Soprattutto alla produzione: lavaggi, raffreddamento, irrigazione, ingrediente",
          },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-acqua-consumo",
    apiVersion: "v3",
    area: "environment",
    milestone: "acqua",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanta dell'acqua prelevata non è tornata in fognatura, nei fiumi o in falda?",
    hint: "In metri cubi (m³), dal 1° gennaio al 31 dicembre: acqua prelevata meno acqua scaricata.",
    why: "Per chi usa molta acqua nella produzione, le banche distinguono quella che si restituisce da quella che evapora o finisce nel prodotto.",
    where:
      "Misuratore dello scarico, denuncia annuale degli scarichi al gestore della fognatura o autorizzazione allo scarico. Se lo scarico non è misurato, va bene una stima.",
    references: [
      { source: "VSME", point: "B6 §36" },
      { source: "MEF-PMI", point: "22" },
      { source: "GRI", point: "303-5" },
    ],
    weight: 1,
    dependencies: [{ effect: "na", question: "v3-env-acqua-prelievo", field: "uso", anyOf: ["processi"] }],
    fields: [{ id: "consumo", label: "Acqua consumata", inputType: "decimal", unit: "m³", min: "0" }],
    earning: { kind: "complete" },
  },
];
