import type { DemoYear } from "../demo-answer";
import { ADMIN, EDITOR } from "./people";

/** Fiscal year 2024, complete but for the report's Scope 3: the first solar panels, 36 employees. */
export const year2024: DemoYear = {
  fiscalYear: 2024,
  issued: { daysAgo: 545, email: ADMIN },
  sessions: [
    {
      daysAgo: 562,
      email: ADMIN,
      answers: [
        {
          guid: "v2-env-energia-consumi",
          elements: {
            "elettricita.rinnovabile": "60",
            "elettricita.non-rinnovabile": "478.9",
            "combustibili.rinnovabile": "0",
            "combustibili.non-rinnovabile": "331.7",
          },
        },
        { guid: "v2-env-energia-impianti", elements: { potenza: "99.5" } },
        { guid: "v2-env-energia-classe", elements: { classe: "d" } },
        { guid: "v2-env-energia-registro", elements: { value: "annuale" } },
        { guid: "v2-env-emissioni-scope-1", elements: { emissioni: "67" } },
        { guid: "v2-env-emissioni-scope-2", elements: { emissioni: "140.1" } },
        { guid: "v2-env-emissioni-obblighi", elements: { value: "no" } },
        { guid: "v2-env-emissioni-obiettivo", elements: { value: "nessuno" } },
        { guid: "v2-env-acqua-e-rifiuti-acqua", elements: { prelievo: "1925" } },
        { guid: "v2-env-acqua-e-rifiuti-rifiuti", elements: { totale: "144.6", pericolosi: "10.4" } },
        { guid: "v2-env-acqua-e-rifiuti-recupero", elements: { recupero: "85" } },
        { guid: "v2-env-acqua-e-rifiuti-obiettivo", elements: { value: "nessuno" } },
        { guid: "v2-env-territorio-e-clima-regole", elements: { energia: "on", rifiuti: "on" } },
        { guid: "v2-env-territorio-e-clima-aree-protette", elements: { value: "nessuna" } },
        { guid: "v2-env-territorio-e-clima-danni", elements: { vento: "on" } },
        { guid: "v2-env-territorio-e-clima-assicurazione", elements: { value: "parziale" } },
        { guid: "v2-env-territorio-e-clima-valutazione", elements: { value: "a-voce" } },
        { guid: "v2-env-territorio-e-clima-suolo", elements: { totale: "6400", coperta: "5100" } },
      ],
    },
    {
      daysAgo: 550,
      email: EDITOR,
      answers: [
        {
          guid: "v2-soc-personale-contratti",
          elements: {
            "indeterminato.donne": "10",
            "indeterminato.uomini": "23",
            "determinato.donne": "1",
            "determinato.uomini": "2",
          },
        },
        { guid: "v2-soc-personale-apprendisti", elements: { apprendisti: "2", confermati: "1" } },
        {
          guid: "v2-soc-personale-benessere",
          elements: { "orario-flessibile": "on", welfare: "on" },
        },
        { guid: "v2-soc-salute-e-sicurezza-dvr", elements: { value: "aggiornato" } },
        { guid: "v2-soc-salute-e-sicurezza-ore", elements: { ore: "61350" } },
        { guid: "v2-soc-salute-e-sicurezza-infortuni", elements: { numero: "2", mortali: "0" } },
        { guid: "v2-soc-salute-e-sicurezza-giornate", elements: { giorni: "31" } },
        {
          guid: "v2-soc-salute-e-sicurezza-controlli",
          elements: { riunione: "on", manutenzioni: "on", emergenza: "on" },
        },
        { guid: "v2-soc-salute-e-sicurezza-verifica", elements: { value: "no" } },
        { guid: "v2-soc-diritti-e-formazione-ccnl", elements: { quota: "100" } },
        {
          guid: "v2-soc-diritti-e-formazione-ore",
          elements: {
            "obbligatoria.donne": "28",
            "obbligatoria.uomini": "236",
            "altra.donne": "22",
            "altra.uomini": "80",
          },
        },
        { guid: "v2-soc-diritti-e-formazione-discriminazione", elements: { casi: "0" } },
        { guid: "v2-soc-diritti-e-formazione-parita", elements: { value: "non-ancora" } },
        {
          guid: "v2-soc-clienti-e-territorio-iniziative",
          elements: { associazioni: "on", scuole: "on" },
        },
        { guid: "v2-soc-clienti-e-territorio-reclami", elements: { value: "elenco" } },
      ],
    },
    {
      daysAgo: 548,
      email: ADMIN,
      answers: [
        { guid: "v2-gov-azienda-forma", elements: { forma: "srl" } },
        {
          guid: "v2-gov-azienda-sedi",
          elements: {
            "sede1.indirizzo": "Via dell'Artigianato 12, 25065 Lumezzane (BS)",
            "sede1.attivita": "Torneria, fresatura e uffici",
            "sede1.quota": "85",
            "sede2.indirizzo": "Via Rango 4, 25065 Lumezzane (BS)",
            "sede2.attivita": "Montaggio e magazzino",
            "sede2.quota": "15",
          },
        },
        { guid: "v2-gov-azienda-certificazioni", elements: { qualita: "on" } },
        { guid: "v2-gov-azienda-responsabile", elements: { value: "senza-incarico" } },
        { guid: "v2-gov-legalita-condanne", elements: { value: "no" } },
        { guid: "v2-gov-legalita-regole", elements: { "codice-etico": "on" } },
        { guid: "v2-gov-legalita-dati", elements: { registro: "on", copie: "on", antivirus: "on" } },
        { guid: "v2-gov-strategia-e-fornitori-programmi", elements: { value: "a-voce" } },
        { guid: "v2-gov-strategia-e-fornitori-condotta", elements: { value: "a-voce" } },
        {
          guid: "v2-gov-strategia-e-fornitori-agenda-2030",
          elements: { energia: "on", lavoro: "on" },
        },
        { guid: "v2-gov-strategia-e-fornitori-verifiche", elements: { quota: "0" } },
        {
          guid: "v2-gov-strategia-e-fornitori-rapporto",
          elements: { rapporto: "no", verifica: "no" },
        },
        {
          guid: "v2-gov-strategia-e-fornitori-modello",
          elements: {
            prodotti: "Torniture e fresature di precisione, piccoli gruppi montati su disegno del cliente.",
            mercati: "Costruttori di rubinetteria, oleodinamica e macchine, in Lombardia, Veneto e Germania.",
          },
        },
      ],
    },
  ],
};
