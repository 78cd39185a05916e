import { parseArgs } from "node:util";
import { end } from "./end";

interface Usage<Option extends string> {
  /** Options with a value each. */
  options: readonly Option[];
  /** How the command is written; the sentence with which it ends where it was written otherwise. */
  usage: string;
}

/** The options of a command and the words beside them. */
export function argumentsOrEnd<Option extends string>({ options, usage }: Usage<Option>) {
  const known = Object.fromEntries(options.map((name) => [name, { type: "string" as const }]));
  try {
    const { values, positionals } = parseArgs({ options: known, allowPositionals: true });
    return { values: values as Partial<Record<Option, string>>, positionals };
  } catch {
    return end(usage);
  }
}
