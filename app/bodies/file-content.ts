import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { spooledPathOf } from "./spool";

/** The content of a file: where it lies on the disk, so that no memory waits with it, or its bytes if they are few. */
export type FileContent = { path: string } | { bytes: Uint8Array };

/** The content of an uploaded file, to be read before its last holder lets go. */
export async function contentOf(file: File): Promise<FileContent> {
  const path = spooledPathOf(file);
  return path === null ? { bytes: new Uint8Array(await file.arrayBuffer()) } : { path };
}

/** Read piece by piece. */
export async function sha256Of(content: FileContent): Promise<string> {
  const hash = createHash("sha256");
  if ("bytes" in content) hash.update(content.bytes);
  else await pipeline(createReadStream(content.path), hash);
  return hash.digest("hex");
}
