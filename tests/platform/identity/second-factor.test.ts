import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeCall } from "~/api/call";
import type { ApiError } from "~/api/errors";
import { makeHandler } from "~/platform/handler";
import { takeCodeAttempt } from "~/platform/identity/second-factor/code-attempts";
import { openedSecret, sealedSecret, stepOfCode } from "~/platform/identity/second-factor/totp";
import { keysOf } from "~/secrets.server";
import { audited } from "../audited";
import { codeOf, enable, type Enabled } from "../authenticator";
import { interrupted, interruptedStore } from "../interrupted";
import { PASSWORD } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

const ANNA = "anna@prova.example";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let world: World;
let companyId: string;
let annaId: string;
let anna: Enabled;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  annaId = await world.addPerson({ email: ANNA, companyId, isAdmin: true });
  anna = await enable(world, ANNA);
  world.clock.advance({ minutes: 1 });
});
afterEach(() => world.close());

const thrownBy = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error("It was not refused")),
    (error: unknown) => error as ApiError,
  );
const codeRefusing = async (work: Promise<unknown>) => (await thrownBy(work)).message;

/** The pending token of a right password. */
async function password(address = "192.0.2.1", agent = FIREFOX): Promise<string> {
  const body = { email: ANNA, password: PASSWORD, agent };
  const error = await thrownBy(world.call(null, address)("identity.signIn", { body }));
  expect(error.message).toBe("embedded/multi-factor-auth-required");
  return error.errors[0]?.params?.["pending"] ?? "";
}

const finish = (pending: string, code: string, { agent = FIREFOX, address = "192.0.2.1" } = {}) =>
  world.call(null, address)("identity.secondFactor", { body: { pending, code, agent } });
const now = () => codeOf(anna.secret, world.clock.now());
const WRONG = "embedded/invalid-verification-code";
const OVER = "embedded/code-expired";

/** A code that the app shows neither now nor a step from now. */
function wrongCode(): string {
  const shown = [-1, 0, 1].map((ahead) => codeOf(anna.secret, world.clock.now(), ahead));
  return ["000000", "000001", "000002", "000003"].find((code) => !shown.includes(code)) ?? "";
}

// RFC 6238, appendix B, the last six of its eight digits.
describe("the code of an app", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  test.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("%i seconds after the epoch is %s", (seconds, code) => {
    const at = new Date(seconds * 1000);
    const step = Math.floor(seconds / 30);
    expect(stepOfCode(secret, code, at, 0)).toBe(step);
    expect(stepOfCode(secret, code, at, step)).toBeNull();
    expect(stepOfCode(secret, code, new Date(at.getTime() + 90_000), 0)).toBeNull();
  });
});

describe("the secret in the store", () => {
  const keys = keysOf(["un segreto di prova per le chiavi, lungo"]);

  test("is sealed, and opens with the key before the present one", () => {
    const text = sealedSecret("a", "GEZDGNBV", { keys });
    const rotated = keysOf([
      "un altro segreto, di prova anche lui",
      "un segreto di prova per le chiavi, lungo",
    ]);
    expect(text).not.toContain("GEZDGNBV");
    expect(openedSecret("a", text, { keys: rotated })).toBe("GEZDGNBV");
    expect(openedSecret("a", text, { keys: keysOf(["del tutto un altro segreto di prova"]) })).toBeNull();
  });

  test("does not open as another account's", () => {
    expect(openedSecret("b", sealedSecret("a", "GEZDGNBV", { keys }), { keys })).toBeNull();
  });

  test("is nowhere in clear, and neither are the recovery codes", async () => {
    const rows = JSON.stringify([
      await world.db.selectFrom("second_factor").selectAll().execute(),
      await world.db.selectFrom("recovery_code").selectAll().execute(),
    ]);
    expect(anna.codes).toHaveLength(10);
    for (const secret of [anna.secret, ...anna.codes, ...anna.codes.map((code) => code.replaceAll("-", ""))])
      expect(rows).not.toContain(secret);
  });

  test("is sealed anew with each code, so that the key of before may go", async () => {
    const stored = () => world.db.selectFrom("second_factor").select("secret").executeTakeFirstOrThrow();
    const before = await stored();
    await finish(await password(), now());
    expect(await stored()).not.toEqual(before);
  });
});

