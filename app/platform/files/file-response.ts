import { contentDisposition } from "~/domain/files/content-disposition";
import type { PlatformParts } from "../scope";

export interface FileToSend {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A file as a download that nothing here can be made to show or run (every response of the server says nosniff). */
export function fileResponse({ name, mediaType, bytes }: FileToSend): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(bytes.length),
      "Content-Disposition": contentDisposition(name),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}

/** Files of one type that a company may fetch, by the name it asks for. */
export interface FileSource {
  /** Whether the company has it. */
  has(parts: PlatformParts, companyId: string, filename: string): Promise<boolean>;
  /** Null when it is gone since. */
  open(parts: PlatformParts, companyId: string, filename: string): Promise<FileToSend | null>;
}
