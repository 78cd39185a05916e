import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-gov-responsabilita-organo",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "graduate",
    questionClass: "text",
    prompt: "Quante donne e quanti uomini siedono nell'organo amministrativo?",
    hint: "Numeri interi di persone al 31 dicembre; con un amministratore unico la persona è una sola.",
    why: "Lo standard europeo chiede il rapporto tra donne e uomini in chi amministra; il numero informa e non toglie punti.",
    where: "Visura camerale, parte dedicata agli amministratori.",
    references: [
      { source: "VSME", point: "C9 §65" },
      { source: "GRI", point: "405-1" },
    ],
    weight: 1,
    // Sole traders and partnerships have no governing body.
    dependencies: [
      {
        effect: "na",
        question: "v3-gov-identita-e-sedi-forma-giuridica",
        field: "forma",
        anyOf: ["srl", "srls", "spa", "sapa", "cooperativa", "consorzio", "ente", "altra"],
      },
    ],
    fields: [
      { id: "donne", label: "Donne", inputType: "integer", unit: "persone", min: "0" },
      { id: "uomini", label: "Uomini", inputType: "integer", unit: "persone", min: "0" },
      {
        id: "altro",
        label: "Altro o non dichiarato, se c'è",
        inputType: "integer",
        unit: "persone",
        min: "0",
        required: false,
      },
      {
        id: "totale",
        label: "Totale",
        inputType: "label",
        unit: "persone",
        sumOf: ["donne", "uomini", "altro"],
      },
    ],
    earning: { kind: "complete" },
  },
  {
    guid: "v3-gov-responsabilita-raccolta-dati",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "graduate",
    questionClass: "radio",
    prompt: "Come raccoglie l'azienda i dati su ambiente e persone?",
    hint: "Scegli la situazione dell'anno, pensando ai dati che hai usato in questo questionario.",
    why: "Un dato di cui si conoscono fonte e calcolo si può rifare: è la prima cosa che guarda chi lo verifica.",
    where: "Foglio di calcolo o programma con i dati, istruzioni scritte, nota sui metodi e sulle stime.",
    references: [{ source: "GRI", point: "GRI 1, verificabilità" }],
    weight: 2,
    choices: [
      { id: "al-bisogno", label: "Li cerca ogni volta che qualcuno li chiede", share: 0 },
      { id: "archivio", label: "Li tiene in un solo foglio o programma, aggiornato ogni anno", share: 40 },
      {
        id: "fonti",
        label:
          "Li tiene così e per ogni dato è scritto chi lo fornisce, da quale documento e con che calcolo",
        share: 80,
      },
      {
        id: "secondo-controllo",
        label: "Fa tutto questo e una seconda persona controlla i dati prima che escano",
        share: 100,
      },
    ],
  },
  {
    guid: "v3-gov-responsabilita-violazioni-dati",
    apiVersion: "v3",
    area: "governance",
    milestone: "responsabilita",
    level: "graduate",
    questionClass: "radio",
    prompt: "Che cosa è previsto se dati personali vanno persi o vengono rubati?",
    hint: "Scegli la situazione al 31 dicembre, anche se non è mai successo.",
    why: "La legge dà 72 ore per avvisare il Garante: clienti e assicurazioni chiedono se l'azienda sa già chi deve fare che cosa.",
    where:
      "Procedura per le violazioni di dati (data breach), registro delle violazioni, contratto con chi segue i computer.",
    references: [
      { source: "Legge", point: "Reg. (UE) 2016/679, artt. 33 e 34" },
      { source: "ISO", point: "ISO/IEC 27001" },
      { source: "GRI", point: "418-1" },
    ],
    weight: 1,
    choices: [
      { id: "nulla", label: "Per ora nulla: si deciderebbe sul momento", share: 0 },
      { id: "contatto", label: "Si sa chi chiamare, ma non c'è niente di scritto", share: 30 },
      {
        id: "procedura",
        label: "C'è una procedura scritta, che dice quando e come avvisare il Garante",
        share: 70,
      },
      {
        id: "procedura-e-registro",
        label: "C'è la procedura e un registro delle violazioni, anche se ancora vuoto",
        share: 100,
      },
    ],
  },
];
