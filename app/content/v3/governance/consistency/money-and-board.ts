import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const moneyAndBoard: PlausibilityRule[] = [
  {
    id: "v3-gov-payment-days-high",
    question: "v3-gov-catena-di-fornitura-pagamenti",
    left: { question: "v3-gov-catena-di-fornitura-pagamenti", field: "giorni" },
    relation: "atMost",
    right: { constant: "180" },
    formula: "Tempo medio di pagamento: al massimo 180 giorni",
    message:
      "Sono più di sei mesi. Controlla che il numero sia in giorni; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-payment-days-last-year",
    question: "v3-gov-catena-di-fornitura-pagamenti",
    left: { question: "v3-gov-catena-di-fornitura-pagamenti", field: "giorni" },
    relation: "between",
    right: { question: "v3-gov-catena-di-fornitura-pagamenti", field: "giorni", year: "before" },
    low: "0.3",
    high: "3",
    slack: "20",
    formula:
      "Tempo medio di pagamento: tra 0,3 e 3 volte quello dichiarato l'anno scorso, con 20 giorni di tolleranza",
    message:
      "Il tempo di pagamento è molto cambiato rispetto alle risposte dell'anno scorso. Controlla il calcolo; se è giusto, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-gov-assets-against-turnover",
    question: "v3-gov-identita-e-sedi-attivo",
    left: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    relation: "between",
    right: { registry: "turnover" },
    low: "0.01",
    high: "50",
    formula: "Totale dell'attivo: tra 0,01 e 50 volte il fatturato dell'anagrafica",
    message:
      "L'attivo è molto diverso dal fatturato scritto in anagrafica. Controlla che i due importi siano in euro, e non in migliaia di euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-assets-last-year",
    question: "v3-gov-identita-e-sedi-attivo",
    left: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    relation: "between",
    right: { question: "v3-gov-identita-e-sedi-attivo", field: "totale", year: "before" },
    low: "0.2",
    high: "5",
    formula: "Totale dell'attivo: tra 0,2 e 5 volte quello dichiarato l'anno scorso",
    message:
      "L'attivo è molto cambiato rispetto alle risposte dell'anno scorso. Controlla che l'importo sia in euro; se è giusto, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-gov-board-size",
    question: "v3-gov-responsabilita-organo",
    left: { question: "v3-gov-responsabilita-organo", field: "totale" },
    relation: "between",
    right: { constant: "1" },
    low: "1",
    high: "15",
    formula: "Organo amministrativo: tra 1 e 15 persone",
    message:
      "Il numero di chi amministra l'azienda è insolito: di solito sono tra 1 e 15 persone. Conta anche un amministratore unico, e non contare i soci; se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-board-last-year",
    question: "v3-gov-responsabilita-organo",
    left: { question: "v3-gov-responsabilita-organo", field: "totale" },
    relation: "between",
    right: { question: "v3-gov-responsabilita-organo", field: "totale", year: "before" },
    low: "0.3",
    high: "3",
    slack: "3",
    formula:
      "Organo amministrativo: tra 0,3 e 3 volte le persone dichiarate l'anno scorso, con 3 persone di tolleranza",
    message:
      "Le persone che amministrano l'azienda sono molto cambiate rispetto alle risposte dell'anno scorso. Controlla il numero; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-gov-labour-fines-against-turnover",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "lavoro.importo" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.2",
    formula: "Sanzioni su lavoro e sicurezza: al massimo 0,2 volte il fatturato dell'anagrafica",
    message:
      "Le sanzioni su lavoro e sicurezza superano un quinto del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-labour-fines-and-number",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "lavoro.importo" },
    relation: "between",
    right: { question: "v3-gov-legalita-sanzioni", field: "lavoro.numero" },
    low: "1",
    high: "10000000",
    formula: "Sanzioni su lavoro e sicurezza: tra 1 e 10.000.000 euro per ogni provvedimento",
    message:
      "Numero e importo delle sanzioni su lavoro e sicurezza non tornano insieme: uno dei due è zero, o l'importo è molto alto. Controlla i due dati; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-tax-fines-against-turnover",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "fisco.importo" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.2",
    formula: "Sanzioni su tasse e contributi: al massimo 0,2 volte il fatturato dell'anagrafica",
    message:
      "Le sanzioni su tasse e contributi superano un quinto del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-tax-fines-and-number",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "fisco.importo" },
    relation: "between",
    right: { question: "v3-gov-legalita-sanzioni", field: "fisco.numero" },
    low: "1",
    high: "10000000",
    formula: "Sanzioni su tasse e contributi: tra 1 e 10.000.000 euro per ogni provvedimento",
    message:
      "Numero e importo delle sanzioni su tasse e contributi non tornano insieme: uno dei due è zero, o l'importo è molto alto. Controlla i due dati; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-market-fines-against-turnover",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "mercato.importo" },
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.2",
    formula:
      "Sanzioni su concorrenza, consumatori e dati personali: al massimo 0,2 volte il fatturato dell'anagrafica",
    message:
      "Le sanzioni su concorrenza, consumatori e dati personali superano un quinto del fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-market-fines-and-number",
    question: "v3-gov-legalita-sanzioni",
    left: { question: "v3-gov-legalita-sanzioni", field: "mercato.importo" },
    relation: "between",
    right: { question: "v3-gov-legalita-sanzioni", field: "mercato.numero" },
    low: "1",
    high: "10000000",
    formula:
      "Sanzioni su concorrenza, consumatori e dati personali: tra 1 e 10.000.000 euro per ogni provvedimento",
    message:
      "Numero e importo delle sanzioni su concorrenza, consumatori e dati personali non tornano insieme: uno dei due è zero, o l'importo è molto alto. Controlla i due dati; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-convictions-and-fines",
    question: "v3-gov-legalita-condanne-dettaglio",
    left: { question: "v3-gov-legalita-condanne-dettaglio", field: "sanzioni" },
    relation: "atMost",
    right: { registry: "turnover" },
    formula: "Sanzioni delle condanne: al massimo il fatturato dell'anagrafica",
    message:
      "Le sanzioni delle condanne superano il fatturato scritto in anagrafica. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-cooperative-investments",
    question: "v3-gov-responsabilita-cooperativa",
    left: { question: "v3-gov-responsabilita-cooperativa", field: "investimenti" },
    relation: "atMost",
    right: { question: "v3-gov-identita-e-sedi-attivo", field: "totale" },
    formula: "Investimenti nell'economia sociale: al massimo il totale dell'attivo",
    message:
      "Gli investimenti in enti dell'economia sociale superano il totale dell'attivo. Controlla che gli importi siano in euro; se sono giusti, spiega in una riga perché.",
  },
];
