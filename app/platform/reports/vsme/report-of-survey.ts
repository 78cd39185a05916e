import { data } from "~/content/standards/vsme/data";
import { disclosureMembers } from "~/content/standards/vsme/disclosures";
import { tables } from "~/content/standards/vsme/tables";
import { templateWords } from "~/content/standards/vsme/template";
import type { Fact, Module } from "~/domain/vsme/fact";
import { factsIn, type ReportLine, reportOf } from "~/domain/vsme/report";
import type { Entity } from "~/domain/vsme/taxonomy";
import { gateCells, type TemplateCell, templateCells } from "~/domain/vsme/template-cells";
import { identityCells, inputCells, periodCells } from "~/domain/vsme/template-frame";
import type { Survey } from "../../survey/survey";
import { companyDataOf } from "./company-data";
import { entityOf } from "./entity";

/** The VSME report of a survey: its lines, and the one set of facts that every form states. */
export interface SurveyReport {
  module: Module;
  lines: ReportLine[];
  facts: Fact[];
  entity: Entity;
}

const CRITERIA = { question: "v3-gov-identita-e-sedi-criteri", element: "moduli" };

/** Of the module that is asked for; otherwise of the one that the company has chosen, or of both. */
export function reportOfSurvey(survey: Survey, asked?: Module): SurveyReport {
  const company = companyDataOf(survey);
  const chosen = company.element(CRITERIA.question, CRITERIA.element) === "base" ? "basic" : "comprehensive";
  const module = asked ?? chosen;
  const lines = reportOf({ data, tables }, module, company, disclosureMembers);
  return { module, lines, facts: factsIn(lines), entity: entityOf(survey) };
}

/** The cells of the digital template that state the report. */
export function cellsOfReport(survey: Survey, { facts, entity }: SurveyReport): TemplateCell[] {
  return [
    ...identityCells(entity),
    ...periodCells(entity.fiscalYear),
    ...templateCells(facts, templateWords),
    ...gateCells(facts, templateWords),
    ...inputCells(facts, companyDataOf(survey), templateWords),
  ];
}
