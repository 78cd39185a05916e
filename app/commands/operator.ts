import { checkNode } from "./check-node";
import { isDirect } from "./operator/commands";
import { help } from "./operator/help";
import { readArguments } from "./operator/read-arguments";
import { Refused, WrongUsage } from "./operator/refused";
import { signedIn } from "./operator/session";
import { checkVerifying, verify } from "./operator/verify";

/** `npm run operator -- <command>`: the work of the provider and the verifiers, for machines and for what has no page. */
checkNode();
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refused || error instanceof WrongUsage)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof WrongUsage ? 2 : 1;
}

async function run(given: string[]): Promise<void> {
  const parsed = readArguments(given);
  if (parsed === null) return console.log(help());
  if (isDirect(parsed.command)) {
    // The whole platform is imported only here: help and commands to a server need not wait for it.
    const { administer } = await import("./operator/administer");
    return administer(parsed.command, parsed);
  }
  checkVerifying(parsed);
  return signedIn(parsed.options, (call) => verify(parsed, call));
}
