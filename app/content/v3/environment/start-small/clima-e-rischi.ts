import type { Question } from "~/domain/question/question";
import { IN_REGISTER_OF_ENTERPRISES } from "../../legal-forms";

const sanction = (field: string) => ({ question: "v3-env-clima-e-rischi-sanzioni", field });

export const questions: Question[] = [
  {
    guid: "v3-env-clima-e-rischi-sanzioni",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "clima-e-rischi",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanti provvedimenti definitivi per violazioni ambientali ha ricevuto l'azienda nell'anno?",
    hint: "Numero dei provvedimenti diventati definitivi dal 1° gennaio al 31 dicembre e importo in euro delle sanzioni; dove non ce ne sono, scrivi 0.",
    why: "È una domanda frequente di banche e stazioni appaltanti. Una condanna o una chiusura limita il punteggio e compare sulla carta con la tua spiegazione. Finché non rispondi, il limite vale lo stesso.",
    where:
      "Ordinanze, sentenze e ricevute di pagamento, di solito arrivate per posta certificata o tramite l'avvocato. Tra le condanne conta anche il patteggiamento; tra le chiusure contano la sospensione e il sequestro dell'impianto per ragioni ambientali.",
    references: [
      { source: "GRI", point: "2-27" },
      { source: "Legge", point: "D.Lgs. 231/2001, art. 25-undecies" },
    ],
    weight: 3,
    minutes: 1,
    evidence: "welcome",
    proof: {
      document: "Provvedimenti ricevuti; se non ce ne sono, dichiarazione firmata da chi amministra",
      age: "Anno del questionario",
      checks:
        "Data in cui il provvedimento è diventato definitivo, norma violata e rimedio; certificato dei carichi pendenti se disponibile.",
      redact: "I dati delle persone fisiche coinvolte",
    },
    fields: [
      {
        id: "numero",
        label: "Sanzioni amministrative definitive",
        inputType: "integer",
        unit: "sanzioni",
        min: "0",
      },
      { id: "importo", label: "Importo totale delle sanzioni", inputType: "decimal", unit: "euro", min: "0" },
      {
        id: "condanne",
        label: "Condanne definitive per reati ambientali",
        inputType: "integer",
        unit: "numero",
        min: "0",
      },
      {
        id: "chiusure",
        label: "Ordini di chiusura, sospensione o sequestro",
        inputType: "integer",
        unit: "numero",
        min: "0",
      },
    ],
    earning: {
      kind: "indicator",
      // A conviction or a closure counts as three administrative sanctions.
      value: {
        of: [sanction("numero"), ...[1, 2, 3].flatMap(() => [sanction("condanne"), sanction("chiusure")])],
      },
      unit: "provvedimenti (una condanna o una chiusura vale tre sanzioni)",
      tables: [
        {
          steps: [
            { from: "0", share: 100 },
            { from: "1", share: 50 },
            { from: "2", share: 20 },
            { from: "3", share: 0 },
          ],
        },
      ],
      basis:
        "Soglie assolute, giudizio nostro: rispettare le norme ambientali è il minimo, e dalla terza sanzione il problema non è più un caso isolato.",
    },
  },
  {
    guid: "v3-env-clima-e-rischi-assicurazione",
    apiVersion: "v3",
    area: "environment",
    milestone: "clima-e-rischi",
    level: "start_small",
    questionClass: "radio",
    prompt:
      "I beni dell'azienda sono assicurati contro terremoti, alluvioni, frane, inondazioni ed esondazioni?",
    hint: "Scegli la situazione al 31 dicembre per terreni, fabbricati, impianti, macchinari e attrezzature usati dall'azienda.",
    why: "Dopo una calamità da questa copertura dipende spesso la ripartenza. È un obbligo di legge per le imprese iscritte nel Registro delle imprese, escluse quelle agricole: dal 31 marzo 2025 per le grandi, dal 1° ottobre 2025 per le medie, dal 31 dicembre 2025 per piccole e micro (dal 31 marzo 2026 per ristorazione, alloggi turistici e pesca). Chi assegna contributi pubblici ne tiene conto.",
    where:
      "Polizza contro i rischi catastrofali e relativo certificato; per i beni in affitto o in leasing, anche la polizza del proprietario. Per le aziende agricole la domanda è facoltativa: vale una polizza agevolata contro le avversità. Chi esercita una professione e non è nel Registro delle imprese può passare oltre: la domanda si chiude da sola quando indica la forma giuridica.",
    references: [
      { source: "Legge", point: "L. 213/2023, art. 1, c. 101" },
      { source: "MEF-PMI", point: "14" },
    ],
    weight: 3,
    minutes: 1,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Polizza contro le calamità naturali, con la scheda di copertura",
      age: "In vigore al 31 dicembre",
      checks: "Contraente, beni ed eventi coperti, sedi indicate, quietanza del premio.",
      redact: "Coordinate bancarie",
      limitsUntilAttached: true,
    },
    // The duty is of enterprises in the register of enterprises, where no professional stands; farms are exempt from it.
    dependencies: [
      IN_REGISTER_OF_ENTERPRISES,
      {
        effect: "voluntary",
        registry: "macrosector",
        anyOf: [..."BCDEFGHIJKLMNOPQRSTUV"],
      },
    ],
    choices: [
      { id: "nessuna", label: "No, nessuna polizza copre questi eventi", share: 0 },
      { id: "parziale", label: "In parte: la polizza lascia fuori alcuni beni o alcuni eventi", share: 40 },
      { id: "completa", label: "Sì, tutti i beni e tutti gli eventi elencati", share: 100 },
    ],
  },
];
