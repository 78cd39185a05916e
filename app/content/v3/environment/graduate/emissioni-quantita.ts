import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-emissioni-scope-2-mercato",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "text",
    prompt: "Quante emissioni vengono dall'energia acquistata, con il metodo basato sul mercato (Scope 2)?",
    hint: "In tonnellate di CO2 equivalente (t CO2e), dal 1° gennaio al 31 dicembre: se tutta l'energia acquistata ha una garanzia d'origine rinnovabile, scrivi 0.",
    why: "Questo metodo (market-based) conta il contratto scelto: mostra a clienti e banche l'effetto di aver comprato elettricità rinnovabile. Il dato informa e non dà punti.",
    where:
      "MWh senza garanzia d'origine per il fattore del mix residuale italiano, pubblicato ogni anno dall'associazione europea degli enti che emettono le garanzie (AIB); contratto di fornitura e conferma di annullamento delle garanzie d'origine. Per calore, vapore e freddo usa le emissioni indicate dal fornitore.",
    references: [
      { source: "VSME", point: "B3 §30" },
      { source: "GHG Protocol", point: "Scope 2, market-based" },
    ],
    weight: 0,
    minutes: 4,
    evidence: "welcome",
    proof: {
      document: "Foglio di calcolo e conferma di annullamento delle garanzie d'origine",
      age: "Anno del questionario",
      checks: "MWh coperti da garanzie a nome dell'azienda, fonte e anno del fattore residuale.",
    },
    dependencyMode: "any",
    dependencies: [
      { effect: "na", question: "v3-env-energia-consumi", field: "acquistata.totale", above: "0" },
      { effect: "na", question: "v3-env-energia-consumi", field: "calore.totale", above: "0" },
    ],
    fields: [
      {
        id: "emissioni",
        label: "Scope 2, metodo basato sul mercato",
        inputType: "decimal",
        unit: "t CO2e",
        min: "0",
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-env-emissioni-inquinanti-comunicazione",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "radio",
    pageId: "113",
    indexInPage: "1",
    prompt: "Dove si trovano le quantità di inquinanti emesse dall'azienda?",
    hint: "Scegli la situazione dell'ultima comunicazione che riguarda l'anno del questionario.",
    why: "Se le quantità sono già pubbliche, al report europeo basta il collegamento e non devi riscriverle.",
    where:
      "Dichiarazione al registro europeo delle emissioni (PRTR), relazione annuale dell'autorizzazione integrata ambientale, dichiarazione ambientale EMAS (il sistema europeo di ecogestione), sito dell'azienda.",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "Legge", point: "Reg. (CE) 166/2006" },
    ],
    weight: 0,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento pubblico o comunicazione indicata",
      age: "Riferito all'anno del questionario",
      checks: "Che il documento esista all'indirizzo scritto e riporti le quantità.",
    },
    // The standard asks companies that must report by law, and companies that report in an environmental management
    // system.
    dependencyMode: "any",
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-inquinanti", anyOf: ["inviata", "da-inviare"] },
      {
        effect: "na",
        question: "v3-gov-identita-e-sedi-certificazioni",
        field: "ambiente",
        anyOf: ["on"],
      },
    ],
    choices: [
      {
        id: "nessuna",
        label: "Da nessuna parte: né la legge né il sistema di gestione ambientale le chiedono",
      },
      {
        id: "pubbliche",
        label: "In un documento che tutti possono leggere",
        opens: {
          label: "Indirizzo della pagina, o titolo e data del documento",
          maxLength: 300,
          required: true,
        },
      },
      {
        id: "riservate",
        label: "In comunicazioni alle autorità o in documenti interni, che non sono pubblici",
      },
    ],
  },
  {
    guid: "v3-env-emissioni-inquinanti-quantita",
    apiVersion: "v3",
    area: "environment",
    milestone: "emissioni",
    level: "graduate",
    questionClass: "matrix",
    pageId: "113",
    indexInPage: "2",
    prompt: "Quali quantità di inquinanti ha emesso l'azienda nell'anno?",
    hint: "In chilogrammi (kg), dal 1° gennaio al 31 dicembre, un inquinante per riga: le righe che non servono restano vuote.",
    why: "Il report europeo e le banche chiedono le stesse quantità che l'azienda comunica già, divise tra aria, acqua e suolo.",
    where:
      "Ultima comunicazione alle autorità o registro del sistema di gestione ambientale. Se gli inquinanti sono più di otto, riporta i principali.",
    references: [
      { source: "VSME", point: "B4 §32" },
      { source: "MEF-PMI", point: "18" },
      { source: "MEF-PMI", point: "19" },
      { source: "MEF-PMI", point: "20" },
    ],
    weight: 0,
    minutes: 6,
    evidence: "welcome",
    proof: {
      document: "Ultima comunicazione alle autorità, con la ricevuta",
      age: "Riferita all'anno del questionario",
      checks: "Quantità e unità uguali a quelle comunicate, per aria, acqua e suolo.",
    },
    dependencies: [
      { effect: "na", question: "v3-env-emissioni-inquinanti-comunicazione", anyOf: ["riservate"] },
    ],
    rows: [
      { id: "inquinante1", label: "Inquinante 1" },
      { id: "inquinante2", label: "Inquinante 2", optional: true },
      { id: "inquinante3", label: "Inquinante 3", optional: true },
      { id: "inquinante4", label: "Inquinante 4", optional: true },
      { id: "inquinante5", label: "Inquinante 5", optional: true },
      { id: "inquinante6", label: "Inquinante 6", optional: true },
      { id: "inquinante7", label: "Inquinante 7", optional: true },
      { id: "inquinante8", label: "Inquinante 8", optional: true },
    ],
    columns: [
      {
        id: "nome",
        label: "Nome",
        inputType: "text",
        hint: "Come nella comunicazione, per esempio ossidi di azoto (NOx).",
        maxLength: 100,
      },
      { id: "aria", label: "Nell'aria", inputType: "decimal", unit: "kg", min: "0", required: false },
      { id: "acqua", label: "Nell'acqua", inputType: "decimal", unit: "kg", min: "0", required: false },
      { id: "suolo", label: "Nel suolo", inputType: "decimal", unit: "kg", min: "0", required: false },
    ],
    earning: { kind: "complete" },
  },
];
