import { ApiError } from "~/api/errors";
import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { LIMITS } from "../quarantine/limits";
import { say } from "./workbook-words";

/** Why an uploaded file is not a readable workbook; each code has its words among the error texts. */
type WorkbookIssue =
  | "choose_file"
  | "workbook_too_large"
  | "workbook_too_much"
  | "workbook_not_excel"
  | "workbook_open_document"
  | "workbook_protected"
  | "workbook_broken"
  | "workbook_not_ours"
  | "workbook_without_answers"
  | "workbook_other_company"
  | "workbook_other_year"
  | "workbook_issued"
  | "vsme_foreign"
  | "vsme_edition"
  | "vsme_macros"
  | "vsme_links"
  | "vsme_changed"
  | "vsme_edition_read"
  | "vsme_without_period"
  | "vsme_other_year";

/** Refuses the file as a whole: nothing in it is imported. */
export function workbookRefusal(code: WorkbookIssue, params: Record<string, string> = {}): ApiError {
  const status = code === "workbook_too_large" || code === "workbook_too_much" ? 413 : 422;
  return new ApiError(status, `internal/${code}`, [
    { path: "file", code, params: { max: sizeWords(FILE_LIMIT), ...params } },
  ]);
}

const MOST = LIMITS.workbook;

/** What a workbook may hold only so much of; each has its words in the texts of workbooks. */
type Counted = keyof typeof MOST;

/** Throws once a workbook holds more of something than it may. */
export function limit(counted: Counted, count: number): void {
  if (count <= MOST[counted]) return;
  const most = counted.endsWith("Bytes") ? sizeWords(MOST[counted]) : MOST[counted].toLocaleString("it");
  throw workbookRefusal("workbook_too_much", { max: most, what: say(`limit.${counted}`) });
}
