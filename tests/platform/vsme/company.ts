import { data } from "~/content/standards/vsme/data";
import { disclosureMembers } from "~/content/standards/vsme/disclosures";
import { tables } from "~/content/standards/vsme/tables";
import { templateWords } from "~/content/standards/vsme/template";
import { questionnaireV3 } from "~/content/v3/questionnaire";
import { AZIENDA_DEMO } from "~/demo/azienda-demo";
import { valuesOf } from "~/domain/answers/labels";
import type { Elements } from "~/domain/question/answer";
import type { CompanyData } from "~/domain/vsme/company-data";
import { factsIn, reportOf } from "~/domain/vsme/report";
import type { Entity } from "~/domain/vsme/taxonomy";
import { gateCells, templateCells } from "~/domain/vsme/template-cells";
import { identityCells, inputCells, periodCells } from "~/domain/vsme/template-frame";

const questions = new Map(questionnaireV3.questions.map((question) => [question.guid, question]));

/** Everything that the demo company has said about 2025. */
export const demoAnswers = (): Record<string, Elements> =>
  Object.fromEntries(
    (AZIENDA_DEMO.find(({ fiscalYear }) => fiscalYear === 2025)?.sessions ?? []).flatMap(({ answers }) =>
      answers.map(({ guid, elements = {} }) => [guid, elements]),
    ),
  );

const companyData = (answers: Record<string, Elements>): CompanyData => ({
  question: (guid) => questions.get(guid) ?? null,
  element: (guid, element) => answers[guid]?.[element] ?? null,
  silence: () => ({ kind: "missing" }),
  figures: {
    inForce: (guid) => {
      const [question, elements] = [questions.get(guid), answers[guid]];
      return question && elements ? valuesOf(question, elements) : null;
    },
    earlier: () => null,
    facts: { employees: 38, workforce: 40, turnover: 5_200_000, size: "small", macrosector: "C" },
  },
  turnover: "5200000",
  country: "country:IT",
  nace: ["nace:NACE_C2511"],
  countryCode: (name) => ({ Italia: "IT", Belgio: "BE" })[name] ?? null,
});

export const ENTITY: Entity = {
  name: "Azienda Demo S.r.l.",
  identifier: { scheme: "https://www.dnb.co.uk/duns-number", label: "DUNS", value: "123456789" },
  fiscalYear: 2025,
};

/** Answers to questions that the demo company has left open, so that every kind of datum is there. */
export const MORE: Record<string, Elements> = {
  "v3-gov-identita-e-sedi-sedi": {
    "sede1.indirizzo": "Via Roma 1, 24121 Bergamo (BG)",
    "sede1.quota": "100",
  },
  "v3-gov-identita-e-sedi-posizione": {
    "sede1.paese": "Italia",
    "sede1.latitudine": "45.69",
    "sede1.longitudine": "9.67",
  },
  "v3-soc-composizione-del-personale-paesi": {
    "paese1.paese": "Italia",
    "paese1.dipendenti": "30",
    "paese2.paese": "Belgio",
    "paese2.dipendenti": "8",
  },
  "v3-gov-strategia-modello": {
    prodotti: "Carpenteria & lattoneria <su misura>",
    mercati: "Italia",
    rapporti: "Fornitori vicini",
  },
  "v3-env-rifiuti-e-materiali-quantita-materiali": { "metalli.quantita": "210.5", "legno.quantita": "3" },
  // Two rows of one code, and totals as the demo company has declared them.
  "v3-env-rifiuti-e-materiali-codici": {
    ...{ "rifiuto1.codice": "15 01 01", "rifiuto1.quantita": "131.1", "rifiuto1.destinazione": "recupero" },
    ...{ "rifiuto2.codice": "160806*", "rifiuto2.quantita": "9.6", "rifiuto2.destinazione": "smaltimento" },
    ...{ "rifiuto4.codice": "15 01 01", "rifiuto4.quantita": "7.5", "rifiuto4.destinazione": "smaltimento" },
  },
  "v3-env-suolo-e-biodiversita-siti": { value: "presenti" },
  "v3-env-suolo-e-biodiversita-siti-elenco": {
    ...{
      "sito1.luogo": "Foglio 12, particella 340",
      "sito1.posizione": "confine",
      "sito1.superficie": "1200",
    },
    ...{
      "sito2.luogo": "via Roma 1,  24121 Bergamo (BG)",
      "sito2.posizione": "dentro",
      "sito2.superficie": "90.5",
    },
  },
  "v3-env-emissioni-inquinanti-comunicazione": { value: "riservate" },
  "v3-env-emissioni-inquinanti-quantita": {
    ...{ "inquinante1.nome": "ossidi di azoto (NOx)", "inquinante1.aria": "1500" },
    ...{ "inquinante2.nome": "Zinco", "inquinante2.acqua": "3.25", "inquinante2.suolo": "0" },
    // The taxonomy labels its member "Abestos".
    ...{ "inquinante3.nome": "Amianto", "inquinante3.aria": "0.4" },
  },
  "v3-env-emissioni-obiettivo-valori": {
    "base.anno": "2022",
    "base.scope-1": "80",
    "base.scope-2": "160",
    "obiettivo.anno": "2030",
    "obiettivo.scope-1": "40",
    "obiettivo.scope-2": "80",
  },
  "v3-soc-retribuzione-e-contratti-divario": { divario: "-2.5" },
  "v3-env-emissioni-scope-2": { emissioni: "146.2" },
};

const TOPICS = ["lavoratori", "filiera", "comunita", "consumatori", "condotta"];
const all = (rows: readonly string[], cells: Record<string, string>): Elements =>
  Object.fromEntries(
    rows.flatMap((row) => Object.entries(cells).map(([column, value]) => [`${row}.${column}`, value])),
  );

