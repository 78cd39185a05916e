/** A file as a form sends it; one without a name was not chosen. */
export interface GivenFile {
  fileName: string;
  content: Buffer | string;
  type?: string;
}

export type Entry = [name: string, value: string | GivenFile];

/** What a field for files sends when none was chosen. */
export const NO_FILE: GivenFile = { fileName: "", content: "", type: "application/octet-stream" };

/** Body and content type of a form's entries, as a browser without script sends them. */
export function encodeForm(entries: Entry[], encType: string): { type: string; body: string | Buffer } {
  if (encType !== "multipart/form-data") {
    const pairs = entries.map(([name, value]) => [name, typeof value === "string" ? value : value.fileName]);
    return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(pairs).toString() };
  }
  const boundary = "----------------------------carta-esg-test-0123456789";
  const parts = entries.map(([name, value]) => {
    const isText = typeof value === "string";
    const file = isText ? "" : `; filename="${escaped(value.fileName)}"\r\nContent-Type: ${typeOf(value)}`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`;
    const content = isText ? value : value.content;
    return Buffer.concat([Buffer.from(head), Buffer.from(content as string), Buffer.from("\r\n")]);
  });
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

const typeOf = ({ type = "application/octet-stream" }: GivenFile) => type;

const escaped = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
