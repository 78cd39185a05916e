import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

const REVENUES = "v3-gov-strategia-settori-ricavi";
const revenue = (field: string) => ({ question: REVENUES, field });
const FOSSIL = ["carbone", "petrolio", "gas", "elettricita"].map(revenue);
const EVERY_SECTOR = [...FOSSIL, ...["tabacco", "armi", "agrochimici"].map(revenue)];

export const revenuesBySector: PlausibilityRule[] = [
  {
    id: "v3-gov-oil-revenue-above-turnover",
    question: REVENUES,
    left: revenue("petrolio"),
    relation: "atMost",
    right: { registry: "turnover" },
    formula: "Ricavi dal petrolio: al massimo il fatturato dell'anagrafica",
    message:
      "I ricavi dal petrolio superano il fatturato scritto in anagrafica. Controlla anno e importi; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-gas-revenue-above-turnover",
    question: REVENUES,
    left: revenue("gas"),
    relation: "atMost",
    right: { registry: "turnover" },
    formula: "Ricavi dal gas: al massimo il fatturato dell'anagrafica",
    message:
      "I ricavi dal gas superano il fatturato scritto in anagrafica. Controlla anno e importi; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-sector-revenues-and-turnover",
    question: REVENUES,
    left: EVERY_SECTOR,
    relation: "atMost",
    right: { registry: "turnover" },
    formula: "Ricavi da questi settori, sommati: al massimo il fatturato dell'anagrafica",
    message:
      "I ricavi di questi settori, sommati, superano il fatturato scritto in anagrafica. Un ricavo è contato due volte? Controlla gli importi; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-gov-sector-revenues-not-empty",
    question: REVENUES,
    left: EVERY_SECTOR,
    relation: "atLeast",
    right: { constant: "1" },
    formula: "Ricavi da questi settori, sommati: almeno 1 euro",
    message:
      "Hai risposto che l'azienda ha ricavi da questi settori, ma qui sono tutti a zero. Controlla le due risposte; se sono giuste, spiega in una riga perché.",
  },
  {
    id: "v3-gov-coal-below-threshold",
    question: REVENUES,
    when: { question: "v3-gov-strategia-settori", field: "fossili", pattern: "on" },
    left: revenue("carbone"),
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.01",
    formula:
      "Ricavi dal carbone, se stanno sotto le soglie: al massimo 0,01 volte il fatturato dell'anagrafica",
    message:
      "I ricavi dal carbone arrivano all'1% del fatturato, ma tra le attività hai scelto «sotto tutte queste soglie». Quale delle due risposte è giusta? Se lo sono entrambe, spiega in una riga perché.",
  },
  {
    id: "v3-gov-oil-below-threshold",
    question: REVENUES,
    when: { question: "v3-gov-strategia-settori", field: "fossili", pattern: "on" },
    left: revenue("petrolio"),
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.1",
    formula:
      "Ricavi dal petrolio, se stanno sotto le soglie: al massimo 0,1 volte il fatturato dell'anagrafica",
    message:
      "I ricavi dal petrolio arrivano al 10% del fatturato, ma tra le attività hai scelto «sotto tutte queste soglie». Quale delle due risposte è giusta? Se lo sono entrambe, spiega in una riga perché.",
  },
  {
    id: "v3-gov-gas-below-threshold",
    question: REVENUES,
    when: { question: "v3-gov-strategia-settori", field: "fossili", pattern: "on" },
    left: revenue("gas"),
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.5",
    formula: "Ricavi dal gas, se stanno sotto le soglie: al massimo 0,5 volte il fatturato dell'anagrafica",
    message:
      "I ricavi dal gas arrivano al 50% del fatturato, ma tra le attività hai scelto «sotto tutte queste soglie». Quale delle due risposte è giusta? Se lo sono entrambe, spiega in una riga perché.",
  },
  {
    id: "v3-gov-fossil-power-below-threshold",
    question: REVENUES,
    when: { question: "v3-gov-strategia-settori", field: "fossili", pattern: "on" },
    left: revenue("elettricita"),
    relation: "atMost",
    right: { registry: "turnover" },
    times: "0.5",
    formula:
      "Ricavi da elettricità fossile, se stanno sotto le soglie: al massimo 0,5 volte il fatturato dell'anagrafica",
    message:
      "I ricavi da elettricità fossile arrivano al 50% del fatturato, ma tra le attività hai scelto «sotto tutte queste soglie». Quale delle due risposte è giusta? Se lo sono entrambe, spiega in una riga perché.",
  },
  {
    id: "v3-gov-fossil-above-threshold",
    question: REVENUES,
    when: { question: "v3-gov-strategia-settori", field: "fossili-oltre", pattern: "on" },
    left: FOSSIL,
    relation: "atLeast",
    right: { registry: "turnover" },
    times: "0.01",
    formula:
      "Ricavi da carbone, petrolio, gas ed elettricità fossile, se una soglia è raggiunta: almeno 0,01 volte il fatturato dell'anagrafica",
    message:
      "Tra le attività hai scelto che una soglia dei fossili è raggiunta, ma questi ricavi non fanno l'1% del fatturato. Controlla le due risposte; se sono giuste, spiega in una riga perché.",
  },
];
