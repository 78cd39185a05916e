import type { Question } from "~/domain/question/question";
import { fromRegister } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-obiettivo",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un obiettivo di riduzione dei gas serra?",
    hint: "Scegli la situazione al 31 dicembre; l'anno base è quello di partenza, l'anno obiettivo quello di arrivo.",
    why: "Le banche chiedono l'obiettivo per capire come cambieranno le emissioni che finanziano; i grandi clienti lo chiedono ai fornitori per raggiungere il proprio.",
    where:
      "Piano approvato da chi amministra, report di sostenibilità, impegno firmato con un cliente; per il confronto, il calcolo delle emissioni dell'anno.",
    references: [
      { source: "VSME", point: "C3 §54" },
      { source: "VSME", point: "B2 §26" },
      { source: "MEF-PMI", point: "11" },
    ],
    weight: 5,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento con l'obiettivo, approvato da chi amministra",
      age: "In vigore al 31 dicembre",
      checks:
        "Anno di partenza, scadenza, valore da raggiungere e confronto scritto con le emissioni dell'anno.",
      limitsUntilAttached: true,
    },
    autofill: [
      fromRegister("value", "climate_target", { as: { complete: "completo", followed: "seguito" } }),
    ],
    choices: [
      { id: "nessuno", label: "Per ora no", share: 0 },
      {
        id: "incompleto",
        label: "Sì, scritto, ma senza anno base, anno obiettivo o tonnellate da raggiungere",
        share: 20,
      },
      {
        id: "completo",
        label: "Sì, scritto, con anno base, anno obiettivo e tonnellate per Scope 1 e Scope 2",
        share: 70,
      },
      {
        id: "seguito",
        label: "Tutto questo, ed è confrontato per iscritto con le emissioni dell'anno",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-env-emissioni-obiettivo-valori",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "matrix",
    prompt: "Quali sono le emissioni di partenza e di arrivo dell'obiettivo?",
    hint: "Anni con quattro cifre, emissioni in tonnellate di CO2 equivalente (t CO2e): proponiamo quelle di quest'anno come partenza, e lo Scope 3 serve solo se l'obiettivo lo comprende.",
    why: "Con questi numeri banche e clienti calcolano da soli la riduzione: è da qui che dipendono i punti.",
    where:
      "Testo dell'obiettivo e calcolo delle emissioni dell'anno base. Scope 1 sono le emissioni dirette, Scope 2 quelle di elettricità e calore acquistati, Scope 3 quelle indirette lungo la filiera.",
    references: [
      { source: "VSME", point: "C3 §54" },
      { source: "MEF-PMI", point: "11" },
      { source: "GHG Protocol", point: "Corporate Standard, cap. 11" },
    ],
    weight: 3,
    minutes: 4,
    evidence: "welcome",
    proof: {
      document: "Testo dell'obiettivo e calcolo delle emissioni dell'anno base",
      age: "In vigore al 31 dicembre",
      checks:
        "Anni, tonnellate e confini uguali nei due documenti; non più di dieci anni tra partenza e arrivo.",
    },
    autofill: [
      { field: "base.scope-1", sum: [{ question: "v3-env-emissioni-scope-1", field: "emissioni" }] },
      { field: "base.scope-2", sum: [{ question: "v3-env-emissioni-scope-2", field: "emissioni" }] },
      ...[
        fromRegister("base.anno", "climate_base_year"),
        fromRegister("base.scope-1", "climate_base_scope_1"),
        fromRegister("base.scope-2", "climate_base_scope_2"),
        fromRegister("obiettivo.anno", "climate_target_year"),
        fromRegister("obiettivo.scope-1", "climate_target_scope_1"),
        fromRegister("obiettivo.scope-2", "climate_target_scope_2"),
      ],
    ],
    dependencies: [
      { effect: "blocked", question: "v3-env-emissioni-obiettivo", anyOf: ["completo", "seguito"] },
    ],
    rows: [
      { id: "base", label: "Anno base" },
      { id: "obiettivo", label: "Anno obiettivo" },
    ],
    columns: [
      { id: "anno", label: "Anno", inputType: "integer", min: "1990", max: "2100" },
      { id: "scope-1", label: "Scope 1", inputType: "decimal", unit: "t CO2e", min: "0" },
      { id: "scope-2", label: "Scope 2", inputType: "decimal", unit: "t CO2e", min: "0" },
      {
        id: "totale",
        label: "Scope 1 più Scope 2",
        inputType: "label",
        unit: "t CO2e",
        sumOf: ["scope-1", "scope-2"],
      },
      {
        id: "scope-3",
        label: "Scope 3",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
        required: false,
      },
    ],
    constraints: [
      { kind: "atMost", fields: ["base.anno", "obiettivo.anno"] },
      { kind: "atMost", fields: ["obiettivo.totale", "base.totale"] },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: [{ question: "v3-env-emissioni-obiettivo-valori", field: "obiettivo.totale" }],
        per: [{ question: "v3-env-emissioni-obiettivo-valori", field: "base.totale" }],
        times: "100",
      },
      unit: "% delle emissioni dell'anno base",
      tables: [
        {
          steps: [
            { from: "0", share: 100 },
            { from: "58.01", share: 70 },
            { from: "75.01", share: 35 },
            { from: "90.01", share: 10 },
            { from: "97.5", share: 0 },
          ],
        },
      ],
      basis:
        "Science Based Targets initiative, criteri per gli obiettivi a breve termine: 4,2% l'anno in linea con 1,5 gradi, cioè il 42% in dieci anni. Gli altri gradini sono un giudizio nostro.",
    },
  },
  {
    guid: "v3-env-emissioni-obiettivo-quote",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "text",
    prompt: "Quanta parte delle emissioni è compresa nell'obiettivo di riduzione?",
    hint: "In percentuale delle emissioni dell'anno base, Scope per Scope: 100 se l'obiettivo le comprende tutte, 0 se le lascia fuori.",
    why: "Un obiettivo che riguarda una sola sede o un solo Scope va letto in modo diverso: il report europeo chiede di dirlo.",
    where: "Testo dell'obiettivo e calcolo delle emissioni dell'anno base.",
    references: [
      { source: "VSME", point: "C3 §54" },
      { source: "MEF-PMI", point: "11" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Testo dell'obiettivo e calcolo delle emissioni dell'anno base",
      age: "In vigore al 31 dicembre",
      checks: "Che i confini dell'obiettivo corrispondano alle percentuali.",
    },
    dependencies: [
      { effect: "blocked", question: "v3-env-emissioni-obiettivo", anyOf: ["completo", "seguito"] },
    ],
    fields: [
      { id: "scope-1", label: "Scope 1", inputType: "percentage", unit: "%", min: "0", max: "100" },
      { id: "scope-2", label: "Scope 2", inputType: "percentage", unit: "%", min: "0", max: "100" },
      {
        id: "scope-3",
        label: "Scope 3, se è stato calcolato",
        inputType: "percentage",
        unit: "%",
        min: "0",
        max: "100",
        required: false,
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-emissioni-azioni",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "emissioni",
    level: "master",
    questionClass: "checkbox",
    prompt: "Quali sono le azioni principali per ridurre i gas serra, con una spesa e una scadenza decise?",
    hint: "Scegli al massimo tre azioni decise per iscritto al 31 dicembre, o concluse durante l'anno, che raggiungono la quota indicata.",
    why: "Un obiettivo senza azioni resta una promessa: lo standard europeo e le banche chiedono l'elenco delle principali.",
    where: "Preventivi accettati, ordini, contratti, piano degli investimenti, verbali di chi amministra.",
    references: [
      { source: "VSME", point: "C3 §54(e)" },
      { source: "GRI", point: "305-5" },
    ],
    weight: 3,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Ordini, contratti o delibere con spesa e scadenza",
      age: "In vigore al 31 dicembre, o conclusi nell'anno",
      checks: "Importo, scadenza e taglio delle emissioni atteso per ogni azione scelta.",
      redact: "Prezzi e condizioni dei fornitori",
      limitsUntilAttached: true,
    },
    maxChoices: "3",
    choices: [
      {
        id: "efficienza",
        label: "Macchine, impianti o luci che tagliano i consumi di almeno il 5%",
        share: 35,
      },
      {
        id: "edifici",
        label: "Isolamento o pompa di calore per almeno metà dei locali riscaldati",
        share: 35,
      },
      {
        id: "rinnovabili",
        label: "Produzione propria di almeno il 10% dell'elettricità usata",
        share: 35,
      },
      {
        id: "garanzie",
        label: "Elettricità rinnovabile con garanzia d'origine per almeno metà dei consumi",
        share: 30,
      },
      { id: "veicoli", label: "Veicoli elettrici per almeno un quarto della flotta", share: 30 },
      {
        id: "trasporti",
        label: "Almeno il 10% di chilometri in meno per viaggi e trasporti, con un piano scritto",
        share: 30,
      },
      {
        id: "refrigeranti",
        label: "Gas refrigeranti con un minore effetto serra in tutti gli impianti nuovi",
        share: 15,
      },
      {
        id: "acquisti",
        label: "Emissioni più basse, dichiarate dal fornitore, per almeno un quarto degli acquisti",
        share: 30,
      },
      {
        id: "altro",
        label: "Altra azione, con le tonnellate tagliate",
        share: 10,
        opens: { label: "Quale azione, e quante t CO2e taglia?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
