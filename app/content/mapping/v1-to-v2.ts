import { kept } from "./kept";
import type { QuestionMapping } from "~/domain/survey/last-year";

// Yearly amounts are always "revised": a number of one year is no answer for the next. Only lasting facts asked in the
// same way are "same". A choice is left out if the newer one claims more than the older one said.
export const mapping: QuestionMapping[] = [
  {
    from: "v1-people-diritti-e-inclusione-dipendenti",
    to: "v2-soc-personale-contratti",
    change: "revised",
    elements: kept("indeterminato.donne", "indeterminato.uomini", "determinato.donne", "determinato.uomini"),
  },
  {
    from: "v1-people-diritti-e-inclusione-ccnl",
    to: "v2-soc-diritti-e-formazione-ccnl",
    change: "revised",
    elements: kept("quota"),
  },
  {
    from: "v1-people-diritti-e-inclusione-discriminazione",
    to: "v2-soc-diritti-e-formazione-discriminazione",
    change: "revised",
    elements: kept("casi"),
  },
  {
    // The older question counts all leaders, the newer one those who report to the administrators.
    from: "v1-people-diritti-e-inclusione-responsabili",
    to: "v2-soc-personale-dirigenza",
    change: "revised",
    elements: kept("donne", "uomini"),
  },
  {
    from: "v1-people-salute-e-benessere-dvr",
    to: "v2-soc-salute-e-sicurezza-dvr",
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
    from: "v1-people-salute-e-benessere-infortuni",
    to: "v2-soc-salute-e-sicurezza-infortuni",
    change: "revised",
    elements: kept("numero", "mortali"),
  },
  {
    from: "v1-people-salute-e-benessere-ore-lavorate",
    to: "v2-soc-salute-e-sicurezza-ore",
    change: "revised",
    elements: kept("ore"),
  },
  {
    from: "v1-people-salute-e-benessere-misure",
    to: "v2-soc-personale-benessere",
    change: "revised",
    elements: kept("lavoro-agile", "orario-flessibile", "welfare", "altra", "altra_text", "nessuna"),
  },
  {
    from: "v1-people-competenze-formazione",
    to: "v2-soc-diritti-e-formazione-ore",
    change: "revised",
    elements: [
      { from: "sicurezza.donne", to: "obbligatoria.donne" },
      { from: "sicurezza.uomini", to: "obbligatoria.uomini" },
      ...kept("altra.donne", "altra.uomini"),
    ],
  },
  {
    from: "v1-planet-gestione-ambientale-regole",
    to: "v2-env-territorio-e-clima-regole",
    change: "same",
    elements: kept("energia", "acqua", "rifiuti", "altro", "altro_text", "nessuna"),
  },
  {
    // Fuels were not divided by source: no successor cell has the same meaning.
    from: "v1-planet-energia-e-clima-consumi",
    to: "v2-env-energia-consumi",
    change: "revised",
    elements: [
      { from: "rinnovabile", to: "elettricita.rinnovabile" },
      { from: "non-rinnovabile", to: "elettricita.non-rinnovabile" },
    ],
  },
  {
    // The answer that there is a plant does not tell its power.
    from: "v1-planet-energia-e-clima-impianti",
    to: "v2-env-energia-impianti",
    change: "revised",
    elements: [],
  },
  {
    from: "v1-planet-energia-e-clima-scope-1",
    to: "v2-env-emissioni-scope-1",
    change: "revised",
    elements: kept("emissioni"),
  },
  {
    from: "v1-planet-energia-e-clima-scope-2",
    to: "v2-env-emissioni-scope-2",
    change: "revised",
    elements: kept("emissioni"),
  },
  {
    from: "v1-planet-energia-e-clima-obiettivo",
    to: "v2-env-emissioni-obiettivo",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { nessuno: "nessuno", incompleto: "generico" } }],
  },
  {
    from: "v1-planet-energia-e-clima-scope-3",
    to: "v2-env-emissioni-scope-3",
    change: "revised",
    elements: [
      ...kept("acquisti.emissioni", "trasporti.emissioni", "viaggi.emissioni"),
      { from: "tragitti.emissioni", to: "pendolari.emissioni" },
    ],
  },
  {
    from: "v1-planet-acqua-e-natura-prelievo",
    to: "v2-env-acqua-e-rifiuti-acqua",
    change: "revised",
    elements: kept("prelievo"),
  },
  {
    // The newer question adds land without a building: the older "nessuna" claimed less.
    from: "v1-planet-acqua-e-natura-aree-protette",
    to: "v2-env-territorio-e-clima-aree-protette",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "da-controllare": "da-controllare", presenti: "presenti" },
      },
    ],
  },
  {
    from: "v1-planet-materiali-e-rifiuti-quantita",
    to: "v2-env-acqua-e-rifiuti-rifiuti",
    change: "revised",
    elements: kept("totale", "pericolosi"),
  },
  {
    from: "v1-planet-materiali-e-rifiuti-destinazione",
    to: "v2-env-acqua-e-rifiuti-recupero",
    change: "revised",
    elements: kept("recupero"),
  },
  {
    from: "v1-prosperity-territorio-e-clienti-attivita",
    to: "v2-soc-clienti-e-territorio-iniziative",
    change: "revised",
    elements: [
      ...kept("donazioni", "scuole", "altra", "altra_text", "nessuna"),
      { from: "sponsorizzazioni", to: "associazioni" },
    ],
  },
  {
    from: "v1-prosperity-territorio-e-clienti-reclami",
    to: "v2-soc-clienti-e-territorio-reclami",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "senza-traccia": "a-voce", "per-iscritto": "per-iscritto", elenco: "elenco" },
      },
    ],
  },
  {
    from: "v1-principles-governo-dell-impresa-chi-segue",
    to: "v2-gov-azienda-responsabile",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: {
          nessuno: "nessuno",
          "senza-incarico": "senza-incarico",
          "incarico-scritto": "con-incarico",
        },
      },
      { from: "incarico-scritto_text", to: "con-incarico_text" },
    ],
  },
  {
    from: "v1-principles-governo-dell-impresa-programmi",
    to: "v2-gov-strategia-e-fornitori-programmi",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "non-ancora": "no", "a-voce": "a-voce", scritto: "scritto" },
      },
    ],
  },
  {
    // "nessuna" is left out: gender equality, unasked before, may have been certified.
    from: "v1-principles-governo-dell-impresa-certificazioni",
    to: "v2-gov-azienda-certificazioni",
    change: "revised",
    elements: [
      ...kept("qualita", "ambiente", "sicurezza", "altra", "altra_text"),
      { from: "legalita", to: "rating" },
    ],
  },
  {
    from: "v1-principles-condotta-etica-regole",
    to: "v2-gov-legalita-regole",
    change: "same",
    elements: kept("codice-etico", "modello-231", "anticorruzione", "nessuna"),
  },
  {
    from: "v1-principles-condotta-etica-condanne",
    to: "v2-gov-legalita-condanne",
    change: "revised",
    elements: [{ from: "value", to: "value", choices: { yes: "yes", no: "no" } }],
  },
  {
    from: "v1-principles-condotta-etica-segnalazioni",
    to: "v2-gov-legalita-segnalazioni",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { manca: "no", recapito: "recapito", procedura: "procedura" },
      },
    ],
  },
  {
    from: "v1-principles-condotta-etica-condanne-dettaglio",
    to: "v2-gov-legalita-condanne-dettaglio",
    change: "revised",
    elements: [{ from: "condanne", to: "numero" }],
  },
  {
    from: "v1-principles-rischi-e-fornitori-dati",
    to: "v2-gov-legalita-dati",
    change: "revised",
    elements: [...kept("registro", "copie", "nessuna"), { from: "aggiornamenti", to: "antivirus" }],
  },
  {
    from: "v1-principles-rischi-e-fornitori-condotta",
    to: "v2-gov-strategia-e-fornitori-condotta",
    change: "revised",
    elements: [
      {
        from: "value",
        to: "value",
        choices: { "non-ancora": "no", "a-voce": "a-voce", testo: "testo", firmato: "firmato" },
      },
    ],
  },
  {
    from: "v1-principles-rischi-e-fornitori-valutati",
    to: "v2-gov-strategia-e-fornitori-verifiche",
    change: "revised",
    elements: kept("quota"),
  },
];

/** Questions of v1 that v2 no longer asks. */
export const withdrawn: string[] = [
  "v1-people-diritti-e-inclusione-retribuzioni",
  "v1-people-competenze-colloqui",
  "v1-people-competenze-programmi",
  "v1-planet-materiali-e-rifiuti-riuso",
  "v1-prosperity-lavoro-e-valore-movimenti",
  "v1-prosperity-lavoro-e-valore-distribuito",
  "v1-prosperity-innovazione-novita",
  "v1-prosperity-innovazione-digitale",
  "v1-prosperity-innovazione-spesa",
  "v1-prosperity-innovazione-marchi",
  "v1-prosperity-territorio-e-clienti-acquisti-locali",
  "v1-principles-governo-dell-impresa-organo",
  "v1-principles-governo-dell-impresa-impegno",
  "v1-principles-rischi-e-fornitori-pagamenti",
  "v1-principles-rischi-e-fornitori-rischi",
];
