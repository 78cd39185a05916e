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
    why: "In molte zone d'Italia l'acqua può mancare in estate: banche e clienti vogliono sapere quanto ne dipende il lavoro dell'azienda. La quantità informa e non dà punti; nelle classi successive contano le misure per usarne meno.",
    where:
      "Bollette dell'acqua (consumi dei dodici mesi) e, per i pozzi, letture del contatore o denuncia annuale dei prelievi. Se l'acqua è compresa nell'affitto o nelle spese condominiali, chiedi la tua quota all'amministratore o fai una stima.",
    references: [
      { source: "VSME", point: "B6 §35" },
      { source: "MEF-PMI", point: "22" },
      { source: "GRI", point: "303-3" },
    ],
    weight: 0,
    minutes: 1,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Bollette dell'acqua, o denuncia annuale dei prelievi per i pozzi",
      age: "Dodici mesi dell'anno del questionario",
      checks: "Somma dei metri cubi di tutti i contatori e i pozzi delle sedi dichiarate.",
      redact: "Coordinate bancarie e codici cliente",
    },
    fields: [
      { id: "prelievo", label: "Acqua prelevata", inputType: "decimal", unit: "m³", min: "0" },
      {
        id: "uso",
        label: "A che cosa serve",
        inputType: "dropdown",
        options: [
          {
            id: "civile",
            label:
              "Soprattutto a bagni, cucina, pulizie e servizi alle persone (bar, alberghi, parrucchieri)",
          },
          {
            id: "processi",
            label:
              "Soprattutto alla produzione: irrigazione, raffreddamento, lavaggio di prodotti o mezzi, ingrediente",
          },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
];
