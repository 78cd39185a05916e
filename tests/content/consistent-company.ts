import fc from "fast-check";
import type { Elements, RegistryFacts } from "~/domain/question/answer";

/** The numbers of a company that agree with each other, this year's and last year's. */
export interface ConsistentCompany {
  facts: RegistryFacts;
  now: Record<string, Elements>;
  before: Record<string, Elements>;
}

const ENV = "v3-env-";
const SOC = "v3-soc-";
const GOV = "v3-gov-";
const text = (number: number) => String(number);
/** Two decimals, as an invoice has them. */
const amount = (number: number) => String(Math.round(number * 100) / 100);
const whole = (number: number) => String(Math.round(number));

/** A company of some size: its intensities are drawn within ordinary ones, everything else follows. */
export const consistentCompanies: fc.Arbitrary<ConsistentCompany> = fc
  .record({
    employees: fc.integer({ min: 3, max: 400 }),
    owners: fc.integer({ min: 0, max: 4 }),
    perHead: fc.integer({ min: 60_000, max: 400_000 }),
    hours: fc.integer({ min: 1_300, max: 1_900 }),
    power: fc.integer({ min: 1, max: 40 }),
    fuel: fc.integer({ min: 0, max: 60 }),
    fuelFactor: fc.integer({ min: 20, max: 35 }),
    gridFactor: fc.integer({ min: 20, max: 35 }),
    women: fc.integer({ min: 0, max: 100 }),
    growth: fc.integer({ min: 92, max: 108 }),
  })
  .map((drawn) => {
    const then = {
      ...drawn,
      power: (drawn.power * drawn.growth) / 100,
      fuel: (drawn.fuel * drawn.growth) / 100,
    };
    return {
      facts: factsOf(drawn),
      now: answersOf(drawn, figuresOf(then)),
      before: answersOf(then, figuresOf(then)),
    };
  });

interface Drawn {
  employees: number;
  owners: number;
  perHead: number;
  hours: number;
  power: number;
  fuel: number;
  fuelFactor: number;
  gridFactor: number;
  women: number;
}

const factsOf = ({ employees, owners, perHead }: Drawn): RegistryFacts => ({
  employees,
  workforce: employees + owners,
  turnover: employees * perHead,
  size: "small",
  macrosector: "C",
});

function figuresOf(drawn: Drawn) {
  const bought = Number(amount(drawn.employees * drawn.power));
  const fuel = Number(amount(drawn.employees * drawn.fuel));
  const women = Math.round((drawn.employees * drawn.women) / 100);
  return {
    ...{ bought, fuel, women, men: drawn.employees - women },
    scope1: amount((fuel * drawn.fuelFactor) / 100),
    scope2: amount((bought * drawn.gridFactor) / 100),
    hours: drawn.employees * drawn.hours,
    accidents: Math.round((drawn.employees * drawn.hours * 20) / 1_000_000),
    turnover: drawn.employees * drawn.perHead,
  };
}

type Figures = ReturnType<typeof figuresOf>;

/** `before`: the same company's figures of the year before. */
function answersOf(drawn: Drawn, before: Figures): Record<string, Elements> {
  const figures = figuresOf(drawn);
  return { ...environment(drawn, figures, before), ...people(drawn, figures, before), ...conduct(figures) };
}

const environment = (
  { employees }: Drawn,
  { bought, fuel, scope1, scope2, turnover }: Figures,
  before: Figures,
) => ({
  [`${ENV}energia-consumi`]: {
    "acquistata.rinnovabile": "0",
    "acquistata.non-rinnovabile": text(bought),
    "autoprodotta.rinnovabile": "0",
    "autoprodotta.non-rinnovabile": "0",
    "combustibili.rinnovabile": "0",
    "combustibili.non-rinnovabile": text(fuel),
  },
  [`${ENV}energia-impianti`]: { potenza: "0" },
  [`${ENV}emissioni-scope-1`]: { emissioni: scope1, metodo: "calcolo" },
  [`${ENV}emissioni-scope-2`]: { elettricita: text(bought), emissioni: scope2 },
  [`${ENV}emissioni-scope-2-mercato`]: { emissioni: amount(bought * 0.45) },
  [`${ENV}energia-andamento`]: {
    "anno-prima.energia": amount(before.bought + before.fuel),
    "anno-prima.emissioni": amount(Number(before.scope1) + Number(before.scope2)),
    "anno-prima.ricavi": text(turnover),
    "due-anni-prima.energia": amount(before.bought + before.fuel),
    "due-anni-prima.emissioni": amount(Number(before.scope1) + Number(before.scope2)),
    "due-anni-prima.ricavi": text(turnover),
  },
  [`${ENV}acqua-prelievo`]: { prelievo: whole(employees * 20), uso: "processi" },
  [`${ENV}acqua-consumo`]: { consumo: whole(employees * 2) },
  [`${ENV}acqua-prelievo-zona`]: { prelievo: whole(employees * 10) },
  [`${ENV}rifiuti-e-materiali-quantita`]: { totale: text(employees * 2), pericolosi: "0" },
  [`${ENV}rifiuti-e-materiali-codici`]: {
    "rifiuto1.codice": "15 01 01",
    "rifiuto1.quantita": text(employees),
    "rifiuto2.codice": "20 03 01",
    "rifiuto2.quantita": text(employees),
  },
  [`${ENV}suolo-e-biodiversita-suolo`]: { totale: text(employees * 80), impermeabile: text(employees * 60) },
  [`${ENV}suolo-e-biodiversita-natura`]: { "nelle-sedi": text(employees * 10), "fuori-sede": "0" },
  [`${ENV}suolo-e-biodiversita-siti-dettaglio`]: { numero: "1", superficie: text(employees * 5) },
  [`${ENV}suolo-e-biodiversita-siti-elenco`]: {
    "sito1.luogo": "Foglio 12, particella 8, Iseo",
    "sito1.superficie": text(employees * 5),
  },
  [`${ENV}clima-e-rischi-polizza`]: { valore: whole(turnover / 2), massimale: whole(turnover / 4) },
  [`${ENV}clima-e-rischi-sanzioni`]: { numero: "1", importo: "900" },
  [`${ENV}energia-garanzie`]: { "immobile1.indirizzo": "Via Orzinuovi 40, 25125 Brescia" },
});

