import type { Question } from "~/domain/question/question";
import { fromTarget } from "../../from-registers";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-obiettivo",
    apiVersion: "v3",
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "master",
    questionClass: "radio",
    prompt: "L'azienda ha un obiettivo su rifiuti o materiali?",
    hint: "Scegli la situazione al 31 dicembre; vale un obiettivo su scarti, riciclo, contenuto riciclato o imballaggi.",
    why: "Banche e clienti guardano se l'economia circolare è un programma o un'abitudine. Meno scarti vuol dire anche meno costi.",
    where:
      "Piano di miglioramento, budget, verbale di chi amministra; per il confronto, MUD, formulari e acquisti dell'anno.",
    references: [
      { source: "VSME", point: "B7 §37" },
      { source: "VSME", point: "B2 §26" },
      { source: "VSME", point: "C2 §48" },
      { source: "GRI", point: "306-2" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Documento con l'obiettivo, approvato da chi amministra",
      age: "In vigore al 31 dicembre",
      checks: "Anno di partenza, scadenza, valore da raggiungere e confronto scritto con i dati dell'anno.",
      limitsUntilAttached: true,
    },
    autofill: fromTarget("waste", { complete: "completo", followed: "seguito" }),
    choices: [
      { id: "nessuno", label: "Per ora no", share: 0 },
      {
        id: "incompleto",
        label: "Sì, scritto, ma senza anno di partenza, scadenza o valore da raggiungere",
        share: 20,
      },
      {
        id: "completo",
        label: "Sì, scritto, con anno di partenza, scadenza e valore da raggiungere",
        share: 70,
        opens: { label: "Quale obiettivo su rifiuti o materiali?", maxLength: 300, required: true },
      },
      {
        id: "seguito",
        label: "Tutto questo, ed è confrontato per iscritto con i dati dell'anno",
        share: 100,
        opens: { label: "Quale obiettivo su rifiuti o materiali?", maxLength: 300, required: true },
      },
    ],
  },
  {
    guid: "v3-env-rifiuti-e-materiali-filiera",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "master",
    questionClass: "checkbox",
    prompt: "Che cosa ha concordato l'azienda con fornitori e clienti su materiali e imballaggi?",
    hint: "Scegli tutto ciò che risulta da un documento valido al 31 dicembre.",
    why: "Molti impatti nascono prima o dopo l'azienda: i clienti più grandi chiedono prove su materie prime, imballaggi e fine vita.",
    where:
      "Contratti e ordini firmati, certificati dei fornitori, accordi di ritiro, studi sul ciclo di vita, verbali di visita.",
    references: [
      { source: "VSME", point: "B7 §37" },
      { source: "ISO", point: "14025, 14040 e 14044" },
      { source: "GRI", point: "308-1" },
    ],
    weight: 1,
    minutes: 2,
    evidence: "welcome",
    proof: {
      document: "Contratti, ordini, certificati e accordi firmati",
      age: "In vigore al 31 dicembre",
      checks: "Che i documenti coprano la quota di spesa indicata, e che le visite abbiano un verbale.",
      redact: "Prezzi e condizioni commerciali",
      limitsUntilAttached: true,
    },
    choices: [
      {
        id: "criteri",
        label: "Requisiti ambientali scritti negli ordini per almeno metà della spesa in materiali",
        share: 30,
      },
      {
        id: "riciclato",
        label: "Contenuto riciclato certificato da un ente esterno per almeno un quarto dei materiali",
        share: 30,
      },
      {
        id: "origine",
        label: "Origine certificata (FSC, PEFC, biologico) per almeno un quarto delle materie prime",
        share: 30,
      },
      {
        id: "ritiro",
        label: "Ritiro di imballaggi o prodotti, con accordi firmati per almeno un quarto delle vendite",
        share: 30,
      },
      {
        id: "ciclo-di-vita",
        label: "Studio del ciclo di vita o dichiarazione ambientale di un prodotto, con verifica esterna",
        share: 40,
      },
      {
        id: "visite",
        label: "Visita con verbale, nell'anno, a un fornitore o a un impianto di rifiuti",
        share: 15,
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
];
