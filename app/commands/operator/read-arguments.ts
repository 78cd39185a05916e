import { parseArgs } from "node:util";
import { COMMANDS, isCommand, usageOf, type CommandName, type Option } from "./commands";
import { WrongUsage } from "./refused";

export interface OperatorArguments {
  command: CommandName;
  /** The names, in order; a missing optional one is "". */
  named: readonly [string, string, string];
  options: Partial<Record<Option, string>>;
}

/** The requested command; null means help. Throws WrongUsage. */
export function readArguments(given: readonly string[]): OperatorArguments | null {
  const { values, positionals } = parsed(given);
  const { help, ...options } = values;
  const [command = "help", ...named] = positionals;
  if (help || command === "help") return null;
  if (!isCommand(command)) throw new WrongUsage(`Il comando «${command}» non c'è.`);
  const { names, options: known }: { names: readonly string[]; options: readonly string[] } =
    COMMANDS[command];
  const needed = names.filter((name) => !name.startsWith("[")).length;
  if (named.length < needed || named.length > names.length || named.includes("")) {
    throw new WrongUsage(`Si scrive così: ${usageOf(command)}`);
  }
  const foreign = Object.keys(options).find((option) => !known.includes(option));
  if (foreign !== undefined) throw new WrongUsage(`L'opzione --${foreign} non vale per «${command}».`);
  if (options.page !== undefined && !/^[1-9]\d{0,5}$/.test(options.page)) {
    throw new WrongUsage("Dopo --page scrivi il numero di una pagina, da 1 in su.");
  }
  const [first = "", second = "", third = ""] = named;
  return { command, named: [first, second, third], options };
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        url: { type: "string" },
        email: { type: "string" },
        files: { type: "string" },
        text: { type: "string" },
        page: { type: "string" },
        to: { type: "string" },
      },
    });
  } catch (error) {
    throw new WrongUsage(usageErrorWords(error));
  }
}

function usageErrorWords(error: unknown): string {
  const { code = "", message } = error as { code?: string; message: string };
  const [, option = ""] = /'(-[^'\s]*)/.exec(message) ?? [];
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `L'opzione ${option} non c'è.`;
  return `L'opzione ${option} è scritta male: dopo deve esserci il suo valore.`;
}
