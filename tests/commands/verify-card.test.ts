import { spawnSync } from "node:child_process";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../server";

const folder = temporaryFolder();
const place = (name: string, content: string | Buffer) => {
  writeFileSync(path.join(folder, name), content);
  return path.join(folder, name);
};

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const other = generateKeyPairSync("ed25519").publicKey;
const DOCUMENT = Buffer.from('{"id":"ESG-2025-PROVA","nome":"Società"}');
const SIGNATURE = sign(null, DOCUMENT, privateKey);

const card = place("card.json", DOCUMENT);
const signature = place("card.sig", SIGNATURE);
const pem = place("key.pem", publicKey.export({ type: "spki", format: "pem" }));
const set = place(
  "keys.json",
  JSON.stringify({ keys: [other, publicKey].map((key) => key.export({ format: "jwk" })) }),
);

const verify = (...files: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["app/commands/compiled.mjs", "verify-card", ...files],
    { encoding: "utf8", env: { PATH: process.env["PATH"], NODE_ENV: "production" } },
  );
  return { status, told: stdout + stderr };
};

describe("a card's signature, without the network", () => {
  test.each([
    ["a key in PEM", () => pem],
    ["a set of keys, whichever of them it is", () => set],
  ])("verifies by %s, and the hash is told", (_, keys) => {
    const { status, told } = verify(card, signature, keys());
    expect([status, told]).toEqual([0, expect.stringContaining("il documento è intero")]);
    expect(told).toContain(createHash("sha256").update(DOCUMENT).digest("hex"));
  });

  test("verifies as base64, as the page of a card takes it", () => {
    expect(verify(card, place("card.b64", `${SIGNATURE.toString("base64")}\n`), pem).status).toBe(0);
  });

  test("does not verify for a changed byte, or a key of others", () => {
    const changed = Buffer.from(DOCUMENT);
    changed[4] = (changed[4] ?? 0) ^ 1;
    expect(verify(place("changed.json", changed), signature, pem).status).toBe(1);
    const foreign = place("other.pem", other.export({ type: "spki", format: "pem" }));
    const { status, told } = verify(card, signature, foreign);
    expect([status, told]).toEqual([1, expect.stringContaining("non è di queste chiavi")]);
  });

  test.each([
    ["without files", () => [], "Si scrive così"],
    ["with a file too many", () => [card, signature, pem, card], "Si scrive così"],
    ["with a file that is not there", () => ["manca.json", signature, pem], "manca.json non si legge"],
    ["with half a signature", () => [card, place("half.sig", SIGNATURE.subarray(0, 32)), pem], "64 byte"],
    ["with no key", () => [card, signature, card], "non ci sono chiavi"],
    [
      "with a key of another kind",
      () => [
        card,
        signature,
        place(
          "rsa.pem",
          generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({
            type: "spki",
            format: "pem",
          }),
        ),
      ],
      "non ci sono chiavi",
    ],
  ])("%s cannot be told, in one sentence and without a stack", (_, files, words) => {
    const { status, told } = verify(...files());
    expect([status, told]).toEqual([2, expect.stringContaining(words)]);
    expect(told).not.toMatch(/\n\s+at /);
  });
});
