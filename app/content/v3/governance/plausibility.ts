import type { PlausibilityRule } from "~/domain/question/question";

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
  {
    id: "v3-gov-assets-against-turnover",
    question: "v3-gov-identita-e-sedi-attivo",
    left: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "50",
    message:
      "L'attivo è più di 50 volte il fatturato scritto in anagrafica. Controlla che i due importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-assets-low",
    question: "v3-gov-identita-e-sedi-attivo",
    left: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    relation: "atLeast",
    right: { registry: "turnover" },
    times: "0.01",
    message:
      "L'attivo è meno di un centesimo del fatturato scritto in anagrafica. Controlla di non averlo scritto in migliaia di euro; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-board-large",
    question: "v3-gov-responsabilita-organo",
    left: { question: "v3-gov-responsabilita-organo", field: "totale" },
    relation: "atMost",
    right: { constant: "15" },
    message:
      "Sono più di 15 persone. Controlla di aver contato solo chi amministra, non i soci; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-board-empty",
    question: "v3-gov-responsabilita-organo",
    left: { question: "v3-gov-responsabilita-organo", field: "totale" },
    relation: "atLeast",
    right: { constant: "1" },
    message:
      "L'organo amministrativo risulta vuoto. Conta anche un amministratore unico; se davvero non c'è nessuno, spiega in una riga perché.",
  },
  {
    id: "v3-gov-labour-fines-against-turnover",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "lavoro.importo" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.2",
    message:
      "Le sanzioni su lavoro e sicurezza superano un quinto del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
];
