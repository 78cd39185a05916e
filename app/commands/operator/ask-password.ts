import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { WrongUsage } from "./refused";

/**
 * From CARTA_PASSWORD, or typed without being shown; never an argument, which every process of the machine can read.
 */
export async function askPassword(email: string): Promise<string> {
  const fromEnvironment = process.env.CARTA_PASSWORD;
  if (fromEnvironment) return fromEnvironment;
  const { stdin, stderr } = process;
  if (!stdin.isTTY) throw new WrongUsage("Manca la password: mettila nella variabile CARTA_PASSWORD.");
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const typing = createInterface({ input: stdin, output: nowhere, terminal: true });
  typing.once("SIGINT", () => process.exit(130));
  stderr.write(`Password di ${email}: `);
  const password = await typing.question("");
  typing.close();
  stderr.write("\n");
  return password;
}
