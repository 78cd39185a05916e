import type { PlausibilityRule } from "~/domain/survey/question";

export const plausibility: PlausibilityRule[] = [
  {
    id: "v3-gov-payment-days-high",
    question: "v3-gov-catena-di-fornitura-pagamenti",
    left: { question: "v3-gov-catena-di-fornitura-pagamenti", field: "giorni" },
    relation: "atMost",
    right: { constant: "180" },
    message:
      "Sono più di sei mesi. Controlla che il numero sia in giorni; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-oil-revenue-above-turnover",
    question: "v3-gov-strategia-settori-ricavi",
    left: { question: "v3-gov-strategia-settori-ricavi", field: "petrolio" },
    relation: "atMost",
    right: { registry: "turnover" },
    message:
      "I ricavi dal petrolio superano il fatturato scritto in anagrafica. Controlla anno e importi; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-gas-revenue-above-turnover",
    question: "v3-gov-strategia-settori-ricavi",
    left: { question: "v3-gov-strategia-settori-ricavi", field: "gas" },
    relation: "atMost",
    right: { registry: "turnover" },
    message:
      "I ricavi dal gas superano il fatturato scritto in anagrafica. Controlla anno e importi; se sono giusti, spiega in una riga perché.",
  },
];
