import type { PlausibilityRule } from "~/domain/survey/question";

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
];
