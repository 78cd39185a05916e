import { randomUUID } from "node:crypto";
import { ApiError } from "~/api/errors";
import { contentOf, type FileContent, sha256Of } from "~/bodies/file-content";
import { fileName } from "~/domain/files/file-name";
import { FILE_KINDS, KIND_NAMES, kindOf, type Finding } from "~/domain/files/kinds";
import { FILE_LIMIT, sizeWords, TOTAL_LIMIT } from "~/domain/files/limits";
import type { SignedInScope, Trx } from "../scope";
import { attachmentsOf, bytesInUse, findTwin, insertAttachment } from "../store/attachments";
import type { FileStorage } from "../storage/file-storage";
import { removeDropped, storageOf } from "../storage/storage";
import { isAway } from "../store/engines/away";
import { write } from "../store/write";
import { inspected } from "./inspect";

interface Sent {
  id: string;
  name: string;
  mediaType: string;
  content: FileContent;
  size: number;
  sha256: string;
}

/** The question a file is uploaded for, or another key in its place. */
interface FilePlace {
  questionId: string;
  year: number;
  /** A file that this upload replaces: its bytes do not count. */
  replaces?: string | undefined;
}

/**
 * Stores files, all or none, and returns their ids by name. A file waits until an answer names it; after a day without
 * a name the sweep deletes it. Bytes are written before rows, so that no row ever lacks its file.
 */
export async function takeFiles(
  body: FormData,
  most: number,
  place: FilePlace,
  scope: SignedInScope,
): Promise<Record<string, string>> {
  const { db, session, settings } = scope;
  const files = distinct(await readFiles(body, most, scope));
  const storage = storageOf(settings);
  const stored: string[] = [];
  let kept: readonly string[] = [];
  try {
    for (const { id, content } of files) {
      await storage.put(id, content);
      stored.push(id);
    }
    const ids = await write(db, session.companyId, (trx) => takeIn(trx, files, place, scope));
    kept = Object.values(ids);
    for (const file of files) await mendTwin(storage, ids[file.name], file);
    return ids;
  } catch (error) {
    // Where the store was lost, it may have these files.
    if (isAway(error)) kept = stored;
    throw error;
  } finally {
    // What is perhaps stored, and was not said in time, is left to the sweep.
    await removeDropped(
      settings,
      stored.filter((id) => !kept.includes(id)),
    );
  }
}

async function readFiles(body: FormData, most: number, scope: SignedInScope): Promise<Sent[]> {
  const files = [...body.values()].filter((value) => typeof value !== "string");
  if (files.length === 0) throw refused(422, "choose_file", "");
  if (files.length > most) throw refused(422, "too_many_files", "", { max: String(most) });
  const read: Sent[] = [];
  for (const file of files) read.push(await readFile(file, scope));
  return read;
}

async function readFile(file: File, { quarantine, session }: SignedInScope): Promise<Sent> {
  const name = fileName(file.name);
  const kind = kindOf(name);
  if (kind === null) throw refused(415, "unsupported_media_type", name, { kinds: KIND_NAMES });
  if (file.size > FILE_LIMIT) throw refused(413, "file_too_large", name, { max: sizeWords(FILE_LIMIT) });
  const content = await contentOf(file);
  const finding = await inspected(quarantine, { companyId: session.companyId, kind, name, file: content });
  if (finding !== null) {
    throw refused(finding === "file_content_differs" ? 415 : 422, finding, name, { kind });
  }
  const { mediaType } = FILE_KINDS[kind];
  return { id: randomUUID(), name, mediaType, content, size: file.size, sha256: await sha256Of(content) };
}

type FileRefusal =
  | "choose_file"
  | "too_many_files"
  | "unsupported_media_type"
  | "file_too_large"
  | "files_too_large_together"
  | NonNullable<Finding>;

function refused(
  status: number,
  code: FileRefusal,
  name: string,
  params: Record<string, string> = {},
): ApiError {
  return new ApiError(status, `internal/${code}`, [{ path: "files", code, params: { name, ...params } }]);
}

/** Repairs a file that was uploaded before and has been damaged since. */
async function mendTwin(storage: FileStorage, id: string | undefined, { id: own, content, sha256 }: Sent) {
  if (id === undefined || id === own) return;
  const stored = await storage.find(id);
  if (stored === null || (await sha256Of(stored)) !== sha256) await storage.put(id, content);
}

/** Files of one call are told apart by their names. */
function distinct(files: Sent[]): Sent[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let name = file.name;
    for (let number = 2; taken.has(name); number += 1)
      name = file.name.replace(/(?=\.[^.]+$)/, ` (${number})`);
    taken.add(name);
    return { ...file, name };
  });
}

/** The ids by name: a file that was uploaded before keeps its id. */
async function takeIn(
  trx: Trx,
  files: Sent[],
  { questionId, year, replaces }: FilePlace,
  { session, now, settings }: SignedInScope,
): Promise<Record<string, string>> {
  const key = { company_id: session.companyId, year, question_id: questionId };
  const leaving = replaces
    ? (await attachmentsOf(trx, session.companyId, [replaces])).get(replaces)
    : undefined;
  const used = (await bytesInUse(trx, session.companyId, year)) - (leaving?.size ?? 0);
  const at = now().toISOString();
  const ids: [string, string][] = [];
  let added = 0;
  for (const { id, name, mediaType, size, sha256 } of files) {
    const twin = await findTwin(trx, { ...key, name, sha256 }, at);
    ids.push([name, twin ?? id]);
    if (twin !== undefined) continue;
    added += size;
    if (used + added > TOTAL_LIMIT) {
      const left = sizeWords(Math.max(0, TOTAL_LIMIT - used));
      throw refused(413, "files_too_large_together", name, { max: sizeWords(TOTAL_LIMIT), left });
    }
    await insertAttachment(trx, {
      ...{ id, ...key, name, sha256 },
      media_type: mediaType,
      size,
      uploaded_by: session.accountId,
      uploaded_at: at,
      released_at: at,
      control: settings.clamd === null ? null : "waiting",
    });
  }
  return Object.fromEntries(ids);
}
