import { ApiError } from "~/api/errors";
import { attachmentsOf, type StoredAttachment } from "../store/attachments";
import { type FileSource, sentFrom } from "./file-response";
import { storageOf } from "./storage";

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
    const file = await storageOf(settings).find(id);
    if (file === null) throw new ApiError(500, "internal/download_failed");
    return { name: row.name, mediaType: row.media_type, ...(await sentFrom(file.path)) };
  },
};

/** The malware scanner has not yet looked at it; the company that sent it has it anyway. */
function refuseInControl(row: StoredAttachment | undefined): void {
  if (row && row.control !== null) throw new ApiError(409, "internal/file_in_control");
}
