import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PROCESS_MARK } from "~/machine/ended-process";
import type { Delivery, Letter, Mailbox } from "./letter";

export const outboxIn = (dataDir: string): string => path.join(dataDir, "outbox");

/** Writes mails as text files to `outbox` in the data folder, one each, named in the order they were written. */
export function outboxDelivery(dataDir: string): Delivery {
  const folder = outboxIn(dataDir);
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(letter));
      await replaceMail(dataDir, file, textOf(letter));
    },
    close() {},
  };
}

/** Writes a mail of the outbox: as a whole or not at all. */
export async function replaceMail(dataDir: string, file: string, text: string): Promise<void> {
  const unfinished = path.join(dataDir, `.outbox-${PROCESS_MARK}-${path.basename(file)}`);
  try {
    await writeFile(unfinished, text, { encoding: "utf8", mode: 0o600 });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * The name of a mail that entered the store at this instant or later is not before this one. When the mail was written
 * into the folder does not count: one that had to wait has an earlier name.
 */
export const firstNameAt = (date: Date): string => date.toISOString().replace(/[:.]/g, "-");

const fileName = ({ date, id, template }: Letter) =>
  `${firstNameAt(date)}-${String(id).padStart(6, "0")}-${template}.txt`;

function textOf({ from, to, subject, date, body, headers: further = {} }: Letter): string {
  const headers = {
    Da: mailbox(from),
    A: mailbox(to),
    Oggetto: subject,
    Data: date.toISOString(),
    ...further,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${oneLine(value)}`);
  return `${lines.join("\n")}\n\n${body}`;
}

const mailbox = ({ name, address }: Mailbox) => (name === "" ? address : `${name} <${address}>`);

/** A header is one line, whatever a name contains. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ");
