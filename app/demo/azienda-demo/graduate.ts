import type { DemoSession } from "../demo-answer";
import { ADMIN, EDITOR } from "./people";

/** Maturità: three quarters done. The climate risks are not assessed yet, so that the events stay blocked. */
export const graduate: DemoSession[] = [
  {
    daysAgo: 18,
    email: ADMIN,
    answers: [
      { guid: "v3-env-energia-monitoraggio", elements: { value: "trimestrale" } },
      { guid: "v3-env-energia-diagnosi", elements: { value: "con-interventi" } },
      {
        guid: "v3-env-emissioni-inventario",
        elements: { combustibili: "on", veicoli: "on", elettricita: "on", sedi: "on" },
      },
      { guid: "v3-env-acqua-zona", elements: { value: "nessuna" } },
      { guid: "v3-env-acqua-misure", elements: { letture: "on", recupero: "on" } },
      {
        guid: "v3-env-rifiuti-e-materiali-gestione",
        elements: { contenitori: "on", incarico: "on", autorizzazioni: "on" },
      },
      {
        guid: "v3-env-rifiuti-e-materiali-quantita-materiali",
        elements: {
          "metalli.quantita": "612.4",
          "metalli.riciclata": "380",
          "plastica.quantita": "3.1",
          "carta.quantita": "5.6",
          "carta.riciclata": "4.2",
          "legno.quantita": "11.8",
          "minerali.quantita": "0",
          "chimici.quantita": "14.3",
          "agricoli.quantita": "0",
          "altri.quantita": "2.2",
        },
      },
      {
        guid: "v3-env-rifiuti-e-materiali-contenuto",
        notApplicableReason:
          "Lavoriamo conto terzi su disegno e materiale del cliente: il contenuto dei pezzi lo decide lui.",
      },
    ],
  },
  {
    daysAgo: 15,
    email: EDITOR,
    answers: [
      {
        guid: "v3-env-clima-e-rischi-applicazione",
        elements: { incarico: "on", spiegata: "on", revisione: "on" },
      },
      { guid: "v3-env-clima-e-rischi-scadenzario", elements: { value: "yes" } },
      {
        guid: "v3-soc-composizione-del-personale-inquadramento",
        elements: {
          "dirigenti.donne": "0",
          "dirigenti.uomini": "1",
          "quadri.donne": "0",
          "quadri.uomini": "1",
          "impiegati.donne": "7",
          "impiegati.uomini": "5",
          "operai.donne": "5",
          "operai.uomini": "19",
        },
      },
      {
        guid: "v3-soc-composizione-del-personale-categorie-protette",
        elements: { "in-forza": "2", riservati: "2" },
      },
      {
        guid: "v3-soc-salute-e-sicurezza-ruoli",
        elements: {
          rspp: "esterno",
          medico: "nominato",
          rls: "eletto",
          preposto: "individuato",
          emergenze: "formati",
        },
      },
      { guid: "v3-soc-salute-e-sicurezza-quasi-infortuni", elements: { value: "scritto" } },
      {
        guid: "v3-soc-salute-e-sicurezza-controlli",
        elements: { riunione: "on", manutenzioni: "on", scadenzario: "on", emergenza: "on" },
      },
    ],
  },
  {
    daysAgo: 8,
    email: ADMIN,
    answers: [
      {
        guid: "v3-soc-retribuzione-e-contratti-regole-lavoro",
        elements: { discriminazione: "on", infortuni: "on" },
      },
      { guid: "v3-soc-retribuzione-e-contratti-reclami", elements: { value: "persona" } },
      // Below 150 employees the pay gap is voluntary: the company states it all the same.
      { guid: "v3-soc-retribuzione-e-contratti-divario", elements: { divario: "4.2" } },
      { guid: "v3-soc-composizione-del-personale-assunzioni", elements: { passata: "on", criteri: "on" } },
      { guid: "v3-soc-composizione-del-personale-estero", elements: { value: "no" } },
      { guid: "v3-soc-comunita-e-clienti-soddisfazione", elements: { value: "ogni-tanto" } },
      { guid: "v3-soc-formazione-programma", elements: { value: "scadenzario" } },
      { guid: "v3-gov-identita-e-sedi-attivo", elements: { totale: "5184000" } },
      // Begun: the date has still to be copied from the certificate.
      {
        guid: "v3-gov-identita-e-sedi-certificati",
        elements: { "certificato1.nome": "ISO 9001:2015", "certificato1.ente": "Ente Demo di Verifica" },
      },
      { guid: "v3-gov-responsabilita-organo", elements: { donne: "1", uomini: "2" } },
      {
        guid: "v3-gov-legalita-controlli",
        elements: { "due-persone": "on", intermediari: "on" },
      },
      { guid: "v3-gov-strategia-andamento", elements: { value: "a-parole" } },
      {
        guid: "v3-gov-catena-di-fornitura-valutazione",
        elements: { durc: "on", certificati: "on" },
      },
      { guid: "v3-gov-catena-di-fornitura-puntualita", elements: { quota: "91" } },
      // Added up they are what the company declares in total, so that the European report lists them.
      {
        guid: "v3-env-rifiuti-e-materiali-codici",
        elements: {
          ...{
            "rifiuto1.codice": "12 01 01",
            "rifiuto1.quantita": "118.4",
            "rifiuto1.destinazione": "recupero",
          },
          ...{
            "rifiuto2.codice": "15 01 03",
            "rifiuto2.quantita": "12.7",
            "rifiuto2.destinazione": "recupero",
          },
          ...{
            "rifiuto3.codice": "12 01 17",
            "rifiuto3.quantita": "7.5",
            "rifiuto3.destinazione": "smaltimento",
          },
          ...{
            "rifiuto4.codice": "12 01 09*",
            "rifiuto4.quantita": "9.6",
            "rifiuto4.destinazione": "smaltimento",
          },
        },
      },
    ],
  },
];
