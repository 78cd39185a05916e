import { spawn } from "node:child_process";
import { once } from "node:events";
import { bundled } from "./bundled";

/** Runs a command of production to its end: its code, and all that it printed. */
export async function runCommand(
  name: string,
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [await bundled(`app/commands/${name}.ts`), ...args], {
    env: { ...process.env, ALLOW_DEMO_DATA: "true", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const [code] = (await once(child, "close")) as [number];
  return { code, output };
}
