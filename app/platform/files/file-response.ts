import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { contentDisposition } from "~/domain/files/content-disposition";
import type { PlatformParts } from "../scope";

export interface FileToSend {
  name: string;
  mediaType: string;
  /** As they come: no file is in memory as a whole, however slow its reader is. */
  bytes: ReadableStream;
  size: number;
}

/** A file as a download that no browser displays or runs (every response of the server says nosniff). */
export function fileResponse({ name, mediaType, bytes, size }: FileToSend): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(size),
      "Content-Disposition": contentDisposition(name),
      "Content-Security-Policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}

/** A file on the disk, as it is sent. */
export async function sentFrom(place: string): Promise<Pick<FileToSend, "bytes" | "size">> {
  const handle = await open(place);
  const { size } = await handle.stat();
  return { size, bytes: Readable.toWeb(handle.createReadStream()) as ReadableStream };
}

/** The files of one type that a company may fetch, by the name in the call. */
export interface FileSource {
  /** Whether the company has the file. */
  has(parts: PlatformParts, companyId: string, filename: string): Promise<boolean>;
  /** Null if the file has gone since. */
  open(parts: PlatformParts, companyId: string, filename: string): Promise<FileToSend | null>;
}
