import type { VsmeFacts } from "~/documents/vsme/paper";
import type { ReportFacts } from "~/documents/report/facts";
import type { SheetFacts } from "~/documents/sheets/facts";
import { LIMITS } from "../quarantine/limits";
import type { WorkKind } from "../quarantine/work-kind";

/** The report of a version or a draft as a PDF. */
export const WRITE_REPORT: WorkKind<ReportFacts, null> = { name: "write-report", budget: LIMITS.writePdf };

/** The VSME report as a PDF. */
export const WRITE_VSME: WorkKind<VsmeFacts, null> = { name: "write-vsme", budget: LIMITS.writePdf };

/** Its card on one page. */
export const WRITE_CARD_PAGE: WorkKind<ReportFacts, null> = {
  name: "write-card-page",
  budget: LIMITS.writePdf,
};

/** The sheet for a bank or a client as a PDF. */
export const WRITE_SHEET: WorkKind<SheetFacts, null> = { name: "write-sheet", budget: LIMITS.writePdf };
