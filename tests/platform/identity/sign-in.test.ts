import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeCall } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import { slowDown, startAttemptSweep } from "~/platform/identity/limits";
import { checkedPasswords } from "~/platform/identity/passwords";
import { hashOfToken } from "~/platform/identity/tokens";
import { addAttempt } from "~/platform/store/accounts/attempts";
import { write } from "~/platform/store/write";
import { ON_POSTGRES } from "../../postgres/databases";
import { audited } from "../audited";
import { PASSWORD } from "../residents";
import { transactionsOf } from "../transactions";
import { BASE_URL, makeWorld, type World } from "../world";
import { refusalOf } from "./registering";

const EMAIL = "anna.rossi@prova.example";
const OTHER = "altra@prova.example";

let world: World;
let companyId: string;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
});
afterEach(() => world.close());

const signIn = (email = EMAIL, password = PASSWORD, address = "192.0.2.1", device?: string) =>
  world.call(null, address)("identity.signIn", { body: { email, password, device } });
const recover = (address: string) =>
  world.call(null, address)("user.forgotPassword", { query: { email: EMAIL } });
/** What was begun beside the requests is stored by now. */
const noted = () => write(world.db, null, async () => undefined);
const wrong = (email = EMAIL, address?: string) => refusalOf(signIn(email, "Sbagliata2026", address));
const audit = async () =>
  (await audited(world.db)).map(({ event, detail, client_address }) => ({ event, detail, client_address }));

/** The password checks and changes of the store that some work takes; PostgreSQL tells of no changes. */
async function workOf(work: () => Promise<unknown>): Promise<{ checks: unknown[]; commits: number }> {
  const checks: unknown[] = [];
  const onCheck = (cost: unknown) => void checks.push(cost);
  checkedPasswords.subscribe(onCheck);
  const commits = await transactionsOf(work).finally(() => checkedPasswords.unsubscribe(onCheck));
  return { checks, commits };
}

describe("signing in", () => {
  test("opens a new session each time and notes when", async () => {
    const first = await signIn();
    const second = await signIn(EMAIL.toUpperCase());
    expect(second.token).not.toBe(first.token);
    const account = await world.db.selectFrom("account").selectAll().executeTakeFirstOrThrow();
    expect(account.last_login_at).toBe("2026-03-10T09:00:00.000Z");
    const sessions = await world.db.selectFrom("session").selectAll().execute();
    expect(sessions).toHaveLength(2);
    expect(JSON.stringify(sessions)).not.toContain(first.token);
    expect(await audit()).toEqual([
      { event: "sign_in", detail: null, client_address: "192.0.2.1" },
      { event: "sign_in", detail: null, client_address: "192.0.2.1" },
    ]);
  });

  test("answers a wrong password and an unknown address alike (fault 39)", async () => {
    expect(await wrong()).toEqual(await wrong("nessuno@prova.example"));
    expect(await wrong()).toEqual({ status: 424, message: "embedded/invalid-credential", faults: [] });
    expect(await audit()).toHaveLength(3);
  });

  // Without a password check an unknown address would answer about twenty times as fast.
  test("does the same work for an unknown address as for a wrong password (fault 39)", async () => {
    const known = await workOf(() => wrong());
    expect(known.checks).toEqual(["argon2id$v=19$m=19456,t=2,p=1"]);
    expect(known.commits).toBe(ON_POSTGRES ? 0 : 2);
    expect(await workOf(() => wrong("nessuno@prova.example"))).toEqual(known);
  });

  test("does the same work for an unknown address whose owner asks for a new password (fault 39)", async () => {
    const ask = (email: string) => world.call()("user.forgotPassword", { query: { email } });
    const known = await workOf(() => ask(EMAIL));
    expect(known).toEqual({ checks: [], commits: ON_POSTGRES ? 0 : 2 });
    expect(await workOf(() => ask("nessuno@prova.example"))).toEqual(known);
  });

  test("with access off is refused, to the right password only with the reason", async () => {
    await world.addPerson({ email: "spento@prova.example", companyId, accessActive: false });
    expect(await refusalOf(signIn("spento@prova.example"))).toMatchObject({
      status: 424,
      message: "embedded/user-disabled",
    });
    expect(await wrong("spento@prova.example")).toMatchObject({ message: "embedded/invalid-credential" });
  });
});

