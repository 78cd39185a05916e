import { contentDisposition } from "~/domain/files/content-disposition";
import type { PlatformParts } from "../scope";
import type { SentFile } from "../storage/sent-file";

export interface FileToSend extends SentFile {
  name: string;
  mediaType: string;
  /** Made by the product; absent for what people have uploaded. */
  isOurs?: boolean;
}

const PDF = "application/pdf";

/** Browsers show a PDF by a document of their own, which has scripts and styles: it may not be sandboxed. */
const SHOWN = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const KEPT = "sandbox; default-src 'none'; frame-ancestors 'none'";

/**
 * A file as a download that no browser displays or runs (every response of the server says nosniff). A PDF that the
 * product has drawn itself opens in the browser's viewer.
 */
export function fileResponse({ name, mediaType, bytes, size, isOurs = false }: FileToSend): Response {
  const isShown = isOurs && mediaType === PDF;
  return new Response(bytes, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(size),
      "Content-Disposition": contentDisposition(name, isShown ? "inline" : "attachment"),
      "Content-Security-Policy": isShown ? SHOWN : KEPT,
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
  /**
   * Of files that are made when they are asked for: begins to, and waits as long as a page may. Null when the file is
   * there; until then the pieces of work that come before it. Throws 404 where there is no file of this name.
   */
  prepare?(parts: PlatformParts, companyId: string, filename: string): Promise<{ ahead: number } | null>;
}
