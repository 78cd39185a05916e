import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Bill, ofProduction } from "./bill";
import { PROJECT } from "./serve-build";

/** `npm run sbom`: writes what production consists of as CycloneDX. */
const MOST_BYTES = 64 * 1024 * 1024;
const words = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application"];
const whole = execFileSync("npm", words, { cwd: PROJECT, encoding: "utf8", maxBuffer: MOST_BYTES });
const file = path.join(PROJECT, "build", "sbom.cdx.json");
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(ofProduction(JSON.parse(whole) as Bill), null, 2)}\n`);
console.error(file);
