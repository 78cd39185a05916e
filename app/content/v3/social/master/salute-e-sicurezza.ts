import type { Question } from "~/domain/question/question";
import { fromRegister, yearsBefore } from "../../from-registers";
import { WITH_EMPLOYEES } from "../asked-of";

export const questions: Question[] = [
  {
    guid: "v3-soc-salute-e-sicurezza-ditte-esterne",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "master",
    questionClass: "radio",
    prompt: "Come segue l'azienda la sicurezza delle ditte esterne che lavorano nelle sue sedi?",
    hint: "Scegli la situazione dell'anno per pulizie, manutenzioni, cantieri, facchinaggio e altri lavori affidati.",
    why: "Molti infortuni gravi toccano chi lavora in appalto: i clienti più grandi guardano anche a queste persone.",
    where:
      "Documento unico sulle interferenze tra lavori (DUVRI), contratti di appalto, visure e documenti di regolarità contributiva (DURC) delle ditte, registro degli accessi.",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, art. 26" },
      { source: "ISO", point: "45001, 8.1.4" },
      { source: "GRI", point: "403-7" },
    ],
    weight: 2,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "DUVRI o documenti raccolti da una ditta, e nota di una verifica sul posto",
      age: "Anno del questionario",
      checks: "Documenti datati prima dei lavori; verifica con data e firma; conteggio degli infortuni.",
      redact: "Nomi e documenti personali dei lavoratori delle ditte",
      limitsUntilAttached: true,
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Nell'anno nessuna ditta esterna ha lavorato nelle sedi",
      "L'azienda non ha sedi proprie e lavora solo presso i clienti",
    ],
    dependencies: [WITH_EMPLOYEES],
    choices: [
      { id: "nulla", label: "Non raccoglie documenti dalle ditte", share: 0 },
      { id: "documenti", label: "Raccoglie prima dei lavori i documenti che la legge chiede", share: 40 },
      {
        id: "verifica",
        label:
          "Raccoglie i documenti e nell'anno ha fatto almeno una verifica sul posto, con una nota scritta",
        share: 70,
      },
      {
        id: "verifica-e-infortuni",
        label: "Fa tutto questo e conta anche gli infortuni delle ditte nelle sue sedi",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-soc-salute-e-sicurezza-verifica-esterna",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "master",
    questionClass: "boolean",
    prompt:
      "Negli ultimi tre anni un ente o un professionista esterno ha verificato la sicurezza, con un rapporto scritto?",
    hint: "Sì o no; valgono un ente di certificazione, un organismo paritetico o un professionista diverso dal responsabile della prevenzione (RSPP), non le ispezioni.",
    why: "Chi guarda da fuori vede ciò a cui l'azienda si è abituata: banche e clienti danno più peso ai dati verificati da altri.",
    where: "Rapporto di audit, attestazione dell'organismo paritetico, relazione del professionista.",
    references: [
      { source: "ISO", point: "45001, 9.2" },
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 30 e 51" },
      { source: "GRI", point: "403-8" },
    ],
    weight: 3,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Rapporto di verifica, almeno frontespizio e conclusioni",
      age: "Ultimi tre anni",
      checks: "Chi ha verificato, quando, quali sedi, quali rilievi.",
      redact: "Nomi e dati sanitari di chi lavora",
      limitsUntilAttached: true,
    },
    autofill: [fromRegister("value", "valid_certificate", { about: "iso-45001", as: { yes: "yes" } })],
    dependencies: [WITH_EMPLOYEES],
    shares: { yes: 100, no: 0 },
  },
  {
    guid: "v3-soc-salute-e-sicurezza-andamento",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "master",
    questionClass: "matrix",
    prompt: "Quali erano gli infortuni e le ore lavorate nei due anni precedenti?",
    hint: "Infortuni dei dipendenti denunciati o comunicati all'INAIL (l'ente che assicura dagli infortuni), senza quelli in itinere, e ore lavorate in ciascun anno; scrivi 0 dove non ce ne sono stati.",
    why: "In una piccola azienda un solo anno dice poco: con tre anni la frequenza degli infortuni diventa leggibile per banche e committenti. I punti dipendono dal tasso dei tre anni insieme.",
    where:
      "Cruscotto infortuni nell'area riservata del sito INAIL e riepiloghi annuali delle ore dal libro unico del lavoro (LUL).",
    references: [
      { source: "VSME", point: "B9 §41(a)" },
      { source: "GRI", point: "403-9" },
    ],
    weight: 4,
    minutes: 5,
    evidence: "welcome",
    proof: {
      document: "Cruscotto infortuni dell'INAIL e riepiloghi delle ore dei due anni",
      age: "I due anni prima di quello del questionario",
      checks: "Numero degli eventi e ore di ogni anno.",
      redact: "Nomi, codici fiscali, diagnosi, importi",
    },
    autofill: yearsBefore(
      { one: "un-anno-prima", two: "due-anni-prima" },
      { infortuni: "accidents", ore: "hours" },
    ),
    dependencies: [WITH_EMPLOYEES],
    rows: [
      { id: "un-anno-prima", label: "Un anno prima" },
      { id: "due-anni-prima", label: "Due anni prima" },
    ],
    columns: [
      { id: "infortuni", label: "Infortuni durante il lavoro", inputType: "integer", unit: "casi", min: "0" },
      { id: "ore", label: "Ore lavorate", inputType: "decimal", unit: "ore", min: "0" },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: [
          { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
          { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.infortuni" },
          { question: "v3-soc-salute-e-sicurezza-andamento", field: "due-anni-prima.infortuni" },
        ],
        per: [
          { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
          { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
          { question: "v3-soc-salute-e-sicurezza-andamento", field: "due-anni-prima.ore" },
        ],
        times: "200000",
      },
      unit: "infortuni ogni 200.000 ore in tre anni",
      tables: [
        {
          steps: [
            { from: "0", share: 100 },
            { from: "1", share: 80 },
            { from: "2", share: 60 },
            { from: "4", share: 40 },
            { from: "8", share: 20 },
            { from: "15", share: 0 },
          ],
        },
      ],
      basis:
        "Stesso tasso della domanda sull'anno (VSME B9, GRI 403-9 del 2018), sommando tre anni. Le soglie sono assolute, più strette di quelle di un anno solo, e una nostra valutazione.",
    },
  },
];
