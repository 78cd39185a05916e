import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-soc-salute-e-sicurezza-andamento",
    apiVersion: "v3",
    area: "social",
    milestone: "salute-e-sicurezza",
    level: "master",
    questionClass: "matrix",
    prompt: "Quanti infortuni e quante ore di lavoro ci sono stati nei due anni precedenti?",
    hint: "Infortuni dei dipendenti registrati all'INAIL, senza quelli in itinere, e ore lavorate in ciascun anno; scrivi 0 dove non ce ne sono stati.",
    why: "In una piccola azienda un solo anno dice poco: con tre anni la frequenza degli infortuni diventa leggibile per banche e committenti.",
    where: "Cruscotto infortuni nell'area riservata del sito INAIL e riepiloghi annuali delle ore dal LUL.",
    references: [
      { source: "VSME", point: "B9 §41(a)" },
      { source: "GRI", point: "403-9" },
    ],
    weight: 2,
    rows: [
      { id: "un-anno-prima", label: "Un anno prima" },
      { id: "due-anni-prima", label: "Due anni prima" },
    ],
    columns: [
      { id: "infortuni", label: "Infortuni durante il lavoro", inputType: "integer", unit: "casi", min: "0" },
      { id: "ore", label: "Ore lavorate", inputType: "decimal", unit: "ore", min: "0" },
    ],
    earning: { kind: "complete" },
  },
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
      "DUVRI, contratti di appalto, visure e DURC delle ditte, registro degli accessi. Se nell'anno nessuna ditta ha lavorato nelle tue sedi, indica che la domanda non si applica e scrivi perché.",
    references: [
      { source: "Legge", point: "D.Lgs. 81/2008, art. 26" },
      { source: "ISO", point: "ISO 45001, 8.1.4" },
      { source: "GRI", point: "403-7" },
    ],
    weight: 2,
    notApplicableEnabled: true,
    choices: [
      { id: "nulla", label: "Non raccoglie documenti dalle ditte", share: 0 },
      {
        id: "documenti",
        label: "Raccoglie prima dei lavori i documenti che la legge chiede",
        share: 40,
      },
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
      "Negli ultimi tre anni qualcuno di esterno ha verificato la sicurezza e lasciato un rapporto scritto?",
    hint: "Sì o no; valgono un ente di certificazione, un organismo paritetico o un professionista diverso dall'RSPP, non le ispezioni.",
    why: "Chi guarda da fuori vede ciò a cui l'azienda si è abituata: banche e clienti danno più peso ai dati verificati da altri.",
    where: "Rapporto di audit, attestazione dell'organismo paritetico, relazione del professionista.",
    references: [
      { source: "ISO", point: "ISO 45001, 9.2" },
      { source: "Legge", point: "D.Lgs. 81/2008, artt. 30 e 51" },
      { source: "GRI", point: "403-8" },
    ],
    weight: 1,
    evidence: "welcome",
    shares: { yes: 100, no: 0 },
  },
];