/** What is left, so that every datum of the standard has a fact, save those that exclude others. */
export const REST: Record<string, Elements> = {
  "v3-gov-identita-e-sedi-forma-giuridica": { forma: "spa" },
  "v3-gov-identita-e-sedi-criteri": { moduli: "base-e-completo", perimetro: "consolidato" },
  "v3-gov-identita-e-sedi-invariate": { value: "alcune", alcune_text: "B1" },
  "v3-gov-identita-e-sedi-controllate": {
    "controllata1.nome": "Figlia S.r.l.",
    "controllata1.sede": "Via Po 2, Torino",
  },
  "v3-env-clima-e-rischi-temi": all(["clima", "inquinamento", "acqua", "natura", "circolare"], {
    descrizione: "Una pratica",
    pubblica: "si",
    obiettivo: "si",
  }),
  "v3-gov-strategia-temi": all(TOPICS, { impegno: "interno", obiettivo: "si" }),
  "v3-gov-strategia-descrizioni": all(TOPICS, { descrizione: "Un impegno", obiettivo: "Il 10% in meno" }),
  "v3-gov-responsabilita-cooperativa": { partecipazione: "Voto", investimenti: "1000", limiti: "Il 20%" },
  "v3-gov-strategia-modello": {
    ...{ prodotti: "Carpenteria", mercati: "Italia", rapporti: "Fornitori vicini" },
    strategia: "Meno acciaio",
  },
  "v3-gov-responsabilita-chi-segue": {
    value: "incarico-scritto",
    "incarico-scritto_text": "Responsabile qualità",
  },
  "v3-env-emissioni-scope-2-mercato": { emissioni: "120" },
  "v3-env-emissioni-inquinanti-comunicazione": {
    value: "pubbliche",
    pubbliche_text: "https://prova.example",
  },
  "v3-env-emissioni-inquinanti-quantita": {},
  "v3-env-suolo-e-biodiversita-suolo": { totale: "4000", impermeabile: "1500" },
  "v3-env-suolo-e-biodiversita-natura": { "nelle-sedi": "300", "fuori-sede": "50" },
  "v3-env-acqua-prelievo": { prelievo: "1840", uso: "processi" },
  "v3-env-acqua-prelievo-zona": { prelievo: "40" },
  "v3-env-acqua-consumo": { consumo: "310" },
  "v3-env-emissioni-obiettivo-valori": {
    ...{ "base.anno": "2022", "base.scope-1": "80", "base.scope-2": "160", "base.scope-3": "900" },
    ...{ "obiettivo.anno": "2030", "obiettivo.scope-1": "40", "obiettivo.scope-2": "80" },
    "obiettivo.scope-3": "700",
  },
  "v3-env-emissioni-azioni": { efficienza: "on", altro: "on", altro_text: "Tetto bianco" },
  "v3-env-emissioni-piano-transizione": { value: "approvato", approvato_text: "Piano del 2025" },
  "v3-env-clima-e-rischi-eventi": { caldo: "on", prezzi: "on" },
  "v3-env-clima-e-rischi-valutazione": { value: "sedi", sedi_text: "Mappe ISPRA" },
  "v3-env-clima-e-rischi-orizzonti": {
    ...{ "caldo.orizzonte": "breve", "caldo.azioni": "no", "caldo.effetto": "medio" },
    ...{ "prezzi.orizzonte": "lungo", "prezzi.azioni": "si" },
  },
  "v3-env-clima-e-rischi-adattamento": { nessuna: "on" },
  "v3-soc-composizione-del-personale-uscite": { uscite: "3", inizio: "37", fine: "38" },
  "v3-soc-formazione-ore": all(["sicurezza", "altra"], { donne: "60", uomini: "120", altro: "0" }),
  "v3-soc-composizione-del-personale-dirigenza": { donne: "1", uomini: "2" },
  "v3-soc-composizione-del-personale-esterni": { autonomi: "2", somministrati: "1" },
  "v3-soc-retribuzione-e-contratti-regole-lavoro": { infortuni: "on", altro: "on", altro_text: "Orari" },
  "v3-soc-retribuzione-e-contratti-incidenti": { altro: "on", altro_text: "Straordinari" },
  "v3-soc-retribuzione-e-contratti-incidenti-azioni": { casi: "1", azioni: "Pagati" },
  "v3-soc-comunita-e-clienti-incidenti-filiera": { value: "si", si_text: "Un fornitore" },
  "v3-gov-legalita-condanne": { value: "yes" },
  "v3-gov-legalita-condanne-dettaglio": { condanne: "1", sanzioni: "5000" },
  "v3-gov-strategia-settori": { fossili: "on" },
  "v3-gov-strategia-settori-ricavi": {
    ...{ carbone: "0", petrolio: "0", gas: "1000", elettricita: "0" },
    ...{ tabacco: "0", armi: "0", agrochimici: "0" },
  },
};

export const linesOf = (answers: Record<string, Elements>) =>
  reportOf({ data, tables }, "comprehensive", companyData(answers), disclosureMembers);

export const factsOf = (answers: Record<string, Elements>) => factsIn(linesOf(answers));

export function cellsOf(answers: Record<string, Elements>) {
  const facts = factsOf(answers);
  return [
    ...identityCells(ENTITY),
    ...periodCells(ENTITY.fiscalYear),
    ...templateCells(facts, templateWords),
    ...gateCells(facts, templateWords),
    ...inputCells(facts, companyData(answers), templateWords),
  ];
}
