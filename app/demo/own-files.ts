import { findingOf } from "~/platform/files/inspection/inspect";
import { INSPECT } from "~/platform/files/inspect";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import type { FileKind } from "~/domain/files/kinds";

/** The files of the demo are made by the demo: they are looked at in this process. */
export const ownFiles: Quarantine = {
  async run<Input, Output>(
    { name }: { name: string },
    { input, bytes = new Uint8Array() }: { input: Input; bytes?: Uint8Array | undefined },
  ) {
    if (name !== INSPECT.name) throw new Error(`The demo does no ${name}`);
    return (await findingOf(input as FileKind, Buffer.from(bytes))) as Output;
  },
  ahead: () => null,
  stop: async () => undefined,
};
