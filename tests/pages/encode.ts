/** Body and content type of a form's entries, as a browser without script sends them. */
export function encodeForm(
  entries: [string, string][],
  encType: string,
): { type: string; body: string | Buffer } {
  if (encType !== "multipart/form-data") {
    return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(entries).toString() };
  }
  const boundary = "----------------------------carta-esg-test-0123456789";
  const parts = entries.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(name)}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join("")}--${boundary}--\r\n` };
}

const escaped = (name: string) => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
