import type { RedLine } from "~/domain/question/question";

const PARIS_BENCHMARKS = { source: "Legge", point: "Reg. delegato (UE) 2020/1818, art. 12" } as const;

/** The facts that cap the score of a company whatever else it does (D3). */
export const redLines: RedLine[] = [
  {
    id: "gov-corruzione",
    label: "Condanna definitiva per corruzione nell'anno",
    when: [{ question: "v3-gov-legalita-condanne", anyOf: ["yes", "entrambi"] }],
    cap: 30,
    reason: "La corruzione accertata esclude dalle gare pubbliche: nessuna buona pratica la compensa.",
    source: { source: "Legge", point: "D.Lgs. 36/2023, art. 94" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono nuove condanne definitive: spiega intanto che cosa è cambiato nei controlli e nelle persone.",
    question: "v3-gov-legalita-condanne",
  },
  {
    id: "gov-altri-reati",
    label: "Condanna definitiva dell'azienda per altri reati negli ultimi tre anni",
    when: [{ question: "v3-gov-legalita-condanne", anyOf: ["altri-reati", "entrambi"] }],
    cap: 30,
    reason:
      "Frode, riciclaggio e gli altri reati per cui risponde l'azienda mostrano che i controlli non hanno retto.",
    source: { source: "Legge", point: "D.Lgs. 231/2001, art. 9" },
    wayOut:
      "Il limite cade quando la condanna ha più di tre anni: spiega intanto quali rimedi ha preso l'azienda.",
    question: "v3-gov-legalita-condanne",
  },
  {
    id: "gov-antiriciclaggio",
    label: "Nessuna misura contro il riciclaggio, per chi ne ha l'obbligo",
    when: [
      { question: "v3-gov-strategia-settori", anyOf: ["antiriciclaggio"] },
      { question: "v3-gov-responsabilita-antiriciclaggio", anyOf: ["nessuna"] },
    ],
    cap: 70,
    reason:
      "Conoscere i clienti e segnalare le operazioni sospette è un dovere di legge di chi maneggia affari di altri.",
    source: { source: "Legge", point: "D.Lgs. 231/2007, artt. 17 e 35" },
    wayOut:
      "Il limite cade con la prima misura in uso: comincia dalla verifica dei clienti e dalla procedura per le segnalazioni, e allegala.",
    question: "v3-gov-responsabilita-antiriciclaggio",
  },
  {
    id: "gov-armi",
    label: "Ricavi da armi controverse",
    when: [{ question: "v3-gov-strategia-settori", anyOf: ["armi"] }],
    cap: 30,
    reason:
      "Sono armi vietate da convenzioni internazionali: chi le tratta è escluso dagli indici europei allineati all'Accordo di Parigi.",
    source: PARIS_BENCHMARKS,
    wayOut: "Il limite cade dall'anno del questionario in cui questi ricavi sono zero.",
    question: "v3-gov-strategia-settori",
  },
  {
    id: "gov-tabacco",
    label: "Ricavi da coltivazione o produzione di tabacco",
    when: [{ question: "v3-gov-strategia-settori", anyOf: ["tabacco"] }],
    cap: 70,
    reason:
      "È un'attività lecita, ma chi coltiva o produce tabacco è escluso dagli indici europei allineati all'Accordo di Parigi.",
    source: PARIS_BENCHMARKS,
    wayOut: "Il limite cade dall'anno del questionario in cui questi ricavi sono zero.",
    question: "v3-gov-strategia-settori",
  },
];
