import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type LockFile, type Manifest, noticesText, thirdParties } from "./notices";
import { PROJECT } from "./serve-build";

/** `npm run notices`: writes the list of the packages that the product brings along, with their licences. */
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(PROJECT, file), "utf8"));

const manifestIn = (folder: string): Manifest | null => {
  const file = path.join(folder, "package.json");
  return existsSync(path.join(PROJECT, file)) ? (read(file) as Manifest) : null;
};

const file = path.join(PROJECT, "THIRD-PARTY-NOTICES.md");
writeFileSync(file, noticesText(thirdParties(read("package-lock.json") as LockFile, manifestIn)));
console.error(file);
