import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Delivery, Letter, Mailbox } from "./letter";

/** Writes mails as text files to `outbox` in the data folder, one each, named in the order they were written. */
export function outboxDelivery(dataDir: string): Delivery {
  const folder = path.join(dataDir, "outbox");
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(letter));
      const unfinished = path.join(dataDir, `.outbox-${letter.id}`);
      await writeFile(unfinished, textOf(letter), { encoding: "utf8", mode: 0o600 });
      await rename(unfinished, file);
    },
    close() {},
  };
}

const fileName = ({ date, id, template }: Letter) =>
  `${date.toISOString().replace(/[:.]/g, "-")}-${String(id).padStart(6, "0")}-${template}.txt`;

function textOf({ from, to, subject, date, body }: Letter): string {
  const headers = { Da: mailbox(from), A: mailbox(to), Oggetto: subject, Data: date.toISOString() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${body}`;
}

const mailbox = ({ name, address }: Mailbox) => (name === "" ? address : `${name} <${address}>`);

/** A header is one line, whatever a name contains. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ");