describe("wrong passwords", () => {
  test("slow an account down after ten, with the time to wait, which doubles to a minute", async () => {
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(424);
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const refused = await signIn().catch((error: unknown) => error);
      expect(refused).toMatchObject({
        status: 429,
        message: "embedded/too-many-requests",
        retryAfter: seconds,
      });
      world.clock.advance({ minutes: seconds / 60 });
      expect((await wrong()).status).toBe(424);
    }
    world.clock.advance({ minutes: 1 });
    expect((await signIn()).token).toHaveLength(43);
  });

  // A5: at 38381c5 ten wrong passwords and ten recoveries from twenty addresses kept the owner from both for a quarter
  // of an hour.
  test("of strangers never keep the owner out, from a fresh origin or a known device", async () => {
    const { device } = await signIn(EMAIL, PASSWORD, "203.0.113.5");
    for (let i = 0; i < 20; i++) await wrong(EMAIL, `198.51.100.${i}`);
    for (let i = 0; i < 12; i++) await wrong(EMAIL, "203.0.113.5");
    for (let i = 0; i < 10; i++) await recover(`198.51.100.${100 + i}`);
    expect((await signIn(EMAIL, PASSWORD, "192.0.2.77")).token).toHaveLength(43);
    expect(await refusalOf(signIn(EMAIL, PASSWORD, "203.0.113.5"))).toMatchObject({ status: 429 });
    expect((await signIn(EMAIL, PASSWORD, "203.0.113.5", device)).token).toHaveLength(43);
    expect(await recover("192.0.2.77")).toEqual({});
  });

  // A6: at 38381c5 an address of the same /64, another port and the IPv4-mapped form each counted anew: none of 120
  // guesses at 120 accounts was refused.
  test.each([
    ["one /64 of IPv6", (i: number) => `2001:db8:1:2:${(i * 541).toString(16)}::${i.toString(16)}`],
    ["one IPv4 address with ports and as IPv6", (i: number) => ["10.5.5.5", `10.5.5.5:${1000 + i}`, "::ffff:10.5.5.5"][i % 3]!], // prettier-ignore
  ])("from %s are counted as one", async (_, address) => {
    const looked = async (email: (i: number) => string) => {
      const statuses = [];
      for (let i = 0; i < 120; i++) statuses.push((await wrong(email(i), address(i))).status);
      return statuses.filter((status) => status === 424).length;
    };
    expect(await looked(() => EMAIL)).toBe(10);
    expect(await looked((i) => `nessuno${i}@prova.example`)).toBe(90);
  });

  // A6: at 38381c5 each process counted alone and a restart forgot everything.
  test("are counted by all processes of one store together, and after a restart", async () => {
    for (let i = 0; i < 9; i++) await wrong();
    const second = await world.another();
    const call = makeCall({
      transport: makeHandler({ ...world.parts, db: second }),
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: "r" },
      token: null,
    });
    const again = () =>
      refusalOf(call("identity.signIn", { body: { email: EMAIL, password: "Sbagliata2026" } }));
    expect([(await again()).status, (await again()).status, (await wrong()).status]).toEqual([424, 429, 429]);
    await second.destroy();
  });

  test("of many origins hold the answer back, two seconds at most, and no known device", async () => {
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    const attempt = { purpose: "sign-in", subject: hashOfToken(EMAIL) };
    for (let i = 0; i < 60; i++) {
      const at = { ...attempt, source: `origin ${i}` };
      await addAttempt(world.db, at, world.clock.now());
      await slowDown({ ...world.parts, clientAddress: "", requestId: "" }, at, pause);
    }
    expect(pauses).toHaveLength(40);
    expect(pauses[0]).toBe(100);
    expect(Math.max(...pauses)).toBe(2_000);
  });

  test("that are refused leave two rows of the trail a minute at most", async () => {
    for (let i = 0; i < 20; i++) await wrong();
    expect((await audit()).filter(({ event }) => event === "attempts_refused")).toEqual([
      { event: "attempts_refused", detail: "identity.signIn", client_address: "192.0.2.1" },
    ]);
    world.clock.advance({ minutes: 1 });
    await wrong();
    await wrong();
    expect((await audit()).filter(({ event }) => event === "attempts_refused")).toHaveLength(3);
  });

  test("slow unknown addresses down in the same way", async () => {
    for (let i = 0; i < 10; i++) await wrong("nessuno@prova.example");
    expect(await wrong("nessuno@prova.example")).toMatchObject({ status: 429 });
  });

  test("that arrive all at once are counted all (fault 38)", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 424)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("slow an address down after a hundred, and nobody else (fault 38)", async () => {
    const many = Array.from({ length: 100 }, (_, i) => wrong(`nessuno${i}@prova.example`, "198.51.100.7"));
    expect((await Promise.all(many)).every(({ status }) => status === 424)).toBe(true);
    expect(await refusalOf(signIn(EMAIL, PASSWORD, "198.51.100.7"))).toMatchObject({ status: 429 });
    expect((await signIn()).token).toHaveLength(43);
  });

  test("are forgotten after a right one", async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await wrong()).status).toBe(424);
      await signIn();
    }
  });

  test("are forgotten after a quarter of an hour, and leave the store after a day", async () => {
    for (let i = 0; i < 10; i++) await wrong();
    world.clock.advance({ minutes: 15 });
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(424);
    world.clock.advance({ days: 1 });
    const sweep = startAttemptSweep(world.parts);
    await sweep.stop();
    expect(await world.db.selectFrom("attempt").selectAll().execute()).toEqual([]);
  });

  test.each([
    ["of another account", async () => (await signIn(OTHER)).device],
    [
      "with a changed seal",
      async () => (await signIn()).device!.replace(/.$/, (c) => (c === "A" ? "B" : "A")),
    ],
    ["that is nonsense", async () => "x.y.z"],
  ])("count for a device %s as for any other", async (_, deviceOf) => {
    await world.addPerson({ email: OTHER, companyId });
    const device = await deviceOf();
    for (let i = 0; i < 10; i++) await wrong();
    expect(await refusalOf(signIn(EMAIL, PASSWORD, "192.0.2.1", device))).toMatchObject({ status: 429 });
  });

  test("count for a device as for any other after a year", async () => {
    const { device } = await signIn();
    world.clock.advance({ days: 366 });
    for (let i = 0; i < 10; i++) await wrong();
    expect(await refusalOf(signIn(EMAIL, PASSWORD, "192.0.2.1", device))).toMatchObject({ status: 429 });
  });
});

