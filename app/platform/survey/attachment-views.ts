import type { AttachmentView } from "~/api/contract/survey";
import type { Question } from "~/domain/question/question";
import type { Db } from "../scope";
import { attachmentsOf, type StoredAttachment } from "../store/attachments";
import type { Survey } from "./survey";

/** The files that the answers to some questions name: one read, or none if they name no files. */
export function filesOf(
  db: Db,
  { company, answers }: Survey,
  questions: readonly Question[],
): Promise<Map<string, StoredAttachment>> {
  const ids = questions.flatMap(({ guid }) => answers[guid]?.attachments ?? []);
  return attachmentsOf(db, company.id, ids);
}

/** Files in the order in which they were added. */
export const attachmentViews = (
  ids: readonly string[],
  files: ReadonlyMap<string, StoredAttachment>,
): AttachmentView[] =>
  ids.flatMap((id) => {
    const file = files.get(id);
    if (!file) return [];
    const { name, size, media_type: mediaType, uploaded_at: uploadedAt, uploadedBy } = file;
    const inControl = file.control === null ? {} : { isInControl: true };
    return { id, name, size, mediaType, uploadedAt, uploadedBy, ...inControl };
  });
