import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Bill, ofProduction } from "~/commands/bill";
import { isAllowed, type LockFile, type Manifest, noticesText, thirdParties } from "~/commands/notices";

const manifestIn = (folder: string): Manifest | null => {
  const file = path.join(folder, "package.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : null;
};

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as LockFile;
const parties = thirdParties(lock, manifestIn);
const named = ({ name, version }: { name: string; version: string }) => `${name} ${version}`;

describe("the packages of production", () => {
  test("are there", () => {
    expect(parties.length).toBeGreaterThan(100);
  });

  test("have each a licence of the declared list", () => {
    const wrong = parties.filter(({ license }) => !isAllowed(license));
    expect(wrong.map((party) => `${named(party)}: ${party.license}`)).toEqual([]);
  });

  test("are those of the notices: after a change of the lock file `npm run notices` writes them anew", () => {
    const text = readFileSync("THIRD-PARTY-NOTICES.md", "utf8");
    const written = [...text.matchAll(/^- \*\*(\S+)\*\* (\S+) · /gm)].map(
      ([, name, version]) => `${name} ${version}`,
    );
    expect(written).toEqual(parties.map(named));
  });
});

describe("the bill of materials", () => {
  test("has every installed package of production, and none of development", () => {
    const whole = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { components, dependencies } = ofProduction(JSON.parse(whole) as Bill);
    const listed = components.map((one) => one["bom-ref"]);
    expect(listed).toEqual(expect.arrayContaining(["react@18.3.1", "@remix-run/express@2.17.5"]));
    const installed = Object.entries(lock.packages)
      .filter(([folder, { dev }]) => folder !== "" && !dev && manifestIn(folder))
      .map(([folder, { name, version }]) => `${name ?? folder.split("node_modules/").at(-1)}@${version}`);
    expect(new Set(listed)).toEqual(new Set(installed));
    expect(new Set(dependencies.flatMap(({ dependsOn }) => dependsOn))).not.toContain("vitest@3.2.7");
  });
});

describe("a licence", () => {
  test.each([
    ["MIT", true],
    ["(MIT OR WTFPL)", true],
    ["(Apache-2.0 AND MIT)", true],
    ["(MIT AND GPL-3.0-only)", false],
    ["(MIT OR GPL-3.0-only)", true],
    ["GPL-3.0-only", false],
    ["(MIT AND (ISC OR GPL-3.0-only))", false],
    ["SEE LICENSE IN LICENSE.txt", false],
    ["UNLICENSED", false],
    ["", false],
    [null, false],
  ])("of %s is allowed: %s", (license, expected) => {
    expect(isAllowed(license)).toBe(expected);
  });
});

describe("the list of packages", () => {
  const LOCK: LockFile = {
    packages: {
      "": { version: "0.1.0" },
      "node_modules/tool": { version: "1.0.0", license: "MIT", dev: true },
      "node_modules/@org/old": { version: "2.0.0" },
      "node_modules/b/node_modules/a": { version: "1.0.0", license: "ISC" },
      "node_modules/a": { version: "1.0.0", license: "ISC" },
      "node_modules/native": { version: "3.0.0", license: "MIT", cpu: ["x64"] },
      "node_modules/a-2": {
        name: "a",
        version: "2.0.0",
        license: "MIT",
        optional: true,
      },
    },
  };
  const manifests: Record<string, Manifest> = {
    "node_modules/@org/old": {
      licenses: [{ type: "MIT" }],
      author: "Ada <ada@old.example> (https://ada.example)",
      repository: "github:org/old",
    },
    "node_modules/a": {
      author: { name: "Ben" },
      repository: { url: "git+ssh://git@github.com/ben/a.git" },
    },
    "node_modules/native": { author: "only on this machine" },
    "node_modules/a-2": { author: "only on this Node" },
  };

  test("names each version once, leaves tools out, and is the same on every machine", () => {
    const text = noticesText(thirdParties(LOCK, (folder) => manifests[folder] ?? null));
    expect(text.split("\n").filter((line) => line.startsWith("-"))).toEqual([
      "- **@org/old** 2.0.0 · MIT · Ada · <https://github.com/org/old>",
      "- **a** 1.0.0 · ISC · Ben · <https://github.com/ben/a>",
      "- **a** 2.0.0 · MIT · <https://www.npmjs.com/package/a>",
      "- **native** 3.0.0 · MIT · <https://www.npmjs.com/package/native>",
    ]);
  });
});
