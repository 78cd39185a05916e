import type { DemoYear } from "../demo-answer";
import { ADMIN } from "./people";

/** Fiscal year 2023, the first one, complete but for two tables of the report: 35 employees, no panels yet. */
export const year2023: DemoYear = {
  fiscalYear: 2023,
  issued: { daysAgo: 905, email: ADMIN },
  sessions: [
    {
      daysAgo: 930,
      email: ADMIN,
      answers: [
        {
          guid: "v1-people-diritti-e-inclusione-dipendenti",
          elements: {
            "indeterminato.donne": "10",
            "indeterminato.uomini": "22",
            "determinato.donne": "1",
            "determinato.uomini": "2",
          },
        },
        { guid: "v1-people-diritti-e-inclusione-ccnl", elements: { quota: "100" } },
        { guid: "v1-people-diritti-e-inclusione-discriminazione", elements: { casi: "0" } },
        {
          guid: "v1-people-diritti-e-inclusione-responsabili",
          elements: { donne: "1", uomini: "6" },
        },
        { guid: "v1-people-salute-e-benessere-dvr", elements: { value: "da-aggiornare" } },
        { guid: "v1-people-salute-e-benessere-infortuni", elements: { numero: "3", mortali: "0" } },
        { guid: "v1-people-salute-e-benessere-ore-lavorate", elements: { ore: "59820" } },
        { guid: "v1-people-salute-e-benessere-misure", elements: { "orario-flessibile": "on" } },
        {
          guid: "v1-people-competenze-formazione",
          elements: {
            "sicurezza.donne": "24",
            "sicurezza.uomini": "210",
            "altra.donne": "16",
            "altra.uomini": "64",
          },
        },
        {
          guid: "v1-people-competenze-colloqui",
          elements: { uffici: "se-serve", reparti: "se-serve" },
        },
        { guid: "v1-planet-gestione-ambientale-regole", elements: { rifiuti: "on" } },
        {
          guid: "v1-planet-energia-e-clima-consumi",
          elements: { rinnovabile: "0", "non-rinnovabile": "548.2", combustibili: "352" },
        },
        { guid: "v1-planet-energia-e-clima-impianti", elements: { value: "no" } },
        { guid: "v1-planet-energia-e-clima-scope-1", elements: { emissioni: "71.1" } },
        { guid: "v1-planet-energia-e-clima-scope-2", elements: { emissioni: "145.3" } },
        { guid: "v1-planet-energia-e-clima-obiettivo", elements: { value: "nessuno" } },
        { guid: "v1-planet-acqua-e-natura-prelievo", elements: { prelievo: "2010" } },
        { guid: "v1-planet-acqua-e-natura-aree-protette", elements: { value: "da-controllare" } },
        {
          guid: "v1-planet-materiali-e-rifiuti-quantita",
          elements: { totale: "141", pericolosi: "11.2" },
        },
        {
          guid: "v1-planet-materiali-e-rifiuti-destinazione",
          elements: { recupero: "82", smaltimento: "18" },
        },
        { guid: "v1-planet-materiali-e-rifiuti-riuso", elements: { imballaggi: "on" } },
      ],
    },
    {
      daysAgo: 912,
      email: ADMIN,
      answers: [
        {
          guid: "v1-prosperity-lavoro-e-valore-movimenti",
          elements: { entrate: "4", uscite: "3" },
        },
        { guid: "v1-prosperity-innovazione-novita", elements: { value: "yes" } },
        { guid: "v1-prosperity-innovazione-spesa", elements: { importo: "64000" } },
        {
          guid: "v1-prosperity-innovazione-digitale",
          elements: { ordini: "gestionale", produzione: "fogli", magazzino: "fogli" },
        },
        {
          guid: "v1-prosperity-innovazione-marchi",
          notApplicableReason: "Produciamo pezzi su disegno, che non hanno un marchio nostro.",
        },
        {
          guid: "v1-prosperity-territorio-e-clienti-attivita",
          elements: { sponsorizzazioni: "on" },
        },
        { guid: "v1-prosperity-territorio-e-clienti-reclami", elements: { value: "per-iscritto" } },
        { guid: "v1-prosperity-territorio-e-clienti-acquisti-locali", elements: { quota: "72" } },
        {
          guid: "v1-principles-governo-dell-impresa-chi-segue",
          elements: { value: "nessuno" },
        },
        { guid: "v1-principles-governo-dell-impresa-programmi", elements: { value: "non-ancora" } },
        { guid: "v1-principles-governo-dell-impresa-certificazioni", elements: { qualita: "on" } },
        {
          guid: "v1-principles-governo-dell-impresa-organo",
          elements: { componenti: "3", donne: "1" },
        },
        { guid: "v1-principles-condotta-etica-regole", elements: { nessuna: "on" } },
        { guid: "v1-principles-condotta-etica-condanne", elements: { value: "no" } },
        { guid: "v1-principles-rischi-e-fornitori-dati", elements: { copie: "on", aggiornamenti: "on" } },
        { guid: "v1-principles-rischi-e-fornitori-condotta", elements: { value: "non-ancora" } },
        { guid: "v1-principles-rischi-e-fornitori-pagamenti", elements: { giorni: "74" } },
        { guid: "v1-principles-rischi-e-fornitori-rischi", elements: { value: "a-voce" } },
        { guid: "v1-principles-rischi-e-fornitori-valutati", elements: { quota: "0" } },
        {
          guid: "v1-people-competenze-programmi",
          elements: {
            descrizione: "Affiancamento di sei mesi per chi entra in officina e corsi di programmazione CNC.",
          },
        },
        {
          guid: "v1-principles-governo-dell-impresa-impegno",
          elements: {
            testo:
              "Cominciamo da ciò che pesa di più in officina: l'energia delle macchine, i trucioli e la sicurezza di chi ci lavora.",
          },
        },
      ],
    },
  ],
};
