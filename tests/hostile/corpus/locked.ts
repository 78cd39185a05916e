import { createCipheriv, createHash } from "node:crypto";
import { objectStream, PACKED_PAGES, pdfOf } from "./document";

const KEY = Buffer.alloc(32, 7);
const SALTS = Buffer.alloc(16, 9);

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

function sealed(key: Buffer, iv: Buffer, bytes: Buffer, isPadded: boolean): Buffer {
  const cipher = createCipheriv("aes-256-cbc", key, iv).setAutoPadding(isPadded);
  return Buffer.concat([cipher.update(bytes), cipher.final()]);
}

/** A PDF that opens without a password and whose objects lie in an encrypted object stream (revision 5, AES-256). */
export function lockedPdf(...more: string[]): Buffer {
  const user = Buffer.concat([sha256(SALTS.subarray(0, 8)), SALTS]);
  const wrapped = sealed(sha256(SALTS.subarray(8)), Buffer.alloc(16), KEY, false);
  const hex = (bytes: Buffer) => `<${bytes.toString("hex")}>`;
  const filters = "/CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF";
  const lock = `<< /Filter /Standard /V 5 /R 5 /Length 256 /P -4 /U ${hex(user)} /UE ${hex(wrapped)} /O <00> ${filters} >>`;
  const open = objectStream([...PACKED_PAGES, ...more]);
  const begin = open.indexOf("stream\n") + 7;
  const iv = Buffer.alloc(16, 5);
  const data = Buffer.concat([iv, sealed(KEY, iv, open.subarray(begin, -10), true)]);
  const head = open.toString("latin1", 0, begin).replace(/\/Length \d+/, `/Length ${data.length}`);
  const packed = Buffer.concat([Buffer.from(head), data, Buffer.from("\nendstream")]);
  return pdfOf(["<< /Type /Catalog /Pages 10 0 R >>", packed, lock], "/Encrypt 3 0 R /ID [<00> <00>]");
}
