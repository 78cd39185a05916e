import type { PlausibilityRule } from "~/domain/question/plausibility-rule";

export const trainingAndVoices: PlausibilityRule[] = [
  {
    id: "v3-soc-safety-training",
    question: "v3-soc-formazione-ore",
    left: { question: "v3-soc-formazione-ore", field: "sicurezza.totale" },
    relation: "between",
    right: { registry: "employees" },
    low: "0.5",
    high: "100",
    slack: "4",
    formula:
      "Ore di formazione sulla sicurezza: tra 0,5 e 100 per dipendente dell'anagrafica, con 4 ore di tolleranza",
    message:
      "Le ore di formazione sulla sicurezza sono insolite per il numero di dipendenti: di solito sono tra 0,5 e 100 a testa. Ci sono tutti i corsi e gli aggiornamenti dell'anno? Se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-other-training",
    question: "v3-soc-formazione-ore",
    left: { question: "v3-soc-formazione-ore", field: "altra.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "200",
    formula: "Ore di altra formazione: al massimo 200 per dipendente dell'anagrafica",
    message:
      "Sono più di 200 ore di formazione per dipendente. Controlla che siano ore e non euro o persone; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-training-hours-against-work",
    question: "v3-soc-formazione-ore",
    left: [
      { question: "v3-soc-formazione-ore", field: "sicurezza.totale" },
      { question: "v3-soc-formazione-ore", field: "altra.totale" },
    ],
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "ore" },
    times: "0.1",
    slack: "40",
    formula: "Ore di formazione: al massimo 0,1 per ogni ora lavorata, con 40 ore di tolleranza",
    message:
      "Le ore di formazione superano un decimo delle ore lavorate. Controlla che siano ore e non euro o persone; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-training-last-year",
    question: "v3-soc-formazione-ore",
    left: [
      { question: "v3-soc-formazione-ore", field: "sicurezza.totale" },
      { question: "v3-soc-formazione-ore", field: "altra.totale" },
    ],
    relation: "between",
    right: [
      { question: "v3-soc-formazione-ore", field: "sicurezza.totale", year: "before" },
      { question: "v3-soc-formazione-ore", field: "altra.totale", year: "before" },
    ],
    low: "0.1",
    high: "10",
    slack: "50",
    formula:
      "Ore di formazione: tra 0,1 e 10 volte quelle dichiarate l'anno scorso, con 50 ore di tolleranza",
    message:
      "Le ore di formazione sono molto cambiate rispetto alle risposte dell'anno scorso. Controlla il dato; se è giusto, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-soc-trained-without-hours",
    question: "v3-soc-formazione-copertura",
    left: { question: "v3-soc-formazione-copertura", field: "quota" },
    relation: "between",
    right: { question: "v3-soc-formazione-ore", field: "altra.totale" },
    low: "0.0001",
    high: "100",
    formula:
      "Quota di dipendenti formati: tra 0,0001 e 100 punti per ogni ora di altra formazione (cioè zero solo senza ore)",
    message:
      "La quota di dipendenti formati e le ore di altra formazione non tornano insieme: una delle due è quasi zero. Controlla le due risposte; se sono giuste, spiega in una riga perché.",
  },
  {
    id: "v3-soc-training-goal-high",
    question: "v3-soc-formazione-obiettivo-valori",
    left: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-obiettivo" },
    relation: "atMost",
    right: { constant: "200" },
    formula: "Ore medie da raggiungere: al massimo 200 all'anno per dipendente",
    message:
      "Sono più di 200 ore all'anno per ogni dipendente. Controlla di aver scritto la media per persona e non il totale; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-training-start-high",
    question: "v3-soc-formazione-obiettivo-valori",
    left: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-base" },
    relation: "atMost",
    right: { constant: "200" },
    formula: "Ore medie di partenza: al massimo 200 all'anno per dipendente",
    message:
      "Nell'anno di partenza risultano più di 200 ore per ogni dipendente. Controlla di aver scritto la media per persona e non il totale; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-training-goal-below-start",
    question: "v3-soc-formazione-obiettivo-valori",
    left: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-obiettivo" },
    relation: "atLeast",
    right: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-base" },
    formula: "Ore medie da raggiungere: almeno quelle di partenza",
    message:
      "Le ore da raggiungere sono meno di quelle di partenza. Forse i due numeri sono scambiati? Se l'obiettivo è davvero più basso, spiega in una riga perché.",
  },
  {
    id: "v3-soc-complaints-year-before",
    question: "v3-soc-comunita-e-clienti-reclami-andamento",
    left: { question: "v3-soc-comunita-e-clienti-reclami-andamento", field: "ricevuti.anno" },
    relation: "between",
    right: { question: "v3-soc-comunita-e-clienti-reclami-andamento", field: "ricevuti.un-anno-prima" },
    low: "0.05",
    high: "20",
    slack: "20",
    formula: "Reclami ricevuti: tra 0,05 e 20 volte quelli di un anno prima, con 20 reclami di tolleranza",
    message:
      "I reclami ricevuti sono molto diversi da quelli di un anno prima. Controlla i due numeri; se sono giusti, spiega in una riga che cosa è cambiato.",
  },
  {
    id: "v3-soc-complaints-and-last-year",
    question: "v3-soc-comunita-e-clienti-reclami-andamento",
    left: { question: "v3-soc-comunita-e-clienti-reclami-andamento", field: "ricevuti.un-anno-prima" },
    relation: "between",
    right: {
      question: "v3-soc-comunita-e-clienti-reclami-andamento",
      field: "ricevuti.anno",
      year: "before",
    },
    low: "1",
    high: "1",
    formula: "Reclami di un anno prima: quanti ne risultano dalle risposte dell'anno scorso",
    message:
      "I reclami di un anno prima non sono quelli che risultano dalle risposte dell'anno scorso. Quale dei due numeri è giusto? Se hai corretto il conto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-discrimination-and-employees",
    question: "v3-soc-retribuzione-e-contratti-incidenti-azioni",
    left: { question: "v3-soc-retribuzione-e-contratti-incidenti-azioni", field: "definitivi" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.1",
    slack: "1",
    formula:
      "Casi definitivi di discriminazione: al massimo 0,1 per dipendente dell'anagrafica, con 1 caso di tolleranza",
    message:
      "I casi sono molti per il numero di dipendenti. Controlla di aver contato solo i provvedimenti definitivi dell'anno; se il numero è giusto, spiega in una riga.",
  },
  {
    id: "v3-soc-violations-and-people",
    question: "v3-soc-retribuzione-e-contratti-incidenti-azioni",
    left: { question: "v3-soc-retribuzione-e-contratti-incidenti-azioni", field: "casi" },
    relation: "atMost",
    right: { registry: "workforce" },
    formula: "Casi di violazione accertati: al massimo gli addetti",
    message:
      "I casi accertati sono più degli addetti scritti in anagrafica. Controlla il numero; se è giusto, spiega in una riga.",
  },
];
