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

export const companyData = (answers: Record<string, Elements>): CompanyData => ({
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
