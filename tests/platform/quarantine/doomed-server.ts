import { openQuarantine } from "~/platform/quarantine/pool";
import { PID } from "./bad-kinds";

/** A server that says which process it has started, and waits to be killed. */
const [script = "", scratch = ""] = process.argv.slice(2);
const subject = { path: "", name: "" };
console.log(await openQuarantine({ script, scratch }).run(PID, { companyId: "a", input: null, subject }));
setInterval(() => undefined, 1_000);
