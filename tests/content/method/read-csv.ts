/** Rows of a table by the names of its columns. */
export type Row = Record<string, string>;
export type Tables = Record<string, Row[]>;

export function readCsv(text: string): Row[] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    // Spreadsheets would run a cell that begins like a formula: the file marks it as text.
    rows.at(-1)?.push(cell.replace(/^'(?=[=+\-@])/, ""));
    cell = "";
  };
  for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ";") endCell();
    else if (!quoted && sign === "\r") continue;
    else if (!quoted && sign === "\n") {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  const [header = [], ...body] = rows.filter((row) => row.length > 0);
  return body.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])));
}
