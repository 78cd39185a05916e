import type { ReadableStream } from "node:stream/web";
import { contentDisposition } from "~/domain/files/content-disposition";
import type { PlatformParts } from "../scope";

export interface FileToSend {
  name: string;
  mediaType: string;
  /** Whole, or as they come. */
  bytes: Buffer | ReadableStream;
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

/** The files of one type that a company may fetch, by the name in the call. */
export interface FileSource {
  /** Whether the company has the file. */
  has(parts: PlatformParts, companyId: string, filename: string): Promise<boolean>;
  /** Null if the file has gone since. */
  open(parts: PlatformParts, companyId: string, filename: string): Promise<FileToSend | null>;
}