describe("a session", () => {
  test("ends at sign-out, and only that one", async () => {
    const { token } = await signIn();
    const other = await signIn();
    await world.call(token)("identity.signOut", {});
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({
      status: 401,
      message: "internal/invalid_user",
    });
    expect((await world.call(other.token)("user.info", {})).email).toBe(EMAIL);
  });

  test("ends after thirty days, even in constant use", async () => {
    const { token } = await signIn();
    for (let day = 5; day < 30; day += 5) {
      world.clock.advance({ days: 5 });
      await world.call(token)("user.info", {});
      await noted();
    }
    world.clock.advance({ days: 4, hours: 23 });
    await world.call(token)("user.info", {});
    world.clock.advance({ hours: 1 });
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    expect(await world.db.selectFrom("session").selectAll().execute()).toEqual([]);
  });

  test("ends after a week without a call", async () => {
    const { token } = await signIn();
    world.clock.advance({ days: 6, hours: 23 });
    await world.call(token)("user.info", {});
    await noted();
    world.clock.advance({ days: 7 });
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("is noted as used once an hour at most", async () => {
    const { token } = await signIn();
    const seen = async () => {
      await world.call(token)("user.info", {});
      await noted();
      return (await world.db.selectFrom("session").select("last_seen_at").executeTakeFirstOrThrow())
        .last_seen_at;
    };
    world.clock.advance({ minutes: 59 });
    expect(await seen()).toBeNull();
    world.clock.advance({ minutes: 1 });
    expect(await seen()).toBe("2026-03-10T10:00:00.000Z");
    world.clock.advance({ minutes: 59 });
    expect(await seen()).toBe("2026-03-10T10:00:00.000Z");
  });

  test("more than ten of an account ends the oldest", async () => {
    const tokens = [];
    for (let i = 0; i < 11; i++) {
      tokens.push((await signIn()).token);
      world.clock.advance({ minutes: 1 });
    }
    expect(await refusalOf(world.call(tokens[0])("user.info", {}))).toMatchObject({ status: 401 });
    for (const token of tokens.slice(1)) await world.call(token)("user.info", {});
  });

  test("ends at the next call once access is switched off, and does not come back with it (fault 33)", async () => {
    const { token } = await signIn();
    await world.db.updateTable("membership").set({ access_active: 0 }).execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    await world.db.updateTable("membership").set({ access_active: 1 }).execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("of a deleted account is none (fault 33)", async () => {
    const { token } = await signIn();
    await world.db.deleteFrom("account").execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
  });
});
