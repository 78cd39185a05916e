import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-scope-1",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "start_small",
    questionClass: "text",
    prompt: "Quante emissioni dirette di gas serra ha avuto l'azienda nell'anno (Scope 1)?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), dal 1° gennaio al 31 dicembre; se l'azienda non brucia combustibili e non ha perdite di gas refrigeranti, scrivi 0.",
    why: "Banche e clienti sommano le emissioni delle aziende con cui lavorano: senza il tuo numero usano una stima di settore, che può essere più alta del vero. I punti premiano il lavoro di misura, qualunque sia il numero.",
    where:
      "Fatture di gas, gasolio e benzina, anche per i veicoli, e rapporti di chi fa la manutenzione dei condizionatori, per le ricariche di gas. Come ordine di grandezza: 1.000 metri cubi di gas naturale fanno circa 2 t, 1.000 litri di gasolio circa 2,6 t, di benzina circa 2,3 t, di GPL circa 1,6 t. I fattori di emissione aggiornati sono pubblicati da ISPRA, l'istituto nazionale per la protezione dell'ambiente.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "MEF-PMI", point: "9" },
      { source: "GHG Protocol", point: "Scope 1" },
      { source: "GRI", point: "305-1" },
    ],
    weight: 1,
    minutes: 3,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Foglio di calcolo delle emissioni, o relazione del consulente",
      age: "Anno del questionario",
      checks:
        "Quantità uguali a quelle delle fatture, fonte e anno di ogni fattore di emissione, ricariche di gas refrigeranti comprese.",
    },
    fields: [
      { id: "emissioni", label: "Emissioni dirette", inputType: "decimal", unit: "t CO2e", min: "0" },
      {
        id: "metodo",
        label: "Come sono state ricavate",
        inputType: "dropdown",
        options: [
          { id: "calcolo", label: "Calcolate dai consumi, con fattori di emissione pubblici" },
          { id: "consulente", label: "Calcolate da un consulente" },
          { id: "stima", label: "Stimate, perché manca una parte dei consumi" },
          { id: "nessuna", label: "Sono zero: niente combustibili né carburanti, nessuna perdita di gas" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-emissioni-scope-2",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "emissioni",
    level: "start_small",
    questionClass: "text",
    prompt: "Quante emissioni vengono dall'elettricità e dal calore acquistati (Scope 2)?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), dal 1° gennaio al 31 dicembre, con il fattore di emissione medio della rete italiana (metodo basato sulla posizione).",
    why: "È la seconda voce che banche e clienti chiedono dopo le emissioni dirette. Il metodo basato sulla posizione (location-based) usa la media nazionale, così le aziende si possono confrontare.",
    where:
      "I MWh vengono dalla domanda sull'energia: controlla i numeri proposti e aggiungi le emissioni. Per l'elettricità moltiplica i MWh per il fattore dell'anno pubblicato da ISPRA per i consumi elettrici: se è in grammi per kWh, dividilo per 1.000. Con questo metodo conta tutta l'elettricità acquistata, anche quella con garanzia d'origine. Per calore, vapore e freddo usa le emissioni indicate dal fornitore.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "MEF-PMI", point: "10" },
      { source: "GHG Protocol", point: "Scope 2, location-based" },
      { source: "GRI", point: "305-2" },
    ],
    weight: 1,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Foglio di calcolo con MWh, fattore di emissione e risultato",
      age: "Anno del questionario",
      checks: "MWh uguali a quelli delle bollette, fonte e anno del fattore, calore acquistato compreso.",
    },
    autofill: [
      { field: "elettricita", sum: [{ question: "v3-env-energia-consumi", field: "acquistata.totale" }] },
      { field: "calore", sum: [{ question: "v3-env-energia-consumi", field: "calore.totale" }] },
    ],
    fields: [
      { id: "elettricita", label: "Elettricità acquistata", inputType: "decimal", unit: "MWh", min: "0" },
      {
        id: "calore",
        label: "Calore, vapore o freddo acquistati",
        inputType: "decimal",
        unit: "MWh",
        min: "0",
      },
      {
        id: "emissioni",
        label: "Emissioni Scope 2",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
      },
    ],
    earning: { kind: "complete" },
  },
];
