import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-scope-1",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanti gas serra hanno prodotto direttamente gli impianti e i veicoli dell'azienda (Scope 1)?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), dal 1° gennaio al 31 dicembre; se l'azienda non brucia combustibili e non ha perdite di gas refrigeranti, scrivi 0.",
    why: "Banche e clienti sommano le emissioni delle aziende con cui lavorano: senza il tuo numero usano una stima di settore, che può essere più alta del vero.",
    where:
      "Fatture di gas, gasolio e benzina, e rapporti di intervento sui condizionatori per le ricariche di gas. Come ordine di grandezza: 1.000 metri cubi di gas naturale fanno circa 2 t, 1.000 litri di gasolio circa 2,6 t, 1.000 litri di benzina circa 2,3 t. I fattori di emissione aggiornati sono pubblicati da ISPRA.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "MEF-PMI", point: "9" },
      { source: "GHG Protocol", point: "Scope 1" },
    ],
    weight: 3,
    evidence: "welcome",
    fields: [
      { id: "emissioni", label: "Emissioni dirette", inputType: "decimal", unit: "t CO2e", min: "0" },
      {
        id: "metodo",
        label: "Come le hai ricavate",
        inputType: "dropdown",
        options: [
          { id: "calcolo", label: "Calcolate dai consumi, con fattori di emissione pubblici" },
          { id: "consulente", label: "Calcolate da un consulente" },
          { id: "stima", label: "Stimate, perché manca una parte dei consumi" },
        ],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-emissioni-scope-2",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "start_small",
    questionClass: "text",
    prompt:
      "Quanti gas serra sono legati all'elettricità acquistata (Scope 2, metodo basato sulla posizione)?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), dal 1° gennaio al 31 dicembre: MWh acquistati per il fattore di emissione medio della rete italiana.",
    why: "È la seconda voce che banche e clienti chiedono dopo le emissioni dirette. Il metodo basato sulla posizione (location-based) usa la media nazionale, così le aziende si possono confrontare.",
    where:
      "I MWh vengono dalla domanda sull'energia: controlla il numero proposto e confermalo. Il fattore dell'anno è nelle tabelle ISPRA sui consumi elettrici: se è in grammi per kWh, dividilo per 1.000. Con questo metodo conta tutta l'elettricità acquistata, anche quella con garanzia d'origine. Se compri calore da teleriscaldamento, aggiungi le emissioni indicate dal fornitore.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "MEF-PMI", point: "10" },
      { source: "GHG Protocol", point: "Scope 2, location-based" },
    ],
    weight: 3,
    autofill: [
      {
        field: "elettricita",
        sum: [
          { question: "v3-env-energia-consumi", field: "acquistata.rinnovabile" },
          { question: "v3-env-energia-consumi", field: "acquistata.non-rinnovabile" },
        ],
      },
    ],
    fields: [
      { id: "elettricita", label: "Elettricità acquistata", inputType: "decimal", unit: "MWh", min: "0" },
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
  {
    guid: "v3-env-emissioni-inquinanti",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "start_small",
    questionClass: "radio",
    prompt: "L'azienda deve comunicare alle autorità quanti inquinanti emette in aria, acqua o suolo?",
    hint: "Scegli la situazione al 31 dicembre, guardando l'ultima scadenza prevista dalla legge o dall'autorizzazione.",
    why: "Chi ha già questo obbligo può riusare gli stessi dati con banche e clienti, senza raccoglierne altri.",
    where:
      "Autorizzazione unica ambientale (AUA), autorizzazione integrata ambientale (AIA) o autorizzazione alle emissioni o allo scarico: le prescrizioni dicono che cosa misurare e comunicare. Per gli stabilimenti più grandi vedi la dichiarazione PRTR.",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "MEF-PMI", point: "18" },
      { source: "MEF-PMI", point: "19" },
      { source: "MEF-PMI", point: "20" },
      { source: "Legge", point: "D.Lgs. 152/2006, parti seconda, terza e quinta; Reg. (CE) 166/2006" },
    ],
    weight: 2,
    // The excluded sectors work in offices and classrooms (J, K, L, M, N, P, Q, U, V), where such permits are rare.
    dependencies: [
      {
        effect: "na",
        registry: "macrosector",
        anyOf: ["A", "B", "C", "D", "E", "F", "G", "H", "I", "O", "R", "S", "T"],
      },
    ],
    choices: [
      { id: "nessun-obbligo", label: "No, nessuna legge o autorizzazione lo chiede", share: 100 },
      { id: "inviata", label: "Sì, e l'ultima comunicazione dovuta è stata inviata", share: 100 },
      { id: "da-inviare", label: "Sì, ma l'ultima comunicazione dovuta è ancora da inviare", share: 20 },
    ],
  },
];
