import { toLatin1 } from "../plain-text";

/**
 * The header under which a file is saved with its own name (RFC 6266): in plain letters for those who read nothing
 * else, and as it is (RFC 5987).
 */
export function contentDisposition(name: string): string {
  const plain = toLatin1(name)
    .text.normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** What RFC 5987 leaves as it is is less than what addresses do. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
