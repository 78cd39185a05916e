import { toLatin1 } from "../plain-text";

/** Whether a browser saves a file, or shows it where it can. */
type Kind = "attachment" | "inline";

/**
 * The header that lets a browser save a file under its own name (RFC 6266): in plain letters for clients that read
 * nothing else, and in full (RFC 5987).
 */
export function contentDisposition(name: string, kind: Kind = "attachment"): string {
  const plain = toLatin1(name)
    .text.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** RFC 5987 leaves fewer characters unencoded than addresses do. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
