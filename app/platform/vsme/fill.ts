import { randomUUID } from "node:crypto";
import { contentOf } from "~/bodies/file-content";
import { holdFile } from "~/bodies/spool";
import { fileName } from "~/domain/files/file-name";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { workbookIn } from "../workbook/read-upload";
import { reportOfSurvey } from "./report-of-survey";
import { fill, filledName } from "./vsme-files";

/** Fills the copy of the digital template that a person hands in; it is kept for some minutes, like a workbook. */
export const vsmeFill: UseCase<"report.vsmeFill"> = async ({ params, query, body }, scope) => {
  const survey = await readerOf(scope).requested({ year: query.year, version: params.version });
  const file = workbookIn(body);
  const { module } = reportOfSurvey(survey, query.module);
  const key = randomUUID().replaceAll("-", "");
  const letGo = holdFile(file);
  await contentOf(file)
    .then((content) =>
      fill(scope, scope.session.companyId, { survey, module, file: content, name: fileName(file.name), key }),
    )
    .finally(letGo);
  return { filename: filledName(survey, module, key) };
};
