import { readFile } from "node:fs/promises";
import { findingOf } from "~/platform/files/inspection/inspect";
import { INSPECT } from "~/platform/files/inspect";
import { NO_LOAD, type Order, type Quarantine, type WorkKind } from "~/platform/quarantine/work-kind";
import type { FileKind } from "~/domain/files/kinds";

/** The files of the demo are made by the demo: they are looked at in this process. */
export const ownFiles: Quarantine = {
  async run<Input, Output>({ name }: WorkKind<Input, Output>, { input, file }: Order<Input>) {
    if (name !== INSPECT.name) throw new Error(`The demo does no ${name}`);
    return (await findingOf(input as FileKind, await bytesOf(file))) as Output;
  },
  ahead: () => null,
  load: () => NO_LOAD,
  isOver: () => false,
  stop: async () => undefined,
};

const bytesOf = async (file: Order<unknown>["file"] = { bytes: new Uint8Array() }): Promise<Buffer> =>
  "path" in file ? readFile(file.path) : Buffer.from(file.bytes);
