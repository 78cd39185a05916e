import { createWriteStream } from "node:fs";
import { once } from "node:events";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { isExistingFile } from "~/machine/existing-file";
import type { PlatformParts } from "~/platform/scope";
import { recordAudit } from "~/platform/store/audit";
import { exportLines } from "~/platform/store/trail/export";
import { write } from "~/platform/store/write";
import { waitingWords } from "./event-words";
import type { OperatorArguments } from "./read-arguments";
import { Refused } from "./refused";

/** Writes the whole trail as lines of JSON to a new file, or to the standard output. */
export async function exportEvents(
  parts: PlatformParts,
  _: OperatorArguments["named"],
  { to }: OperatorArguments["options"],
): Promise<void> {
  await write(parts.db, null, (trx) => recordAudit(trx, parts, "trail_exported"));
  if (to === undefined) return void (await writeLines(parts, process.stdout));
  const file = createWriteStream(to, { flags: "wx", mode: 0o600 });
  await once(file, "open").catch((error: unknown) => {
    throw new Refused(
      isExistingFile(error)
        ? `Il file ${to} c'è già: scegline un altro.`
        : `Il file ${to} non si può scrivere.`,
    );
  });
  const { events, waiting } = await writeLines(parts, file);
  file.end();
  await finished(file);
  console.log(`Eventi scritti in ${to}: ${events}.`);
  if (waiting > 0) console.log(waitingWords(waiting));
}

async function writeLines({ db }: PlatformParts, stream: Writable) {
  let [events, waiting] = [0, 0];
  for await (const line of exportLines(db)) {
    if (line.type === "event") events += 1;
    if (line.type === "waiting") waiting = line.events;
    if (!stream.write(`${JSON.stringify(line)}\n`)) await once(stream, "drain");
  }
  return { events, waiting };
}
