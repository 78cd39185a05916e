import type { PlausibilityRule } from "~/domain/question/question";

export const plausibility: PlausibilityRule[] = [
  {
    id: "v3-soc-permanent-above-registry",
    question: "v3-soc-composizione-del-personale-contratti",
    left: { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "1.2",
    message:
      "I dipendenti a tempo indeterminato sono parecchi più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-women-above-registry",
    question: "v3-soc-composizione-del-personale-contratti",
    left: { question: "v3-soc-composizione-del-personale-contratti", field: "indeterminato.donne" },
    relation: "atMost",
    right: { registry: "employees" },
    message:
      "Le donne a tempo indeterminato sono più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-leavers-above-start",
    question: "v3-soc-composizione-del-personale-uscite",
    left: { question: "v3-soc-composizione-del-personale-uscite", field: "uscite" },
    relation: "atMost",
    right: { question: "v3-soc-composizione-del-personale-uscite", field: "inizio" },
    message:
      "Le persone uscite sono più di quelle in forza al 1° gennaio. Può succedere con il lavoro stagionale: se è giusto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-hours-per-employee",
    question: "v3-soc-salute-e-sicurezza-ore-lavorate",
    left: { question: "v3-soc-salute-e-sicurezza-ore-lavorate", field: "ore" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "2500",
    message:
      "Le ore superano 2.500 per ogni dipendente scritto in anagrafica. Controlla ore e dipendenti; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-days-lost-without-accidents",
    question: "v3-soc-salute-e-sicurezza-giornate-perse",
    left: { question: "v3-soc-salute-e-sicurezza-giornate-perse", field: "giorni" },
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-infortuni", field: "numero" },
    times: "366",
    message:
      "Le giornate perse sono molte rispetto agli infortuni dell'anno. Se dipendono da malattie professionali o da infortuni di anni precedenti, scrivilo in una riga.",
  },
  {
    id: "v3-soc-training-hours-against-work",
    question: "v3-soc-formazione-ore",
    left: { question: "v3-soc-formazione-ore", field: "altra.totale" },
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-ore-lavorate", field: "ore" },
    times: "0.1",
    message:
      "Le ore di formazione superano un decimo delle ore lavorate. Controlla che siano ore e non euro o persone; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-managers-above-half",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: { question: "v3-soc-composizione-del-personale-inquadramento", field: "dirigenti.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.5",
    message:
      "I dirigenti sono più della metà dei dipendenti scritti in anagrafica. Controlla le qualifiche nel LUL; se il numero è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-workers-above-registry",
    question: "v3-soc-composizione-del-personale-inquadramento",
    left: { question: "v3-soc-composizione-del-personale-inquadramento", field: "operai.totale" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "1.2",
    message:
      "Gli operai sono parecchi più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-protected-above-registry",
    question: "v3-soc-composizione-del-personale-categorie-protette",
    left: { question: "v3-soc-composizione-del-personale-categorie-protette", field: "in-forza" },
    relation: "atMost",
    right: { registry: "employees" },
    message:
      "Le persone delle categorie protette sono più dei dipendenti scritti in anagrafica. Controlla i due numeri; se sono giusti, spiega in una riga perché.",
  },
  {
    id: "v3-soc-directors-above-registry",
    question: "v3-soc-composizione-del-personale-dirigenza",
    left: { question: "v3-soc-composizione-del-personale-dirigenza", field: "uomini" },
    relation: "atMost",
    right: { registry: "employees" },
    times: "0.5",
    message:
      "Nella direzione ci sono più uomini della metà dei dipendenti scritti in anagrafica. Controlla di aver contato solo la direzione; se è giusto, spiega in una riga perché.",
  },
  {
    id: "v3-soc-trained-without-hours",
    question: "v3-soc-formazione-copertura",
    left: { question: "v3-soc-formazione-copertura", field: "quota" },
    relation: "atMost",
    right: { question: "v3-soc-formazione-ore", field: "altra.totale" },
    times: "100",
    message:
      "Qui risultano dipendenti formati, ma le ore di altra formazione sono quasi zero. Controlla le due risposte; se sono giuste, spiega in una riga perché.",
  },
  {
    id: "v3-soc-hours-year-before",
    question: "v3-soc-salute-e-sicurezza-andamento",
    left: { question: "v3-soc-salute-e-sicurezza-andamento", field: "un-anno-prima.ore" },
    relation: "atMost",
    right: { question: "v3-soc-salute-e-sicurezza-ore-lavorate", field: "ore" },
    times: "3",
    message:
      "Le ore di un anno prima sono più del triplo di quelle dell'ultimo anno. Controlla i due numeri; se l'azienda si è ridotta molto, scrivilo in una riga.",
  },
  {
    id: "v3-soc-training-goal-high",
    question: "v3-soc-formazione-obiettivo-valori",
    left: { question: "v3-soc-formazione-obiettivo-valori", field: "ore-obiettivo" },
    relation: "atMost",
    right: { constant: "200" },
    message:
      "Sono più di 200 ore all'anno per ogni dipendente. Controlla di aver scritto la media per persona e non il totale; se è giusto, spiega in una riga perché.",
  },
];
