import type { Question } from "~/domain/question/question";

const carriers = ["acquistata", "autoprodotta", "calore", "combustibili"];
const inColumn = (column: string) =>
  carriers.map((row) => ({ question: "v3-env-energia-consumi", field: `${row}.${column}` }));

export const questions: Question[] = [
  {
    guid: "v3-env-energia-classe",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "start_small",
    questionClass: "dropdown",
    prompt: "Qual è la classe energetica dell'edificio principale in cui lavora l'azienda?",
    hint: "La lettera scritta sull'attestato di prestazione energetica (APE) valido al 31 dicembre; se gli edifici sono più di uno, conta il più grande.",
    why: "Le banche registrano la classe energetica degli immobili che prendono in garanzia. Serve anche a te, per stimare quanto costerà scaldarli e raffrescarli.",
    where:
      "L'attestato si riceve quando si compra o si affitta l'edificio, con il rogito o il contratto; se non lo trovi, chiedilo al notaio, al proprietario o al catasto energetico della tua Regione. Chi lavora in casa guarda l'attestato della casa. Se l'edificio non è riscaldato o la legge lo esclude, scegli l'ultima voce.",
    references: [
      { source: "MEF-PMI", point: "7" },
      { source: "Legge", point: "D.Lgs. 192/2005, art. 6" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Attestato di prestazione energetica (APE) dell'edificio principale",
      age: "Valido al 31 dicembre: di solito dieci anni dal rilascio",
      checks:
        "Indirizzo uguale a quello della sede, codice identificativo, classe e scadenza; per un edificio escluso, la dichiarazione di un tecnico.",
      redact: "I dati personali del proprietario, se non è l'azienda",
      limitsUntilAttached: true,
    },
    fields: [
      {
        id: "classe",
        label: "Classe energetica",
        inputType: "dropdown",
        // An exempt building earns the middle of the scale: exemption is no merit and no fault.
        options: [
          { id: "a4", label: "A4", share: 100 },
          { id: "a3", label: "A3", share: 100 },
          { id: "a2", label: "A2", share: 100 },
          { id: "a1", label: "A1", share: 100 },
          { id: "b", label: "B", share: 85 },
          { id: "c", label: "C", share: 70 },
          { id: "d", label: "D", share: 55 },
          { id: "e", label: "E", share: 40 },
          { id: "f", label: "F", share: 20 },
          { id: "g", label: "G", share: 0 },
          { id: "senza-ape", label: "Non c'è un attestato valido", share: 0 },
          { id: "esente", label: "La legge non chiede l'attestato per questo edificio", share: 50 },
        ],
      },
    ],
    earning: { kind: "options" },
  },
  {
    guid: "v3-env-energia-consumi",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "energia",
    level: "start_small",
    questionClass: "matrix",
    prompt: "Quanta energia ha usato l'azienda nell'anno?",
    hint: "In megawattora (MWh), dal 1° gennaio al 31 dicembre: se in bolletta leggi i kWh, dividi per 1.000; dove non c'è consumo scrivi 0.",
    why: "È il primo dato ambientale che banche e clienti chiedono. I punti dipendono dalla parte rinnovabile; elettricità e calore acquistati servono anche per calcolare le emissioni.",
    where:
      "Bollette dell'elettricità (consumi dei dodici mesi), fatture di gas, carburante e teleriscaldamento, contatore dell'impianto fotovoltaico. La parte rinnovabile comprata si legge nel contratto o nella garanzia d'origine; se non c'è, metti tutto tra le non rinnovabili. Per i combustibili conta circa 9,5 MWh ogni 1.000 metri cubi di gas naturale, 10 MWh ogni 1.000 litri di gasolio, 8,9 ogni 1.000 litri di benzina e circa 7 ogni 1.000 litri di GPL. Se hai un cogeneratore, conta il suo gas tra i combustibili e non ripetere la sua elettricità tra quella autoprodotta.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "MEF-PMI", point: "8" },
      { source: "GRI", point: "302-1" },
    ],
    weight: 2,
    minutes: 5,
    essential: true,
    evidence: "welcome",
    proof: {
      document:
        "Bollette e fatture dell'energia dell'anno; contratto o garanzie d'origine per la parte rinnovabile",
      age: "Dodici mesi dell'anno del questionario",
      checks:
        "Somma dei consumi fatturati, mesi mancanti, conversione in MWh, e annullamento delle garanzie d'origine a nome dell'azienda.",
      redact: "Coordinate bancarie e codici cliente",
    },
    rows: [
      { id: "acquistata", label: "Elettricità acquistata" },
      { id: "autoprodotta", label: "Elettricità autoprodotta e consumata" },
      { id: "calore", label: "Calore, vapore o freddo acquistati (teleriscaldamento)" },
      { id: "combustibili", label: "Combustibili e carburanti" },
    ],
    columns: [
      { id: "rinnovabile", label: "Da fonti rinnovabili", inputType: "decimal", unit: "MWh", min: "0" },
      {
        id: "non-rinnovabile",
        label: "Da fonti non rinnovabili",
        inputType: "decimal",
        unit: "MWh",
        min: "0",
      },
      {
        id: "totale",
        label: "Totale",
        inputType: "label",
        unit: "MWh",
        sumOf: ["rinnovabile", "non-rinnovabile"],
      },
    ],
    earning: {
      kind: "indicator",
      value: { of: inColumn("rinnovabile"), per: inColumn("totale"), times: "100" },
      unit: "% di energia rinnovabile",
      tables: [
        {
          steps: [
            { from: "0", share: 0 },
            { from: "5", share: 15 },
            { from: "10", share: 30 },
            { from: "20", share: 55 },
            { from: "30", share: 80 },
            { from: "42.5", share: 100 },
          ],
        },
      ],
      basis:
        "Direttiva (UE) 2023/2413: almeno il 42,5% di rinnovabili nei consumi finali dell'Unione nel 2030. I gradini intermedi sono un giudizio nostro.",
    },
  },
];
