import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * `npm run check:on -- 24`: the check on another Node, 22.14 or later, which comes as a package from the registry. The
 * project is copied, since what is installed depends on the Node. No install scripts: the native code that such a Node
 * uses comes built, and the other database driver stays without its own.
 */
const [version = "24", ...words] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-node-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const packaged = `node-${process.platform}-${process.arch}`;
writeFileSync(path.join(folder, "package.json"), "{}");
execFileSync("npm", ["install", "--no-save", "--ignore-scripts", `${packaged}@${version}`], { cwd: folder });
const bin = path.join(folder, "node_modules", packaged, "bin");
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ""}` };

const copy = path.join(folder, "project");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { encoding: "utf8" }); // prettier-ignore
for (const file of files.split("\0").filter(Boolean)) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  cpSync(file, path.join(copy, file));
}
const inCopy = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: copy, env, stdio: "inherit" }).status ?? 1;

console.log(`Node ${execFileSync(path.join(bin, "node"), ["--version"], { encoding: "utf8" }).trim()}`);
const [first = "npm", ...rest] = words.length > 0 ? words : ["npm", "run", "check"];
process.exitCode = inCopy("npm", ["ci", "--ignore-scripts"]) || inCopy(first, rest);
