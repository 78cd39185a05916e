import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const safety: PlausibilityRule[] = [
  {
    id: "v3-soc-hours-per-employee",
    question: "v3-soc-salute-e-sicurezza-infortuni",
    left: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    relation: "between",
    right: { registry: "employees" },
    low: "200",
    high: "2400",
    formula: "Ore lavorate: tra 200 e 2.400 per dipendente dell'anagrafica",
    message:
      "Le ore lavorate sono insolite per i dipendenti scritti in anagrafica: di solito sono tra 200 e 2.400 a testa. Controlla ore e dipendenti; se sono giusti, per esempio per il lavoro stagionale, spiega in una riga perché.",
  },
  {
    id: "v3-soc-hours-and-contracts",
    question: "v3-soc-salute-e-sicurezza-infortuni",
    left: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    relation: "between",
    right: [
      { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
      { question: "v3-soc-composizione-del-personale-contratti", field: "determinato.totale" },
    ],
    low: "200",
    high: "2600",
    slack: "1000",
    formula:
      "Ore lavorate: tra 200 e 2.600 per dipendente della tabella dei contratti, con 1.000 ore di tolleranza",
    message:
      "Le ore lavorate non tornano con i dipendenti della tabella dei contratti: di solito sono tra 200 e 2.600 a testa. Controlla i due dati; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-hours-last-year",
    question: "v3-soc-salute-e-sicurezza-infortuni",
    left: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore", year: "before" },
    low: "0.5",
    high: "2",
    slack: "4000",
    formula: "Ore lavorate: tra 0,5 e 2 volte quelle dichiarate l'anno scorso, con 4.000 ore di tolleranza",
    message:
      "Le ore lavorate sono molto cambiate rispetto alle risposte dell'anno scorso. Controlla il dato; se è giusto, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-soc-accidents-and-hours",
    question: "v3-soc-salute-e-sicurezza-infortuni",
    left: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    low: "0.000001",
    high: "0.0003",
    slack: "2",
    formula:
      "Infortuni: tra 0,000001 e 0,0003 per ogni ora lavorata (cioè tra 1 e 300 per milione di ore), con 2 infortuni di tolleranza",
    message:
      "Gli infortuni sono insoliti per le ore lavorate: di solito sono tra 1 e 300 per ogni milione di ore. Controlla il cruscotto infortuni dell'INAIL e le ore; se sono giusti, spiega in una riga.",
  },
  {
    id: "v3-soc-accidents-and-employees",
    question: "v3-soc-salute-e-sicurezza-infortuni",
    left: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.5",
    slack: "2",
    formula: "Infortuni: al massimo 0,5 per dipendente dell'anagrafica, con 2 infortuni di tolleranza",
    message:
      "Gli infortuni sono più di uno ogni due dipendenti. Controlla di aver contato i casi e non le giornate; se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-days-lost-without-accidents",
    question: "v3-soc-salute-e-sicurezza-giornate-perse",
    left: { question: "v3-soc-salute-e-sicurezza-giornate-perse", field: "giorni" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
    low: "1",
    high: "366",
    formula: "Giornate perse: tra 1 e 366 per ogni infortunio dell'anno",
    message:
      "Le giornate perse non tornano con gli infortuni dell'anno: un infortunio denunciato o comunicato ne costa di solito tra 1 e 366. Se dipendono da malattie professionali o da infortuni di altri anni, scrivilo in una riga.",
  },
  {
    id: "v3-soc-days-lost-and-hours",
    question: "v3-soc-salute-e-sicurezza-giornate-perse",
    left: { question: "v3-soc-salute-e-sicurezza-giornate-perse", field: "giorni" },
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    times: "0.05",
    slack: "366",
    formula: "Giornate perse: al massimo 0,05 per ogni ora lavorata, con 366 giornate di tolleranza",
    message:
      "Le giornate perse sono molte per le ore lavorate in azienda. Controlla di aver scritto giornate e non ore; se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-deaths-and-accidents",
    question: "v3-soc-salute-e-sicurezza-decessi",
    left: { question: "v3-soc-salute-e-sicurezza-decessi", field: "numero" },
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
    formula: "Decessi: al massimo gli infortuni dell'anno",
    message:
      "I decessi sono più degli infortuni indicati per l'anno. Se sono dovuti a malattie professionali o a infortuni di anni precedenti, scrivilo in una riga; altrimenti controlla i due numeri.",
  },
  {
    id: "v3-soc-hours-year-before",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    low: "0.33",
    high: "3",
    slack: "1000",
    formula: "Ore di un anno prima: tra 0,33 e 3 volte quelle dell'ultimo anno, con 1.000 ore di tolleranza",
    message:
      "Le ore di un anno prima sono molto diverse da quelle dell'ultimo anno. Controlla i due numeri; se l'azienda è cambiata molto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-hours-two-years-before",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "due-anni-prima.ore" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
    low: "0.33",
    high: "3",
    slack: "1000",
    formula: "Ore di due anni prima: tra 0,33 e 3 volte quelle di un anno prima, con 1.000 ore di tolleranza",
    message:
      "Tra due anni prima e un anno prima le ore cambiano più di tre volte. Controlla i due numeri; se l'azienda è cambiata molto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-hours-trend-and-last-year",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore", year: "before" },
    low: "0.98",
    high: "1.02",
    slack: "10",
    formula:
      "Ore di un anno prima: tra 0,98 e 1,02 volte quelle dichiarate l'anno scorso, con 10 ore di tolleranza",
    message:
      "Le ore di un anno prima non sono quelle che risultano dalle risposte dell'anno scorso. Quale dei due dati è giusto? Se hai corretto il conto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-accidents-year-before",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.infortuni" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
    low: "0.000001",
    high: "0.0003",
    slack: "2",
    formula:
      "Infortuni di un anno prima: tra 0,000001 e 0,0003 per ogni ora lavorata (cioè tra 1 e 300 per milione di ore), con 2 infortuni di tolleranza",
    message:
      "Gli infortuni di un anno prima sono insoliti per le ore di quell'anno: di solito sono tra 1 e 300 per ogni milione di ore. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "v3-soc-accidents-two-years-before",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "due-anni-prima.infortuni" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-andamento", field: "due-anni-prima.ore" },
    low: "0.000001",
    high: "0.0003",
    slack: "2",
    formula:
      "Infortuni di due anni prima: tra 0,000001 e 0,0003 per ogni ora lavorata (cioè tra 1 e 300 per milione di ore), con 2 infortuni di tolleranza",
    message:
      "Gli infortuni di due anni prima sono insoliti per le ore di quell'anno: di solito sono tra 1 e 300 per ogni milione di ore. Controlla i due dati; se sono giusti, spiega in una riga.",
  },
  {
    id: "v3-soc-accidents-trend-and-last-year",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.infortuni" },
    relation: "between",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero", year: "before" },
    low: "1",
    high: "1",
    formula: "Infortuni di un anno prima: quanti ne risultano dalle risposte dell'anno scorso",
    message:
      "Gli infortuni di un anno prima non sono quelli che risultano dalle risposte dell'anno scorso. Quale dei due numeri è giusto? Se un caso è stato riconosciuto dopo, scrivilo in una riga.",
  },
];
