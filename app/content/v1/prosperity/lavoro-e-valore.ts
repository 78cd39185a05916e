import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v1-prosperity-lavoro-e-valore-movimenti",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "lavoro-e-valore",
    level: "base",
    questionClass: "text",
    prompt: "Quanti dipendenti sono entrati e quanti sono usciti nell'anno?",
    hint: "Numeri interi di persone, dal 1° gennaio al 31 dicembre; 0 se non è entrato o uscito nessuno.",
    why: "Mostra a banche e comunità se l'azienda crea lavoro; un'uscita da sola non è né un merito né una colpa.",
    where:
      "Comunicazioni UNILAV di assunzione e di cessazione. Tra le uscite conta anche pensionamenti e contratti a termine finiti.",
    references: [{ source: "GRI", point: "401-1" }],
    weight: 2,
    fields: [
      { id: "entrate", label: "Entrati nell'anno", inputType: "integer", unit: "persone", min: "0" },
      { id: "uscite", label: "Usciti nell'anno", inputType: "integer", unit: "persone", min: "0" },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v1-prosperity-lavoro-e-valore-distribuito",
    apiVersion: "v1",
    area: "prosperity",
    milestone: "lavoro-e-valore",
    level: "reporting",
    questionClass: "matrix",
    prompt: "A chi è andato il valore prodotto dall'azienda nell'anno?",
    hint: "In euro senza centesimi, dal conto economico dell'esercizio; dove non c'è nulla scrivi 0.",
    why: "La tabella del valore distribuito fa vedere a dipendenti, banche e comunità che cosa l'azienda lascia a ciascuno.",
    where:
      "Conto economico, prospetto delle imposte e verbale che decide sugli utili: chiedi al commercialista se una voce non è chiara.",
    references: [{ source: "GRI", point: "201-1" }],
    weight: 0,
    rows: [
      { id: "fornitori", label: "Fornitori di beni e servizi" },
      { id: "persone", label: "Dipendenti e collaboratori" },
      { id: "finanziatori", label: "Banche e altri finanziatori, per interessi" },
      { id: "soci", label: "Soci, per utili distribuiti" },
      { id: "pubblico", label: "Stato ed enti pubblici, per imposte e tasse" },
      { id: "comunita", label: "Comunità, per donazioni e sponsorizzazioni" },
    ],
    columns: [{ id: "importo", label: "Importo", inputType: "integer", unit: "euro", min: "0" }],
    earning: { kind: "complete" },
  },
];
