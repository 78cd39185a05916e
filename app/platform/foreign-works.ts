import { createWriteStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { findingOf } from "./files/inspection/inspect";
import { INSPECT } from "./files/inspect";
import { doing, type Works } from "./quarantine/serve-work";
import { redraw } from "./registry/logo/redraw";
import { REDRAW } from "./registry/logo/work";
import { WRITE_CARD_PAGE, WRITE_REPORT, WRITE_SHEET, WRITE_VSME } from "./reports/work";
import { readWorkbook } from "./workbook/read-workbook";
import { writeTableBook } from "./workbook/table-book";
import { fillTemplate } from "./workbook/vsme/fill-template";
import { FILL_TEMPLATE, READ_WORKBOOK, WRITE_TABLE, WRITE_WORKBOOK } from "./workbook/work";
import { writeWorkbook } from "./workbook/write-workbook";

/** All work that is done in the quarantine. Only its processes run this. */
export const FOREIGN_WORKS: Works = new Map([
  doing(INSPECT, async ({ input: kind, file }) => findingOf(kind, await readFile(file))),
  doing(REDRAW, async ({ input: { name }, file }) => redraw(await readFile(file), name)),
  doing(READ_WORKBOOK, async ({ file }) => readWorkbook(await readFile(file))),
  doing(WRITE_WORKBOOK, async ({ input: workbook, made }) => {
    await pipeline(writeWorkbook(workbook), createWriteStream(made, { mode: 0o600 }));
    return null;
  }),
  doing(WRITE_TABLE, async ({ input: workbook, made }) => {
    await pipeline(writeTableBook(workbook), createWriteStream(made, { mode: 0o600 }));
    return null;
  }),
  doing(FILL_TEMPLATE, async ({ input: cells, file, made }) => {
    await writeFile(made, await fillTemplate(await readFile(file), cells), { mode: 0o600 });
    return null;
  }),
  doing(WRITE_REPORT, async ({ input, made }) => written(made, (await papers()).reportPaper(input))),
  doing(WRITE_CARD_PAGE, async ({ input, made }) => written(made, (await papers()).cardPaper(input))),
  doing(WRITE_SHEET, async ({ input, made }) => written(made, (await sheets()).sheetPaper(input))),
  doing(WRITE_VSME, async ({ input, made }) => written(made, (await vsme()).vsmePaper(input))),
]);

/** Read with the first document: the other works do without the writer of PDFs and its fonts. */
const papers = () => import("~/documents/report/papers");
const sheets = () => import("~/documents/sheets/sheet-paper");
const vsme = () => import("~/documents/vsme/paper");

async function written(place: string, bytes: Promise<Buffer>): Promise<null> {
  await writeFile(place, await bytes, { mode: 0o600 });
  return null;
}
