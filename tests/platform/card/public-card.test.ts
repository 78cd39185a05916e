import { createHash, createPublicKey, verify } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { withdrawCompany } from "~/platform/store/owner/withdraw-company";
import { write } from "~/platform/store/write";
import { CLASS } from "../../questions";
import { save } from "../answering";
import { audited } from "../audited";
import { refusalOf } from "../identity/registering";
import type { World } from "../world";
import { makeIssuedCompany } from "./issued-company";

let world: World;
let admin: Call;
let reader: Call;
let companyId: string;
let number: string;
/** Someone without a session, from a network of their own. */
let stranger: Call;

beforeEach(async () => {
  ({ world, admin, reader, stranger, companyId, number } = await makeIssuedCompany());
});
afterEach(() => world.close());

const shown = (call = stranger, of = number) => call("survey.publicCard", { params: { number: of } });
const show = async (showsClasses: boolean, sharesDocument: boolean, call = admin) => {
  const { revision } = await call("survey.publicity", {});
  return call("survey.updatePublicity", { body: { showsClasses, sharesDocument, revision } });
};
const document = (call = stranger) => call("survey.publicDocument", { params: { number } });

describe("a card that everyone may look at", () => {
  test("says whose it is, its level, its dates and its hash, and no score", async () => {
    const card = await shown();
    expect(card).toMatchObject({
      ...{ number, year: 2025, status: "valid", withdrawnAt: null, sharesDocument: false, classes: null },
      issuedAt: "2026-03-10T09:00:00.000Z",
      expiresAt: "2027-03-10T09:00:00.000Z",
      certification: { level: 1, body: null },
      basis: { answers: 1, verifiedAnswers: null },
    });
    expect(card.company?.name).not.toBe("");
    const { sha256 } = await world.db.selectFrom("card_version").select("sha256").executeTakeFirstOrThrow();
    expect(card.sha256).toBe(sha256);
    expect(JSON.stringify(card)).not.toMatch(/actual|a@prova\.example|Rossi/);
  });

  test("is found however its number is typed", async () => {
    expect((await shown(stranger, number.toLowerCase().replaceAll("-", " "))).number).toBe(number);
  });

  test("shows the classes and their completeness once its company shows them, and hides them again at once", async () => {
    await show(true, false);
    const { classes } = await shown();
    expect(classes?.levels.start_small.actual).toBeGreaterThan(0);
    expect(classes?.coverage.map(({ id }) => id)).toEqual(["start_small", "graduate", "master"]);
    await show(false, false);
    expect((await shown()).classes).toBeNull();
  });

  test("is replaced from the moment in which its company issues another, and expires after twelve months", async () => {
    world.clock.advance({ days: 2 });
    admin = await world.as("a@prova.example");
    await save(admin, CLASS, { classe: "a4" }, { revision: 1 });
    const next = (await admin("survey.publish", { body: undefined })).versionId;
    expect((await shown()).status).toBe("replaced");
    expect((await shown(stranger, next)).status).toBe("valid");
    world.clock.set("2027-03-12T09:00:00.000Z");
    expect((await shown(stranger, next)).status).toBe("expired");
  });

  test("of a company that is gone keeps number and hash alone, even while its rows are still there", async () => {
    await show(true, true);
    const { sha256 } = await shown();
    await write(world.db, companyId, (trx) => withdrawCompany(trx, companyId, "2026-03-11T00:00:00.000Z"));
    expect(await shown()).toEqual({
      ...{ number, sha256, year: 2025, status: "withdrawn", issuedAt: "2026-03-10T09:00:00.000Z" },
      withdrawnAt: "2026-03-11T00:00:00.000Z",
      ...{ expiresAt: null, company: null, certification: null, basis: null, classes: null },
      sharesDocument: false,
    });
    expect(await refusalOf(document())).toMatchObject({ status: 404 });
  });
});

