import type { Question } from "~/domain/question/question";

export const questions: Question[] = [
  {
    guid: "v3-env-rifiuti-e-materiali-circolare",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "start_small",
    questionClass: "checkbox",
    prompt: "Quali pratiche segue l'azienda per usare meno materiali o usarli più a lungo?",
    hint: "Scegli solo quelle che tra il 1° gennaio e il 31 dicembre hanno raggiunto la quota indicata; una stima con due righe di motivo va bene.",
    why: "Sono le pratiche di economia circolare che i clienti chiedono di descrivere: la quota distingue un'abitudine da un caso isolato. Fino a 10 dipendenti la domanda è facoltativa.",
    where:
      "Fatture di acquisto e di vendita, documenti di trasporto, schede tecniche dei materiali, rapporti di riparazione.",
    references: [{ source: "VSME", point: "B7 §37" }],
    weight: 3,
    minutes: 3,
    evidence: "welcome",
    proof: {
      document: "Fatture e documenti di trasporto che mostrano la quota, con il calcolo",
      age: "Anno del questionario",
      checks: "Numeratore e denominatore di ogni quota scelta, su un campione di documenti.",
    },
    // The voluntary standard adopted in 2026 has a shorter list of requests for companies up to ten employees.
    dependencies: [{ effect: "voluntary", registry: "employees", atLeast: 11 }],
    choices: [
      {
        id: "imballaggi",
        label: "Almeno metà delle consegne in imballaggi, pallet o contenitori usati più volte",
        share: 25,
      },
      {
        id: "scarti",
        label: "Almeno metà degli scarti di lavorazione rimessa in produzione o venduta come sottoprodotto",
        share: 35,
      },
      {
        id: "riciclati",
        label: "Almeno un quarto della spesa in materiali con contenuto riciclato scritto in scheda tecnica",
        share: 35,
      },
      {
        id: "riparazione",
        label: "Almeno un acquisto su quattro di macchine o apparecchi ricondizionato, o riparato e tenuto",
        share: 25,
      },
      {
        id: "clienti",
        label: "Riparazione o ritiro dell'usato offerti per iscritto su tutti i prodotti venduti",
        share: 35,
      },
      {
        id: "altro",
        label: "Altra pratica, con la quota raggiunta",
        share: 10,
        opens: { label: "Quale pratica, e su quale parte degli acquisti?", maxLength: 200, required: true },
      },
      { id: "nessuna", label: "Nessuna di queste", share: 0, exclusive: true },
    ],
  },
  {
    guid: "v3-env-rifiuti-e-materiali-quantita",
    apiVersion: "v3",
    edition: 2,
    area: "environment",
    milestone: "rifiuti-e-materiali",
    level: "start_small",
    questionClass: "text",
    prompt: "Quanti rifiuti ha prodotto l'azienda nell'anno?",
    hint: "In tonnellate (t), dal 1° gennaio al 31 dicembre: se hai i kg, dividi per 1.000; dove non c'è nulla scrivi 0.",
    why: "Le banche chiedono soprattutto i rifiuti pericolosi; i clienti guardano quanta parte torna a essere materia, ed è questa che dà i punti. Smaltire costa sempre di più, quindi il dato interessa anche i conti.",
    where:
      "Modello unico di dichiarazione ambientale (MUD), registro di carico e scarico (RENTRI, il registro elettronico nazionale) o formulari dell'anno: il codice dell'operazione comincia con R per il recupero e con D per lo smaltimento. Il codice R1 indica che il rifiuto è bruciato per produrre energia e non conta come recupero di materia.",
    references: [
      { source: "VSME", point: "B7 §38(a)" },
      { source: "VSME", point: "B7 §38(b)" },
      { source: "MEF-PMI", point: "26" },
      { source: "MEF-PMI", point: "27" },
      { source: "GRI", point: "306-3" },
    ],
    weight: 5,
    minutes: 2,
    essential: true,
    evidence: "welcome",
    proof: {
      document: "Dichiarazione MUD, stampa del registro di carico e scarico o formulari",
      age: "Anno del questionario",
      checks: "Totale, codici con asterisco (pericolosi) e operazioni R e D, su tutte le sedi.",
    },
    notApplicableEnabled: true,
    notApplicableReasons: [
      "Usa soltanto la raccolta del Comune, che non pesa i rifiuti",
      "Non ha locali propri: i rifiuti sono dei clienti presso cui lavora",
    ],
    fields: [
      { id: "totale", label: "Rifiuti totali", inputType: "decimal", unit: "t", min: "0" },
      {
        id: "pericolosi",
        label: "di cui pericolosi, compresi gli eventuali radioattivi",
        inputType: "decimal",
        unit: "t",
        hint: "Sul formulario il loro codice EER (elenco europeo dei rifiuti) ha un asterisco.",
        min: "0",
      },
      {
        id: "recuperati",
        label: "di cui avviati a riciclo o altro recupero di materia (codici R, escluso R1)",
        inputType: "decimal",
        unit: "t",
        min: "0",
      },
    ],
    constraints: [
      { kind: "atMost", fields: ["pericolosi", "totale"] },
      { kind: "atMost", fields: ["recuperati", "totale"] },
    ],
    earning: {
      kind: "indicator",
      value: {
        of: [{ question: "v3-env-rifiuti-e-materiali-quantita", field: "recuperati" }],
        per: [{ question: "v3-env-rifiuti-e-materiali-quantita", field: "totale" }],
        times: "100",
      },
      unit: "% di rifiuti recuperati come materia",
      tables: [
        {
          steps: [
            { from: "0", share: 0 },
            { from: "20", share: 20 },
            { from: "40", share: 45 },
            { from: "60", share: 75 },
            { from: "73.1", share: 100 },
          ],
        },
      ],
      basis:
        "ISPRA, Rapporto Rifiuti Speciali, edizione 2025 (dati 2023): in Italia il 73,1% dei rifiuti speciali gestiti va a recupero di materia. I gradini intermedi sono un giudizio nostro; zero rifiuti non dà punti, perché ogni azienda ne produce.",
    },
  },
];
