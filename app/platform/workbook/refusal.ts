import { ApiError } from "~/api/errors";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";

/** Why an uploaded file is not a readable workbook; each code has its words among the error texts. */
export type WorkbookIssue =
  | "choose_file"
  | "workbook_too_large"
  | "workbook_not_excel"
  | "workbook_open_document"
  | "workbook_protected"
  | "workbook_broken"
  | "workbook_not_ours"
  | "workbook_without_answers"
  | "workbook_other_company"
  | "workbook_other_year"
  | "workbook_issued";

/** Refuses the file as a whole: nothing in it is imported. */
export function workbookRefusal(code: WorkbookIssue, params: Record<string, string> = {}): ApiError {
  const status = code === "workbook_too_large" ? 413 : 422;
  return new ApiError(status, `internal/${code}`, [
    { path: "file", code, params: { max: sizeWords(FILE_LIMIT), ...params } },
  ]);
}
