import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { keptSecrets, keysOf, rotateSecrets } from "~/secrets.server";
import { openSealed, sealed } from "~/secrets-sealed.server";
import { readSettings } from "~/settings.server";
import { bundled } from "../bundled";
import { startServer } from "../server";

const folder = () => mkdtempSync(path.join(tmpdir(), "carta-secrets-"));
const fileIn = (dir: string) => path.join(dir, "session-secret");
const GOOD = "0123456789abcdef".repeat(4);

describe("the secret beside the data", () => {
  test("is made once, for its owner alone, and leaves no other file", () => {
    const dir = folder();
    const [made] = keptSecrets(dir);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecrets(dir)).toEqual([made]);
    expect(readFileSync(fileIn(dir), "utf8")).toBe(made);
    expect(statSync(fileIn(dir)).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(["session-secret"]);
  });

  test.each([
    ["empty", ""],
    ["a line end alone", "\n"],
    ["cut off", GOOD.slice(0, 63)],
    ["longer", `${GOOD}0`],
    ["of other letters", "x".repeat(64)],
    ["followed by an empty second one", `${GOOD}\n\n${GOOD}`],
    ["followed by a half second one", `${GOOD}\n${GOOD.slice(1)}`],
  ])("that is %s stops the start with its path and the way out", (_, text) => {
    const dir = folder();
    writeFileSync(fileIn(dir), text);
    expect(() => readSettings({ DATA_DIR: dir })).toThrow(`Il segreto in ${fileIn(dir)} non è valido`);
    expect(readFileSync(fileIn(dir), "utf8")).toBe(text);
  });

  // A3: at 38381c5 the server worked with an empty secret, and an address sealed with it gave the answers of any company.
  test("that is empty stops the server too", async () => {
    const dir = folder();
    writeFileSync(fileIn(dir), "");
    await expect(startServer({ dataDir: dir })).rejects.toThrow(`Il segreto in ${fileIn(dir)} non è valido`);
    expect(readdirSync(dir)).toEqual(["session-secret"]);
  });

  test("written by an earlier release, with or without a line end, goes on serving", () => {
    const dir = folder();
    writeFileSync(fileIn(dir), `${GOOD}\n`);
    expect(keptSecrets(dir)).toEqual([GOOD]);
  });

  test("that a restored copy left open is closed to others", () => {
    const dir = folder();
    writeFileSync(fileIn(dir), GOOD);
    chmodSync(fileIn(dir), 0o644);
    keptSecrets(dir);
    expect(statSync(fileIn(dir)).mode & 0o777).toBe(0o600);
  });

  // A3: at 38381c5 a full disk left an empty file, which the next start took.
  test("is not half written when the disk is full: there is none, and the next start makes it", async () => {
    const dir = folder();
    const script = await bundled("tests/commands/make-secret.ts");
    // A limit of the size of files stands for a full disk: the write fails in the same place.
    const full = spawnSync(
      "bash",
      ["-c", `ulimit -f 0; exec "$0" "$1" "$2"`, process.execPath, script, dir],
      {
        encoding: "utf8",
      },
    );
    expect([full.status === 0, readdirSync(dir)]).toEqual([false, []]);
    expect(keptSecrets(dir)).toHaveLength(1);
  });
});

describe("a rotation", () => {
  test("puts a new secret first and keeps the one before it, and no third", () => {
    const dir = folder();
    const [first] = keptSecrets(dir);
    rotateSecrets(dir);
    const [second, before] = keptSecrets(dir);
    expect(before).toBe(first);
    expect(second).not.toBe(first);
    rotateSecrets(dir);
    expect(keptSecrets(dir).slice(1)).toEqual([second]);
  });

  test("by the settings keeps the former secret beside the new one", () => {
    const [SESSION_SECRET, SESSION_SECRET_BEFORE] = ["n0123456789".repeat(3), "v0123456789".repeat(3)];
    const { keys } = readSettings({ DATA_DIR: folder(), SESSION_SECRET, SESSION_SECRET_BEFORE });
    expect(keys).toEqual(keysOf([SESSION_SECRET, SESSION_SECRET_BEFORE]));
    expect(keys.cookies[1]).toBe(keysOf([SESSION_SECRET_BEFORE]).cookies[0]);
  });

  const [OLD, NEW] = ["v0123456789".repeat(3), "n0123456789".repeat(3)];
  const STEPS: [string, Record<string, string>][] = [
    ["the old one alone", { SESSION_SECRET: OLD }],
    ["the new one beside it", { SESSION_SECRET: OLD, SESSION_SECRET_BEFORE: NEW }],
    ["both exchanged", { SESSION_SECRET: NEW, SESSION_SECRET_BEFORE: OLD }],
    ["the new one alone", { SESSION_SECRET: NEW }],
  ];
  const keysAt = (step: number) => readSettings({ DATA_DIR: folder(), ...STEPS[step]?.[1] }).keys;
  const isReadBetween = (one: number, other: number) => {
    const read = [keysAt(one), keysAt(other)].map(
      (made, at, both) =>
        openSealed(sealed("detto", made.sessions), both[1 - at]?.sessions ?? made.sessions) === "detto",
    );
    return read[0] === true && read[1] === true;
  };

  test("in three steps lets servers that are restarted one by one read what each other makes", () => {
    expect(STEPS.slice(1).map((_, at) => isReadBetween(at, at + 1))).toEqual([true, true, true]);
  });

  test("in fewer steps does not", () => {
    expect([isReadBetween(0, 2), isReadBetween(1, 3), isReadBetween(0, 3)]).toEqual([false, false, false]);
  });
});

test("every purpose has a key of its own, and none is the secret", () => {
  const keys = Object.values(keysOf([GOOD])).flat();
  expect(new Set([...keys, GOOD]).size).toBe(keys.length + 1);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
