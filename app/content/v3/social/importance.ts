import type { Precedence } from "~/domain/scoring/importance";

/** The order that the reasons of the area weights give: no question outweighs one that matters more (D3). */
export const precedences: Precedence[] = [
  {
    more: "v3-soc-salute-e-sicurezza-dvr",
    less: [
      "v3-soc-salute-e-sicurezza-infortuni",
      "v3-soc-salute-e-sicurezza-giornate-perse",
      "v3-soc-composizione-del-personale-contratti",
      "v3-soc-retribuzione-e-contratti-incidenti",
      "v3-soc-formazione-programma",
      "v3-soc-comunita-e-clienti-reclami",
    ],
    reason:
      "Senza valutazione dei rischi ogni altra misura per chi lavora manca della base, ed è un obbligo.",
  },
  {
    more: "v3-soc-salute-e-sicurezza-decessi",
    less: [
      "v3-soc-salute-e-sicurezza-infortuni",
      "v3-soc-salute-e-sicurezza-giornate-perse",
      "v3-soc-composizione-del-personale-contratti",
      "v3-soc-retribuzione-e-contratti-incidenti",
      "v3-soc-formazione-programma",
      "v3-soc-comunita-e-clienti-reclami",
    ],
    reason: "Una vita conta più di ogni altro risultato sulle persone.",
  },
  {
    more: "v3-soc-salute-e-sicurezza-infortuni",
    less: ["v3-soc-salute-e-sicurezza-giornate-perse"],
    reason: "La frequenza si misura su ogni caso; la gravità dipende da pochi.",
  },
  {
    more: "v3-soc-retribuzione-e-contratti-minimo",
    less: [
      "v3-soc-retribuzione-e-contratti-incidenti",
      "v3-soc-composizione-del-personale-contratti",
      "v3-soc-formazione-programma",
      "v3-soc-comunita-e-clienti-reclami",
    ],
    reason: "Una paga almeno pari al minimo viene prima di contratti stabili, corsi e clienti contenti.",
  },
  {
    more: "v3-soc-retribuzione-e-contratti-incidenti",
    less: ["v3-soc-formazione-programma", "v3-soc-comunita-e-clienti-reclami"],
    reason: "Il rispetto delle persone viene prima di corsi e reclami dei clienti.",
  },
  {
    more: "v3-soc-salute-e-sicurezza-ruoli",
    less: [
      "v3-soc-salute-e-sicurezza-controlli",
      "v3-soc-salute-e-sicurezza-quasi-infortuni",
      "v3-soc-retribuzione-e-contratti-ccnl",
      "v3-soc-retribuzione-e-contratti-benessere",
      "v3-soc-composizione-del-personale-assunzioni",
      "v3-soc-formazione-ore",
      "v3-soc-formazione-copertura",
      "v3-soc-comunita-e-clienti-soddisfazione",
      "v3-soc-comunita-e-clienti-territorio",
    ],
    reason:
      "I ruoli della sicurezza sono un obbligo che protegge la salute: vengono prima di ogni iniziativa.",
  },
  {
    more: "v3-soc-retribuzione-e-contratti-ccnl",
    less: [
      "v3-soc-retribuzione-e-contratti-ccnl-firmatari",
      "v3-soc-retribuzione-e-contratti-benessere",
      "v3-soc-retribuzione-e-contratti-divario",
      "v3-soc-comunita-e-clienti-soddisfazione",
      "v3-soc-comunita-e-clienti-territorio",
    ],
    reason: "Il contratto collettivo fissa le condizioni di base: le misure in più si aggiungono a esso.",
  },
  {
    more: "v3-soc-retribuzione-e-contratti-regole-lavoro",
    less: ["v3-soc-retribuzione-e-contratti-benessere", "v3-soc-comunita-e-clienti-territorio"],
    reason: "I diritti fondamentali di chi lavora vengono prima di benefici e sponsorizzazioni.",
  },
  {
    more: "v3-soc-comunita-e-clienti-soddisfazione",
    less: ["v3-soc-comunita-e-clienti-territorio"],
    reason: "I clienti sono toccati ogni giorno dall'attività; le donazioni sono una scelta in più.",
  },
  {
    more: "v3-soc-salute-e-sicurezza-andamento",
    less: [
      "v3-soc-salute-e-sicurezza-verifica-esterna",
      "v3-soc-salute-e-sicurezza-ditte-esterne",
      "v3-soc-formazione-obiettivo",
      "v3-soc-comunita-e-clienti-aspettative",
      "v3-soc-comunita-e-clienti-reclami-andamento",
    ],
    reason:
      "Tre anni di infortuni dicono se la sicurezza migliora davvero: un risultato vale più di un piano.",
  },
  {
    more: "v3-soc-retribuzione-e-contratti-diritti-umani",
    less: [
      "v3-soc-retribuzione-e-contratti-costo-vita",
      "v3-soc-formazione-obiettivo",
      "v3-soc-comunita-e-clienti-aspettative",
      "v3-soc-comunita-e-clienti-reclami-andamento",
    ],
    reason: "Prevenire violazioni dei diritti umani viene prima di obiettivi e ascolto.",
  },
];
