import { spawn } from "node:child_process";
import { DEMO_PASSWORD } from "../api-client";
import { bundled } from "../bundled";

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

export type Operator = (...given: string[]) => Promise<Ended>;

/** What `npm run operator -- …` runs, in a process of its own. */
export const makeOperator =
  (environment: Record<string, string> = {}): Operator =>
  async (...given) => {
    const script = await bundled("app/commands/operator.ts");
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [script, ...given], {
        stdio: ["ignore", "pipe", "pipe"],
        env: { ...process.env, CARTA_PASSWORD: DEMO_PASSWORD, ...environment },
      });
      const ended: Ended = { code: null, out: "", err: "" };
      child.stdout.setEncoding("utf8").on("data", (text: string) => (ended.out += text));
      child.stderr.setEncoding("utf8").on("data", (text: string) => (ended.err += text));
      child.once("close", (code) => resolve({ ...ended, code }));
    });
  };
