import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { readableReport } from "./readable-report";
import { reportOfSurvey } from "./report-of-survey";
import { fileNames } from "./vsme-files";

/** The VSME report of the draft or of an issued version, datum by datum. */
export const vsmeReport: UseCase<"report.vsme"> = async ({ params, query }, scope) => {
  const survey = await readerOf(scope).requested({ year: query.year, version: params.version });
  const report = reportOfSurvey(survey, query.module);
  return {
    ...readableReport(survey, report),
    hasTemplateIdentifier: report.entity.identifier.label !== null,
    files: fileNames(survey, report.module, scope.settings),
  };
};
