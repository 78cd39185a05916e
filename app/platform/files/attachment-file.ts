import { ApiError } from "~/api/errors";
import { storageOf } from "../storage/storage";
import { attachmentsOf, type StoredAttachment } from "../store/attachments";
import type { FileSource } from "./file-response";

/** What people have uploaded for a company, by its id. */
export const attachmentFile: FileSource = {
  async has({ db }, companyId, id) {
    const row = (await attachmentsOf(db, companyId, [id])).get(id);
    refuseInControl(row);
    return row !== undefined;
  },
  async open({ db, settings }, companyId, id) {
    const row = (await attachmentsOf(db, companyId, [id])).get(id);
    if (!row) return null;
    refuseInControl(row);
    const file = await storageOf(settings).open(id);
    if (file === null) throw new ApiError(500, "internal/download_failed");
    return { name: row.name, mediaType: row.media_type, ...file };
  },
};

/** The malware scanner has not yet looked at it; the company that sent it has it anyway. */
function refuseInControl(row: StoredAttachment | undefined): void {
  if (row && row.control !== null) throw new ApiError(409, "internal/file_in_control");
}