describe("signing in with a second factor", () => {
  test("opens no session with the password alone", async () => {
    const before = await world.db.selectFrom("session").selectAll().execute();
    await password();
    expect(await world.db.selectFrom("session").selectAll().execute()).toEqual(before);
    expect((await audited(world.db, "sign_in")).length).toBe(0);
  });

  test("opens one with the code, and notes what it was", async () => {
    const { token, device } = await finish(await password(), now());
    expect((await world.call(token)("user.info", {})).secondFactor).toBe("on");
    expect(device).toBeDefined();
    expect(await audited(world.db, "sign_in")).toMatchObject([
      { detail: "second_factor", account_id: annaId },
    ]);
  });

  test.each([-1, 1])("takes the code of a clock that is off by %i step", async (ahead) => {
    const code = codeOf(anna.secret, world.clock.now(), ahead);
    expect((await finish(await password(), code)).token).toHaveLength(43);
  });

  test("ends the session that the browser had", async () => {
    const pending = await password();
    const body = { pending, code: now(), agent: FIREFOX, formerToken: anna.token };
    await world.call()("identity.secondFactor", { body });
    expect(await codeRefusing(anna.call("user.info", {}))).toBe("internal/invalid_user");
  });

  test("says no to a wrong code, keeps the first step, and notes it", async () => {
    const pending = await password();
    expect(await codeRefusing(finish(pending, wrongCode()))).toBe(WRONG);
    expect(await audited(world.db, "sign_in_refused")).toMatchObject([
      { detail: "invalid-verification-code" },
    ]);
    expect((await finish(pending, now())).token).toHaveLength(43);
  });

  test("wants the code within five minutes", async () => {
    const pending = await password();
    world.clock.advance({ minutes: 5 });
    expect(await codeRefusing(finish(pending, now()))).toBe(OVER);
  });

  test("takes a pending sign-in once", async () => {
    const pending = await password();
    await finish(pending, now());
    world.clock.advance({ minutes: 1 });
    expect(await codeRefusing(finish(pending, now()))).toBe(OVER);
  });

  test("takes a recovery code once, tells the owner by mail, and how many are left", async () => {
    const [code = ""] = anna.codes;
    const { token } = await finish(await password(), code);
    expect(token).toHaveLength(43);
    expect(await codeRefusing(finish(await password(), code))).toBe(WRONG);
    expect((await world.call(token)("user.security", {})).secondFactor.codesLeft).toBe(9);
    expect((await audited(world.db, "sign_in")).at(-1)).toMatchObject({ detail: "recovery_code" });
    const mails = await world.outbox();
    expect(mails.at(-1)?.body).toContain("Codici di recupero ancora validi: 9.");
  });
});

