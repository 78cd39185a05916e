import { contentOf } from "~/bodies/file-content";
import { holdFile } from "~/bodies/spool";
import { fileName } from "~/domain/files/file-name";
import { FILE_LIMIT } from "~/domain/files/limits";
import { gatherRows } from "~/domain/workbook/filled";
import { originIssue } from "~/domain/workbook/origin";
import { LIMITS } from "../quarantine/limits";
import type { Quarantine } from "../quarantine/work-kind";
import type { Survey } from "../survey/survey";
import type { UploadedFile } from "./import-job";
import { workbookRefusal } from "./refusal";
import { READ_WORKBOOK } from "./work";
import { companyMark } from "./workbook-files";

/** An upload whose file waits for its turn or is just being read. */
interface BeingRead {
  fileName: string;
  year: number;
  isBeingRead: true;
}

export const beingRead = (file: File, { year }: Survey): BeingRead => ({
  fileName: fileName(file.name),
  year,
  isBeingRead: true,
});

export const isBeingRead = (payload: unknown): payload is BeingRead =>
  payload instanceof Object && "isBeingRead" in payload;

/** The file of an upload; throws if there is none, or if it is larger than a file may be. */
export function workbookIn(body: FormData): File {
  const file = body.get("file");
  if (file === null || typeof file === "string" || file.size === 0) throw workbookRefusal("choose_file");
  if (file.size > FILE_LIMIT) throw workbookRefusal("workbook_too_large");
  return file;
}

/**
 * The most rows without a question that an import keeps and shows: a file has up to 20,000 rows, and what is kept is
 * written and read as one. Once a person has mended these, the next upload shows others.
 */
const MOST_STRANGERS = 200;

/** The content of a file once its turn has come; throws the refusal of the whole file. */
export async function uploadedFile(
  file: File,
  { company, year, questionnaire }: Survey,
  { id, quarantine }: { id: string; quarantine: Quarantine },
): Promise<UploadedFile> {
  const name = fileName(file.name);
  const order = { companyId: company.id, ticket: id, patience: LIMITS.queue.importMilliseconds };
  // The request, with which its file would go, may be over before its turn comes.
  const letGo = holdFile(file);
  const rows = await contentOf(file)
    .then((content) =>
      quarantine.run(READ_WORKBOOK, {
        ...order,
        input: null,
        file: content,
        subject: { path: "file", name },
      }),
    )
    .finally(letGo);
  const mark = companyMark(company.id);
  for (const { origin, questionId } of rows) {
    const issue = questionId === "" ? null : originIssue(origin, mark, year);
    if (issue) throw workbookRefusal(issue, { year: String(year) });
  }
  const { filled, issues } = gatherRows(rows, questionnaire.questions);
  return { fileName: name, year, filled, strangers: issues.slice(0, MOST_STRANGERS) };
}

/** What is read while the person waits for the answer; null if it takes longer. */
export async function withinRequest<Read>(reading: Promise<Read>): Promise<Read | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LIMITS.queue.pageMilliseconds);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
