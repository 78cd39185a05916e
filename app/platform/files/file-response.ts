import { contentDisposition } from "~/domain/files/content-disposition";

export interface FileToSend {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

/** A file as a download that nothing on this site can be made to show or run, and that no cache shares. */
export function fileResponse({ name, mediaType, bytes }: FileToSend): Response {
  return new Response(bytes as BodyInit, {
    headers: {
      "Content-Type": mediaType,
      "Content-Length": String(bytes.length),
      "Content-Disposition": contentDisposition(name),
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}