const people = ({ employees }: Drawn, { women, men, hours, accidents }: Figures, before: Figures) => ({
  [`${SOC}composizione-del-personale-contratti`]: {
    ...{ "indeterminato.donne": text(women), "indeterminato.uomini": text(men), "indeterminato.altro": "0" },
    ...{ "determinato.donne": "0", "determinato.uomini": "0", "determinato.altro": "0" },
  },
  [`${SOC}composizione-del-personale-inquadramento`]: {
    ...{ "dirigenti.donne": "0", "dirigenti.uomini": "0", "quadri.donne": "0", "quadri.uomini": "0" },
    ...{ "impiegati.donne": text(women), "impiegati.uomini": "0" },
    ...{ "operai.donne": "0", "operai.uomini": text(men) },
  },
  [`${SOC}composizione-del-personale-uscite`]: {
    ...{ uscite: whole(employees / 10), inizio: text(employees), fine: text(employees) },
  },
  [`${SOC}composizione-del-personale-paesi`]: {
    "paese1.paese": "Italia",
    "paese1.dipendenti": text(employees),
  },
  [`${SOC}composizione-del-personale-categorie-protette`]: {
    ...{ "in-forza": whole(employees / 20), riservati: whole(employees / 15) },
  },
  [`${SOC}composizione-del-personale-dirigenza`]: { donne: "1", uomini: "1" },
  [`${SOC}salute-e-sicurezza-infortuni`]: { numero: text(accidents), ore: text(hours) },
  [`${SOC}salute-e-sicurezza-giornate-perse`]: { giorni: text(accidents * 20) },
  [`${SOC}salute-e-sicurezza-decessi`]: { numero: "0" },
  [`${SOC}salute-e-sicurezza-andamento`]: {
    ...{ "un-anno-prima.ore": text(before.hours), "un-anno-prima.infortuni": text(before.accidents) },
    ...{ "due-anni-prima.ore": text(before.hours), "due-anni-prima.infortuni": text(before.accidents) },
  },
  [`${SOC}formazione-ore`]: {
    ...{ "sicurezza.donne": text(women * 4), "sicurezza.uomini": text(men * 4), "sicurezza.altro": "0" },
    ...{ "altra.donne": text(women * 6), "altra.uomini": text(men * 6), "altra.altro": "0" },
  },
  [`${SOC}formazione-copertura`]: { quota: "60" },
  [`${SOC}comunita-e-clienti-reclami-andamento`]: {
    ...{ "ricevuti.anno": "12", "ricevuti.un-anno-prima": "12", "ricevuti.due-anni-prima": "9" },
  },
});

const conduct = ({ turnover }: Figures) => ({
  [`${GOV}identita-e-sedi-sedi`]: {
    ...{ "sede1.indirizzo": "Via dei Tigli 8, 24121 Bergamo", "sede1.nace": "25.53", "sede1.quota": "100" },
  },
  [`${GOV}identita-e-sedi-posizione`]: {
    ...{ "sede1.paese": "Italia", "sede1.latitudine": "45.69", "sede1.longitudine": "9.67" },
    ...{ "sede2.paese": "Cile", "sede2.latitudine": "-33.4", "sede2.longitudine": "-70.6" },
  },
  [`${GOV}identita-e-sedi-certificati`]: { "certificato1.data": "09/03/2024" },
  [`${GOV}identita-e-sedi-attivo`]: { totale: whole(turnover) },
  [`${GOV}responsabilita-organo`]: { donne: "1", uomini: "2" },
  [`${GOV}catena-di-fornitura-pagamenti`]: { giorni: "55" },
  [`${GOV}strategia-settori`]: { fossili: "on" },
  [`${GOV}strategia-settori-ricavi`]: {
    ...{ carbone: "0", petrolio: whole(turnover / 20), gas: "0", elettricita: "0" },
    ...{ tabacco: "0", armi: "0", agrochimici: "0" },
  },
  [`${GOV}legalita-sanzioni`]: {
    ...{ "lavoro.numero": "1", "lavoro.importo": "2500", "fisco.numero": "0", "fisco.importo": "0" },
    ...{ "mercato.numero": "0", "mercato.importo": "0" },
  },
});
