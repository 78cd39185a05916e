import { createHash } from "node:crypto";
import { ifFound } from "~/api/errors";
import { DRAFT, writeOrigin } from "~/domain/workbook/origin";
import { documentSource } from "../documents/document-source";
import { documentOf } from "../documents/made-document";
import type { FileSource } from "../files/file-response";
import type { Survey } from "../survey/survey";
import { readerOf, SurveyReader } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { guideOf } from "./guide";
import { sheetsOf } from "./sheet-rows";
import { WRITE_WORKBOOK } from "./work";
import type { Workbook } from "./write-workbook";

export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The name of the workbook of a year's draft, or of an issued version, with its answers. */
export const downloadAnswers: UseCase<"survey.downloadAnswers"> = async ({ params, query }, scope) => {
  const survey = await readerOf(scope).requested({ ...query, version: params.version });
  const version = survey.issued ? `-${survey.issued.id}` : "";
  return { filename: `carta-esg-risposte-${survey.year}${version}.xlsx` };
};

/** The name of the workbook with the questions of a year alone. */
export const downloadQuestions: UseCase<"survey.downloadQuestions"> = async ({ query }, scope) => {
  const { year } = await readerOf(scope).requested(query);
  return { filename: `carta-esg-domande-${year}.xlsx` };
};

/** A workbook contains one state of the answers, read at once. */
const workbooks = (pattern: RegExp, withAnswers: boolean): FileSource =>
  documentSource({
    mediaType: XLSX,
    has: async ({ db }, companyId, filename) =>
      (await surveyOf(new SurveyReader(db, companyId), pattern, filename)) !== null,
    async read({ db, now }, companyId, filename) {
      const survey = await surveyOf(new SurveyReader(db, companyId), pattern, filename);
      if (survey === null) return null;
      const input = workbookOf(survey, withAnswers, now());
      return documentOf({ kind: WRITE_WORKBOOK, input, key: keyOf(input) });
    },
  });

/** What the sheets hold: the draft of another revision is another workbook. When it was asked for does not count. */
const keyOf = ({ sheets, isReadOnly, guide }: Workbook) => [
  isReadOnly,
  guide.filter((_, line) => line !== DATE_LINE),
  sheets,
];

/** The line of the instructions that says when the workbook was made. */
export const DATE_LINE = 2;

function workbookOf(survey: Survey, withAnswers: boolean, now: Date): Workbook {
  const isReadOnly = !survey.isCurrent;
  const origin = writeOrigin({
    company: companyMark(survey.company.id),
    year: survey.year,
    version: survey.issued?.id ?? DRAFT,
  });
  return {
    guide: guideOf(survey, withAnswers, now),
    sheets: sheetsOf(survey, { withAnswers, isReadOnly, origin }),
    isReadOnly,
    createdAt: now.toISOString(),
  };
}

export const answersFile = workbooks(/^carta-esg-risposte-(20\d\d)(?:-(ESG-[\w-]{1,40}))?\.xlsx$/, true);
export const questionsFile = workbooks(/^carta-esg-domande-(20\d\d)\.xlsx$/, false);

/** The survey that a file name refers to; null when the company has none. */
export async function surveyOf(
  reader: SurveyReader,
  pattern: RegExp,
  filename: string,
): Promise<Survey | null> {
  const [, year, version] = pattern.exec(filename) ?? [];
  if (year === undefined) return null;
  return ifFound(reader.requested({ year: Number(year), version }));
}

/** Distinguishes the files of companies by letters that reveal nothing about them. */
export const companyMark = (companyId: string): string =>
  createHash("sha256").update(`workbook ${companyId}`).digest("hex").slice(0, 12);
