import { LIMITS } from "../quarantine/limits";
import type { WorkKind } from "../quarantine/work-kind";
import type { TemplateCell } from "~/domain/vsme/template-cells";
import type { ReadRow } from "./read-row";
import type { TableBook } from "./table-book";
import type { Workbook } from "./write-workbook";

/** The filled rows of an uploaded workbook. */
export const READ_WORKBOOK: WorkKind<null, ReadRow[]> = {
  name: "read-workbook",
  budget: LIMITS.readWorkbook,
};

/** A workbook as a file. */
export const WRITE_WORKBOOK: WorkKind<Workbook, null> = {
  name: "write-workbook",
  budget: LIMITS.writeWorkbook,
};

/** A workbook of one table as a file. */
export const WRITE_TABLE: WorkKind<TableBook, null> = {
  name: "write-table",
  budget: LIMITS.writeWorkbook,
};

/** A digital template with these cells filled, as a file. */
export const FILL_TEMPLATE: WorkKind<TemplateCell[], null> = {
  name: "fill-template",
  budget: LIMITS.fillTemplate,
};
