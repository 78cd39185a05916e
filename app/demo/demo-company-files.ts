import { createHash } from "node:crypto";
import { PNG } from "pngjs";
import { LOGO } from "~/platform/files/logo";
import { storageOf } from "~/platform/storage/storage";
import type { SignedInScope } from "~/platform/scope";
import { insertAttachment } from "~/platform/store/attachments";
import { changeCompany } from "~/platform/store/companies";
import { COMPANY_FILES } from "~/platform/store/registry/registry-facts";
import { write } from "~/platform/store/write";
import { onePagePdf } from "./one-page-pdf";

/** The logo of a demo company and a document about it, under ids of their own. */
export interface DemoCompanyFiles {
  logoId: string;
  documentId: string;
  email: string;
}

export async function addDemoCompanyFiles(
  { logoId, documentId }: DemoCompanyFiles,
  { company, year }: { company: string; year: number },
  scope: SignedInScope,
): Promise<void> {
  const statute = onePagePdf(["Documento dimostrativo: l'azienda è inventata", "Visura camerale", company]);
  const png = { mediaType: "image/png", bytes: mark() };
  await addFile({ id: logoId, key: LOGO, name: "logo.png", year, ...png }, scope);
  const pdf = { mediaType: "application/pdf", bytes: Buffer.from(statute) };
  await addFile({ id: documentId, key: COMPANY_FILES, name: "Visura camerale.pdf", year, ...pdf }, scope);
  const { companyId } = scope.session;
  await write(scope.db, companyId, (trx) => changeCompany(trx, companyId, { logo_id: logoId }));
}

interface DemoFile {
  id: string;
  key: string;
  name: string;
  mediaType: string;
  bytes: Buffer;
  year: number;
}

async function addFile(file: DemoFile, { db, session, settings, now }: SignedInScope): Promise<void> {
  const { id, key, name, mediaType, bytes, year } = file;
  await storageOf(settings).put(id, { bytes });
  await write(db, session.companyId, (trx) =>
    insertAttachment(trx, {
      ...{ id, name, year, company_id: session.companyId, question_id: key, media_type: mediaType },
      ...{ size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") },
      ...{
        uploaded_by: session.accountId,
        uploaded_at: now().toISOString(),
        released_at: null,
        control: null,
      },
    }),
  );
}

const SIZE = { width: 320, height: 160 };
const PETROL = [10, 90, 84, 255];

/** Three bars that grow, in the colour of the product. */
function mark(): Buffer {
  const png = new PNG(SIZE);
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const isBar = x % 112 < 80 && y >= SIZE.height - 56 * (1 + Math.floor(x / 112));
      if (isBar) png.data.set(PETROL, (y * SIZE.width + x) * 4);
    }
  }
  return PNG.sync.write(png);
}
