import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-composizione-del-personale-metodo",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "start_small",
    questionClass: "radio",
    prompt: "Come conti i dipendenti dell'azienda?",
    hint: "Scegli un solo metodo e usalo anche nella domanda sui contratti, per lo stesso anno.",
    why: "Banche e clienti possono confrontare le aziende solo se sanno che cosa indica il numero: persone oppure posti a tempo pieno.",
    where:
      "Nota integrativa del bilancio (numero medio dei dipendenti) oppure prospetto del personale del consulente del lavoro.",
    references: [
      { source: "VSME", point: "B1 §24(e)(v)" },
      { source: "VSME", point: "B8 §39(a)" },
    ],
    weight: 1,
    choices: [
      { id: "persone-fine-anno", label: "Persone in forza al 31 dicembre", share: 100 },
      { id: "persone-media", label: "Persone, in media nell'anno", share: 100 },
      { id: "tempo-pieno-fine-anno", label: "Equivalenti a tempo pieno al 31 dicembre", share: 100 },
      {
        id: "tempo-pieno-media",
        label: "Equivalenti a tempo pieno, in media nell'anno (per esempio le ULA)",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-soc-composizione-del-personale-contratti",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "start_small",
    questionClass: "matrix",
    prompt: "Quanti dipendenti ha l'azienda, per tipo di contratto e per genere?",
    hint: "Numero di dipendenti dell'anno secondo il metodo scelto nella domanda sul conteggio; scrivi 0 dove non c'è nessuno.",
    why: "Le banche guardano la stabilità dei contratti e la presenza di donne e uomini; clienti e report usano gli stessi numeri.",
    where:
      "LUL di dicembre o riepilogo annuale del consulente del lavoro. Gli apprendisti sono a tempo indeterminato; titolare, soci senza busta paga e lavoratori in somministrazione non si contano.",
    references: [
      { source: "VSME", point: "B1 §24(e)(v)" },
      { source: "VSME", point: "B8 §39(a)" },
      { source: "VSME", point: "B8 §39(b)" },
      { source: "MEF-PMI", point: "42" },
      { source: "GRI", point: "2-7" },
    ],
    weight: 3,
    evidence: "welcome",
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
    earning: { kind: "complete" },
  },
  {
    guid: "v3-soc-composizione-del-personale-uscite",
    apiVersion: "v3",
    area: "social",
    milestone: "composizione-del-personale",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanti dipendenti hanno lasciato l'azienda nell'anno?",
    hint: "Numeri interi di persone, dal 1° gennaio al 31 dicembre; i dipendenti a inizio e a fine anno servono a calcolare il tasso di uscita.",
    why: "Dai 50 dipendenti in su lo standard europeo chiede il tasso di uscita: banche e clienti lo leggono insieme al settore, perché da solo non è né un merito né una colpa.",
    where:
      "Comunicazioni di cessazione UNILAV e LUL. Conta dimissioni, licenziamenti, pensionamenti e decessi in servizio.",
    references: [
      { source: "VSME", point: "B8 §40" },
      { source: "GRI", point: "401-1" },
    ],
    weight: 1,
    dependencies: [{ effect: "na", registry: "employees", atLeast: 50 }],
    fields: [
      { id: "uscite", label: "Usciti nell'anno", inputType: "integer", unit: "persone", min: "0" },
      { id: "inizio", label: "In forza al 1° gennaio", inputType: "integer", unit: "persone", min: "0" },
      { id: "fine", label: "In forza al 31 dicembre", inputType: "integer", unit: "persone", min: "0" },
    ],
    earning: { kind: "complete" },
  },
];
