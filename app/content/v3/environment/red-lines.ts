import type { RedLine } from "~/domain/question/question";

/** The facts that cap the score of a company whatever else it does (D3). */
export const redLines: RedLine[] = [
  {
    id: "env-condanna",
    label: "Condanna definitiva per reati ambientali",
    when: [{ question: "v3-env-clima-e-rischi-sanzioni", field: "condanne", above: "0" }],
    cap: 30,
    reason: "Un reato ambientale accertato nell'anno non si compensa con buone pratiche.",
    source: { source: "Legge", point: "D.Lgs. 231/2001, art. 25-undecies" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono nuove condanne definitive: spiega intanto che cosa è stato rimediato.",
    question: "v3-env-clima-e-rischi-sanzioni",
  },
  {
    id: "env-chiusura",
    label: "Attività chiusa, sospesa o sequestrata per ragioni ambientali",
    when: [{ question: "v3-env-clima-e-rischi-sanzioni", field: "chiusure", above: "0" }],
    cap: 70,
    reason: "Un'autorità ha fermato l'attività per proteggere l'ambiente o le persone.",
    source: { source: "Legge", point: "D.Lgs. 152/2006" },
    wayOut:
      "Il limite cade dall'anno del questionario in cui non ci sono nuovi ordini: spiega intanto la causa e la revoca, se c'è.",
    question: "v3-env-clima-e-rischi-sanzioni",
  },
  {
    id: "env-fossili",
    label: "Ricavi da combustibili fossili oltre le soglie degli indici allineati a Parigi",
    when: [{ question: "v3-gov-strategia-settori", anyOf: ["fossili-oltre"] }],
    cap: 70,
    reason:
      "Un'attività che dipende dai fossili è esclusa dagli indici europei allineati all'Accordo di Parigi.",
    source: { source: "Legge", point: "Reg. delegato (UE) 2020/1818, art. 12" },
    wayOut: "Il limite cade quando la parte dei ricavi dai fossili scende sotto la soglia.",
    question: "v3-gov-strategia-settori",
  },
];
