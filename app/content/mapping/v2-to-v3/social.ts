import { kept } from "../kept";
import type { QuestionMapping } from "~/domain/survey/last-year";

export const mapping: QuestionMapping[] = [
  {
    from: "v2-soc-personale-contratti",
    to: "v3-soc-composizione-del-personale-contratti",
    change: "revised",
    elements: kept("indeterminato.donne", "indeterminato.uomini", "determinato.donne", "determinato.uomini"),
  },
  {
    from: "v2-soc-personale-benessere",
    // Each measure now has to be open to half of the employees.
    to: "v3-soc-retribuzione-e-contratti-benessere",
    change: "revised",
    elements: kept("altra", "altra_text"),
  },
  {
    from: "v2-soc-personale-dirigenza",
    to: "v3-soc-composizione-del-personale-dirigenza",
    change: "revised",
    elements: kept("donne", "uomini"),
  },
  {
    from: "v2-soc-salute-e-sicurezza-dvr",
    to: "v3-soc-salute-e-sicurezza-dvr",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { manca: "manca", "da-aggiornare": "da-aggiornare", aggiornato: "aggiornato" },
      },
    ],
  },
  {
    from: "v2-soc-salute-e-sicurezza-infortuni",
    to: "v3-soc-salute-e-sicurezza-infortuni",
    change: "revised",
    elements: kept("numero"),
  },
  {
    from: "v2-soc-salute-e-sicurezza-giornate",
    to: "v3-soc-salute-e-sicurezza-giornate-perse",
    change: "revised",
    elements: kept("giorni"),
  },
  {
    from: "v2-soc-salute-e-sicurezza-controlli",
    to: "v3-soc-salute-e-sicurezza-controlli",
    change: "revised",
    elements: kept("sopralluoghi", "riunione", "manutenzioni", "emergenza"),
  },
  {
    // A written report is asked for the first time.
    from: "v2-soc-salute-e-sicurezza-verifica",
    to: "v3-soc-salute-e-sicurezza-verifica-esterna",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { no: "no" } }],
  },
  {
    from: "v2-soc-diritti-e-formazione-ccnl",
    to: "v3-soc-retribuzione-e-contratti-ccnl",
    change: "revised",
    elements: kept("quota"),
  },
  {
    from: "v2-soc-diritti-e-formazione-ore",
    to: "v3-soc-formazione-ore",
    change: "revised",
    elements: [
      { from: "obbligatoria.donne", to: "sicurezza.donne" },
      { from: "obbligatoria.uomini", to: "sicurezza.uomini" },
      ...kept("altra.donne", "altra.uomini"),
    ],
  },
  {
    from: "v2-soc-diritti-e-formazione-discriminazione",
    to: "v3-soc-retribuzione-e-contratti-incidenti-azioni",
    change: "revised",
    elements: [{ from: "casi", to: "definitivi" }],
  },
  {
    from: "v2-soc-diritti-e-formazione-parita",
    to: "v3-soc-composizione-del-personale-parita",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { "non-ancora": "non-ancora", impegno: "impegno" } }],
  },
  {
    from: "v2-soc-clienti-e-territorio-iniziative",
    // Each activity now has a measure.
    to: "v3-soc-comunita-e-clienti-territorio",
    change: "revised",
    elements: kept("altra", "altra_text"),
  },
  {
    from: "v2-soc-clienti-e-territorio-reclami",
    to: "v3-soc-comunita-e-clienti-reclami",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "a-voce": "senza-traccia", "per-iscritto": "per-iscritto", elenco: "elenco" },
      },
    ],
  },
];
