import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v1-planet-acqua-e-natura-prelievo",
    apiVersion: "v1",
    area: "planet",
    milestone: "acqua-e-natura",
    level: "base",
    questionClass: "text",
    prompt: "Quanta acqua ha preso l'azienda nell'anno?",
    hint: "In metri cubi (m³), dal 1° gennaio al 31 dicembre, da acquedotto e pozzi: 1 m³ sono 1.000 litri.",
    why: "Nelle estati di siccità l'acqua può mancare: clienti e banche guardano quanto ne ha bisogno l'azienda.",
    where:
      "Bollette dell'acqua e, per i pozzi, letture del contatore. Se paghi l'acqua nelle spese condominiali o nell'affitto e non c'è un contatore, indica che la domanda non si applica e scrivilo.",
    references: [{ source: "GRI", point: "303-3" }],
    weight: 2,
    notApplicableEnabled: true,
    fields: [{ id: "prelievo", label: "Acqua prelevata", inputType: "decimal", unit: "m³", min: "0" }],
    earning: { kind: "complete" },
  },
  {
    guid: "v1-planet-acqua-e-natura-aree-protette",
    apiVersion: "v1",
    area: "planet",
    milestone: "acqua-e-natura",
    level: "base",
    questionClass: "radio",
    prompt: "Qualche sede dell'azienda si trova in un'area naturale protetta o accanto?",
    hint: "Scegli la situazione al 31 dicembre, per le sedi di proprietà e per quelle in affitto.",
    why: "Chi valuta un fornitore o un finanziamento deve sapere se l'attività è vicina ad aree delicate. Averne una non è una colpa: conta averlo controllato.",
    where:
      "Certificato di destinazione urbanistica, oppure le mappe della Rete Natura 2000 e dei parchi pubblicate dal Ministero dell'ambiente e dalla Regione.",
    references: [
      { source: "GRI", point: "304-1" },
      { source: "Legge", point: "L. 394/1991; D.P.R. 357/1997" },
    ],
    weight: 1,
    choices: [
      { id: "da-controllare", label: "Non è ancora stato controllato", share: 0 },
      { id: "nessuna", label: "No, le mappe sono state controllate", share: 100 },
      { id: "presenti", label: "Sì, almeno una sede", share: 100 },
    ],
  },
];
