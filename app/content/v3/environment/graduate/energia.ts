import type { Question } from "~/domain/question/question";
import { yearsBefore } from "../../from-registers";

const energyNow = ["acquistata", "autoprodotta", "calore", "combustibili"].map((row) => ({
  question: "v3-env-energia-consumi",
  field: `${row}.totale`,
}));

export const questions: Question[] = [
  {
    guid: "v3-env-energia-monitoraggio",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come segue l'azienda i propri consumi di energia?",
    hint: "Scegli la situazione al 31 dicembre, contando elettricità, gas e carburanti.",
    why: "Chi registra i consumi vede prima gli sprechi. Banche e clienti vogliono sapere se i tuoi numeri nascono da misure o da una ricostruzione di fine anno.",
    where:
      "Foglio di calcolo o programma con i consumi, letture dei contatori, schede carburante, rapporti di chi gestisce gli impianti.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "ISO", point: "50001, 9.1" },
    ],
    weight: 4,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Foglio o programma con i consumi registrati",
      age: "Anno del questionario",
      checks: "Date delle registrazioni, vettori compresi, suddivisione per reparto, sede o veicolo.",
    },
    choices: [
      {
        id: "bollette",
        label: "Bollette e fatture vengono archiviate, senza registrare i consumi",
        share: 0,
      },
      { id: "annuale", label: "I consumi vengono registrati una o due volte l'anno", share: 40 },
      { id: "trimestrale", label: "I consumi vengono registrati almeno ogni tre mesi", share: 70 },
      {
        id: "per-uso",
        label:
          "I consumi vengono registrati almeno ogni tre mesi e divisi per reparto, impianto, sede o veicolo",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-energia-diagnosi",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "radio",
    prompt: "Quando è stata fatta l'ultima diagnosi energetica dell'azienda?",
    hint: "Scegli la situazione al 31 dicembre; l'attestato di prestazione energetica (APE) non è una diagnosi.",
    why: "La diagnosi dice dove va l'energia e quali interventi si ripagano prima. Oggi la legge la chiede ogni quattro anni alle grandi imprese e a quelle energivore; la direttiva (UE) 2023/1791 guarda invece ai consumi: oltre 10 terajoule l'anno, circa 2.780 MWh. Per micro e piccole imprese qui è facoltativa.",
    where:
      "Rapporto di diagnosi firmato dal tecnico; fatture e verbali di collaudo per gli interventi conclusi.",
    references: [
      { source: "Legge", point: "D.Lgs. 102/2014, art. 8" },
      { source: "Legge", point: "Direttiva (UE) 2023/1791" },
      { source: "ISO", point: "50002" },
      { source: "VSME", point: "B2 §26" },
    ],
    weight: 2,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Rapporto di diagnosi energetica firmato",
      age: "Ultimi quattro anni",
      checks: "Data, firma e qualifica del tecnico, sedi comprese, interventi consigliati e collaudi.",
      limitsUntilAttached: true,
    },
    dependencies: [{ effect: "voluntary", registry: "size", anyOf: ["medium", "large"] }],
    choices: [
      { id: "mai", label: "Finora non è mai stata fatta", share: 0 },
      { id: "vecchia", label: "Più di quattro anni fa", share: 20 },
      {
        id: "recente",
        label: "Negli ultimi quattro anni, e nessun intervento consigliato è ancora concluso",
        share: 60,
      },
      {
        id: "con-interventi",
        label: "Negli ultimi quattro anni, e almeno un intervento consigliato è concluso",
        share: 100,
      },
      {
        id: "senza-interventi",
        label: "Negli ultimi quattro anni, e il rapporto non consiglia interventi",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-energia-andamento",
    apiVersion: "v3",
    area: "environment",
    milestone: "energia",
    level: "graduate",
    questionClass: "matrix",
    prompt: "Quali erano i consumi di energia, le emissioni e i ricavi nei due anni precedenti?",
    hint: "Un anno per riga, prima di quello del questionario: energia in MWh, Scope 1 e Scope 2 in t CO2e se le hai calcolate, ricavi in euro senza centesimi.",
    why: "Un anno da solo può ingannare. Con tre anni banche e clienti vedono se consumi ed emissioni scendono; i punti dipendono dai consumi di quest'anno rispetto a quelli di un anno prima.",
    where:
      "Risposte e report degli anni scorsi, bollette e fatture di carburante, bilanci. Scope 1 sono le emissioni dirette, Scope 2 quelle di elettricità e calore acquistati.",
    references: [
      { source: "VSME", point: "B3 §29" },
      { source: "VSME", point: "B3 §30" },
      { source: "VSME", point: "B3 §31" },
      { source: "GRI", point: "302-3" },
      { source: "GRI", point: "305-4" },
    ],
    weight: 2,
    minutes: 6,
    evidence: "welcome",
    proof: {
      document: "Bollette e bilanci dei due anni precedenti, o le carte degli anni scorsi",
      age: "I due anni prima di quello del questionario",
      checks: "Stessi confini dei tre anni: sedi, vettori, metodo. Ricavi uguali a quelli di bilancio.",
    },
    notApplicableEnabled: true,
    notApplicableReasons: ["Non era ancora attiva in uno dei due anni precedenti"],
    autofill: yearsBefore(
      { one: "anno-prima", two: "due-anni-prima" },
      { energia: "energy", emissioni: "emissions", ricavi: "revenue" },
    ),
    rows: [
      { id: "due-anni-prima", label: "Due anni prima" },
      { id: "anno-prima", label: "Un anno prima" },
    ],
    columns: [
      { id: "energia", label: "Energia totale", inputType: "decimal", unit: "MWh", min: "0" },
      {
        id: "emissioni",
        label: "Scope 1 più Scope 2 (metodo basato sulla posizione)",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
        required: false,
      },
      { id: "ricavi", label: "Ricavi", inputType: "integer", unit: "euro", min: "0" },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: energyNow,
        per: [{ question: "v3-env-energia-andamento", field: "anno-prima.energia" }],
        times: "100",
      },
      unit: "% dell'energia di un anno prima",
      tables: [
        {
          steps: [
            { from: "0", share: 100 },
            { from: "98.11", share: 80 },
            { from: "98.71", share: 60 },
            { from: "100.01", share: 30 },
            { from: "105", share: 0 },
          ],
        },
      ],
      basis:
        "Direttiva (UE) 2023/1791, art. 8: nuovi risparmi di almeno l'1,3% dei consumi l'anno nel 2024-2025 e dell'1,9% dal 2028. Gli altri gradini sono un giudizio nostro; chi cresce può spiegarlo.",
    },
  },
];
