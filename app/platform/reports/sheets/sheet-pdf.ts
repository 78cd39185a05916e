import type { SheetFacts } from "~/documents/sheets/facts";
import type { SheetKind } from "~/domain/sheets/kinds";
import { documentSource } from "../../documents/document-source";
import { documentOf } from "../../documents/made-document";
import type { FileSource } from "../../files/file-response";
import type { PlatformParts } from "../../scope";
import { SurveyReader } from "../../survey/survey-reader";
import { sheetOf } from "../../workbook/sheets/sheet";
import { sheetNamePattern } from "../../workbook/sheets/sheet-name";
import { surveyOf } from "../../workbook/workbook-files";
import { issuedHead } from "../issued-head";
import { WRITE_SHEET } from "../work";

const file = (kind: SheetKind): FileSource => {
  const pattern = sheetNamePattern(kind, "pdf");
  return documentSource({
    mediaType: "application/pdf",
    has: async ({ db }, companyId, filename) =>
      (await surveyOf(new SurveyReader(db, companyId), pattern, filename)) !== null,
    async read(parts, companyId, filename) {
      const input = await sheetFacts(parts, { kind, companyId, filename });
      return input && documentOf({ kind: WRITE_SHEET, input });
    },
  });
};

export const bankPdf = file("bank");
export const clientPdf = file("client");

interface Wanted {
  kind: SheetKind;
  companyId: string;
  filename: string;
}

/** The sheet without what depends on the day: the sheet of a version is the same file for ever. */
async function sheetFacts(
  { db, now, settings }: PlatformParts,
  { kind, companyId, filename }: Wanted,
): Promise<SheetFacts | null> {
  const reader = new SurveyReader(db, companyId);
  const survey = await surveyOf(reader, sheetNamePattern(kind, "pdf"), filename);
  if (survey === null) return null;
  const {
    editions,
    filename: _xlsx,
    pdfName: _pdf,
    isCapKnown: _known,
    ...sheet
  } = sheetOf(kind, survey, now());
  const { title = "", edition = "" } = editions[0] ?? {};
  const { issued, draft } = survey;
  const head = issued && (await issuedHead(reader, issued.id, settings.publicUrl));
  return {
    ...sheet,
    edition: { title, edition },
    issued: head ? { sha256: head.sha256, publicAddress: head.publicAddress } : null,
    draft: { updatedAt: draft.updatedAt ?? now().toISOString(), revision: draft.revision },
  };
}
