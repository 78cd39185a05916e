import { randomUUID } from "node:crypto";
import { contentOf } from "~/bodies/file-content";
import { holdFile } from "~/bodies/spool";
import { fileName } from "~/domain/files/file-name";
import { keptDocument } from "../../documents/kept-documents";
import { documentOf } from "../../documents/made-document";
import { LIMITS } from "../../quarantine/limits";
import { readerOf } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { workbookIn } from "../../workbook/read-upload";
import { FILL_TEMPLATE } from "../../workbook/work";
import { cellsOfReport, reportOfSurvey } from "./report-of-survey";
import { filledKey, filledName } from "./vsme-files";

/** Fills the copy of the digital template that a person hands in; the result is kept like every made document. */
export const vsmeFill: UseCase<"report.vsmeFill"> = async ({ params, query, body }, scope) => {
  const survey = await readerOf(scope).requested({ year: query.year, version: params.version });
  const file = workbookIn(body);
  const report = reportOfSurvey(survey, query.module);
  const key = randomUUID().replaceAll("-", "");
  const letGo = holdFile(file);
  try {
    const document = documentOf({
      kind: FILL_TEMPLATE,
      input: cellsOfReport(survey, report),
      key: filledKey(key),
      file: await contentOf(file),
    });
    await keptDocument(scope, document, {
      companyId: scope.session.companyId,
      name: fileName(file.name),
      ticket: randomUUID(),
      patience: LIMITS.queue.waitMilliseconds,
    });
  } finally {
    await letGo();
  }
  return { filename: filledName(survey, report.module, key) };
};