describe("an attacker who knows the password", () => {
  test("cannot use a code that was seen, in the same step or the next", async () => {
    const seen = now();
    await finish(await password(), seen);
    expect(await codeRefusing(finish(await password(), seen))).toBe(WRONG);
    world.clock.advance({ minutes: 0.5 });
    expect(await codeRefusing(finish(await password(), seen))).toBe(WRONG);
  });

  test("cannot use a code at the same moment as its owner, in another process either", async () => {
    const second = await world.another();
    const handle = makeHandler({ ...world.parts, db: second });
    const elsewhere = makeCall({
      transport: handle,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "198.51.100.9", requestId: "r" },
      token: null,
    });
    const [one, other] = [await password(), await password("198.51.100.9")];
    const code = now();
    const outcomes = await Promise.allSettled([
      finish(one, code),
      elsewhere("identity.secondFactor", { body: { pending: other, code, agent: FIREFOX } }),
    ]);
    await second.destroy();
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("cannot use the pending sign-in of another kind of browser", async () => {
    const pending = await password();
    expect(await codeRefusing(finish(pending, now(), { agent: "curl/8.5.0" }))).toBe(OVER);
    expect(await codeRefusing(finish("x".repeat(43), now()))).toBe(OVER);
  });

  test("cannot guess: from all addresses together five are looked at, then one a minute, and fifty a day", async () => {
    let looked = 0;
    for (let i = 0; i < 12; i++) {
      const message = await codeRefusing(
        finish(await password(`198.51.100.${i}`), wrongCode(), { address: `198.51.100.${i}` }),
      );
      if (message === WRONG) looked += 1;
      else expect(message).toBe("embedded/too-many-requests");
    }
    expect(looked).toBe(5);
    for (let i = 0; i < 24 * 60; i++) {
      world.clock.advance({ minutes: 1 });
      if (looked >= 50) break;
      if ((await codeRefusing(finish(await password(), wrongCode()))) === WRONG) looked += 1;
    }
    expect(looked).toBe(50);
    world.clock.advance({ hours: 12 });
    const refused = await thrownBy(finish(await password(), now()));
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.retryAfter).toBeGreaterThan(3_600);
  }, 60_000);

  test("does not close the way of the recovery codes with guesses at the app, nor after a restart opens the app's", async () => {
    for (let i = 0; i < 6; i++) await codeRefusing(finish(await password(), wrongCode()));
    const restarted = makeHandler(world.parts);
    const call = makeCall({
      transport: restarted,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "203.0.113.1", requestId: "r" },
      token: null,
    });
    const pending = await password();
    const body = (code: string) => ({ body: { pending, code, agent: FIREFOX } });
    expect(await codeRefusing(call("identity.secondFactor", body(now())))).toBe("embedded/too-many-requests");
    expect((await call("identity.secondFactor", body(anna.codes[1]!))).token).toHaveLength(43);
  });

  test("gets no codes of the day back when the owner signs in elsewhere", async () => {
    const from = { address: "198.51.100.1" };
    for (let i = 0; i < 4; i++) await codeRefusing(finish(await password(), wrongCode(), from));
    await finish(await password(), now());
    await codeRefusing(finish(await password(), wrongCode(), from));
    expect(await codeRefusing(finish(await password(), wrongCode(), from))).toBe(
      "embedded/too-many-requests",
    );
  });

  test("keeps no other change waiting with codes that come too early", async () => {
    const pending = await password();
    for (let i = 0; i < 5; i++) await codeRefusing(finish(pending, wrongCode()));
    const db = interruptedStore(world, 1, () => Promise.reject(new Error("A refused code took the lock")));
    const scope = { ...world.parts, db, clientAddress: "192.0.2.1", requestId: "r" };
    expect(await codeRefusing(takeCodeAttempt(scope, annaId, "app"))).toBe("embedded/too-many-requests");
  });

  test("gets no further after the owner has chosen a new password", async () => {
    const pending = await password();
    const body = { present: PASSWORD, password: "Bosco7Torrente", code: anna.codes[0] };
    await anna.call("user.changePassword", { body });
    expect(await codeRefusing(finish(pending, now()))).toBe(OVER);
  });
});

describe("a sign-in that began before a change and ends after it", () => {
  const CARLA = "carla@prova.example";
  const body = { email: CARLA, password: PASSWORD };
  beforeEach(() => world.addPerson({ email: CARLA, companyId }));
  /** The first transaction counts the attempt, the second opens the session. */
  const signInAcross = (change: () => Promise<unknown>) =>
    codeRefusing(interrupted(world, 2, change)("identity.signIn", { body }));

  test("asks for the code of a second factor that came on meanwhile", async () => {
    const refusal = await signInAcross(() => enable(world, CARLA));
    expect(refusal).toBe("embedded/multi-factor-auth-required");
    expect(await audited(world.db, "sign_in")).toEqual([]);
  });

  test("opens nothing with the password of before", async () => {
    const carla = await world.as(CARLA);
    const refusal = await signInAcross(() =>
      carla("user.changePassword", { body: { present: PASSWORD, password: "Bosco7Torrente" } }),
    );
    expect(refusal).toBe("embedded/invalid-credential");
    expect(await audited(world.db, "sign_in_refused")).toMatchObject([{ detail: "invalid-credential" }]);
  });

  test("opens nothing where access was switched off", async () => {
    const refusal = await signInAcross(() =>
      world.db.updateTable("membership").set({ access_active: 0 }).execute(),
    );
    expect(refusal).toBe("embedded/user-disabled");
  });
});

describe("a person between the two steps", () => {
  test("whose access is switched off gets no session", async () => {
    const pending = await password();
    await world.db
      .updateTable("membership")
      .set({ access_active: 0 })
      .where("account_id", "=", annaId)
      .execute();
    expect(await codeRefusing(finish(pending, now()))).toBe("embedded/user-disabled");
    expect((await audited(world.db, "sign_in_refused")).at(-1)).toMatchObject({ detail: "user-disabled" });
  });

  test("who is erased gets none either", async () => {
    const pending = await password();
    await world.db.deleteFrom("account").where("id", "=", annaId).execute();
    expect(await codeRefusing(finish(pending, now()))).toBe(OVER);
  });
});