describe("the document of a card", () => {
  test("is given to nobody until its company shares it", async () => {
    expect(await refusalOf(document())).toMatchObject({ status: 404, message: "internal/not_found" });
    expect(await refusalOf(document(admin))).toMatchObject({ status: 404 });
    await show(false, true);
    expect((await document()).text).toContain(`"id":"${number}"`);
    await show(false, false);
    expect(await refusalOf(document())).toMatchObject({ status: 404 });
  });

  test("is the very text of the hash, and the signature is of its bytes: a changed one does not verify", async () => {
    await show(false, true);
    const { text, signature } = await document();
    expect(createHash("sha256").update(text).digest("hex")).toBe((await shown()).sha256);
    const { keys } = await stranger("survey.signingKeys", {});
    const [key] = keys;
    expect(signature.keyId).toBe(key?.kid);
    const publicKey = createPublicKey({ key: { ...key }, format: "jwk" });
    const signed = Buffer.from(signature.value, "base64");
    expect(verify(null, Buffer.from(text), publicKey, signed)).toBe(true);
    const changed = Buffer.from(text);
    for (const place of [0, Math.floor(changed.length / 2), changed.length - 1]) {
      const other = Buffer.from(changed);
      other[place] = (other[place] ?? 0) ^ 1;
      expect(verify(null, other, publicKey, signed)).toBe(false);
    }
  });

  test("leads to the number of its card by its hash, also when the company is gone", async () => {
    const { sha256 } = await shown();
    const numberOf = (hash: string) => stranger("survey.cardOfHash", { params: { sha256: hash } });
    expect(await numberOf(sha256)).toEqual({ number });
    for (const none of [sha256.toUpperCase(), "0".repeat(64), "x", "%"]) {
      expect(await numberOf(none)).toEqual({ number: null });
    }
    await write(world.db, companyId, (trx) => withdrawCompany(trx, companyId, "2026-03-11T00:00:00.000Z"));
    await world.db.deleteFrom("card_version").execute();
    expect(await numberOf(sha256)).toEqual({ number });
  });

  test("holds the name of no person (D13)", async () => {
    await show(false, true);
    const people = await world.db.selectFrom("account").select(["name", "surname", "email"]).execute();
    const { text } = await document();
    for (const { name, surname, email } of people) {
      for (const part of [surname, email]) expect(text).not.toContain(part);
      expect(text).not.toContain(`"${name}"`);
    }
  });
});

describe("the keys", () => {
  // RFC 8032, section 7.1, test 1: the seed of this world's key and its public key.
  test("are the public ones of the seeds by RFC 8032, and no seed leaves", async () => {
    const { keys } = await stranger("survey.signingKeys", {});
    const x = Buffer.from("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "hex");
    expect(keys.map((key) => key.x)).toEqual([x.toString("base64url")]);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
  });
});

describe("what a company shows of its cards", () => {
  test("is the least until a person who may write chooses more, and the trail tells of it", async () => {
    expect(await reader("survey.publicity", {})).toEqual({
      ...{ showsClasses: false, sharesDocument: false, revision: 0, newest: number },
    });
    expect(await refusalOf(show(true, true, reader))).toMatchObject({ status: 403 });
    await show(true, false);
    expect(await audited(world.db, "publicity_changed")).toMatchObject([
      { company_id: companyId, detail: "10" },
    ]);
  });

  test("is not changed over what a colleague has just chosen", async () => {
    await show(true, false);
    const old = { showsClasses: false, sharesDocument: true, revision: 0 };
    expect(await refusalOf(admin("survey.updatePublicity", { body: old }))).toMatchObject({ status: 409 });
    expect(await admin("survey.publicity", {})).toMatchObject({ showsClasses: true, sharesDocument: false });
  });
});

describe("numbers of no card", () => {
  const SIGNS = "23456789ABCDEFGHJKMNPQRSTWXYZ";
  /** Another number for each n, none of which exists. */
  const guess = (n: number) => {
    const last = [n, Math.floor(n / 29), Math.floor(n / 29 ** 2)].map((digit) => SIGNS[digit % 29]);
    return `ESG-2025-${"2".repeat(7)}${last.join("")}`;
  };

  test("find nothing and are slowed: of ten thousand of one network thirty are looked at", async () => {
    expect([guess(0).length, new Set(Array.from({ length: 10_000 }, (_, n) => guess(n))).size]).toEqual([
      number.length,
      10_000,
    ]);
    const statuses: number[] = [];
    for (let n = 0; n < 10_000; n += 1) statuses.push((await refusalOf(shown(stranger, guess(n)))).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(31);
    // What waits learns nothing: a number that exists is refused like the others.
    expect((await refusalOf(shown())).status).toBe(429);
    expect((await shown(world.call(null, "203.0.113.77"))).number).toBe(number);
  });

  test("make a network wait longer each time that it comes back", async () => {
    const waits: number[] = [];
    for (let n = 0; waits.length < 4; n += 1) {
      const error: unknown = await shown(stranger, guess(n)).catch((thrown: unknown) => thrown);
      if (!(error instanceof ApiError) || error.status !== 429) continue;
      waits.push(error.retryAfter ?? 0);
      world.clock.advance({ minutes: (error.retryAfter ?? 0) / 60 });
    }
    expect(waits.every((wait, at) => wait > (waits[at - 1] ?? 0))).toBe(true);
  });

  test("that are looked at again and again where they exist are never counted", async () => {
    for (let n = 0; n < 200; n += 1) await shown();
    expect((await shown()).status).toBe("valid");
  });
});
