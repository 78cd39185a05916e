import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "~/api/errors";
import { PASSWORD } from "../residents";
import { makeWorld, type World } from "../world";
import { refusalOf } from "./registering";

const EMAIL = "anna.rossi@prova.example";

let world: World;
let companyId: string;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const signIn = (email = EMAIL, password = PASSWORD, address = "192.0.2.1") =>
  world.call(null, address)("identity.signIn", { body: { email, password } });
const wrong = (email = EMAIL, address?: string) => refusalOf(signIn(email, "Sbagliata2026", address));
const audit = () => world.db.selectFrom("audit").select(["event", "detail", "client_address"]).execute();

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

  test("answers a wrong password and an unknown address alike", async () => {
    expect(await wrong()).toEqual(await wrong("nessuno@prova.example"));
    expect(await wrong()).toEqual({ status: 424, message: "embedded/invalid-credential", faults: [] });
    expect(await audit()).toHaveLength(3);
  });

  // Without a password check an unknown address would answer about twenty times as fast.
  test("takes as long for an unknown address as for a wrong password", async () => {
    const time = async (email: string, index: number) => {
      const started = performance.now();
      await wrong(email, `192.0.2.${index}`);
      return performance.now() - started;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 9; i++) {
      known.push(await time(EMAIL, i));
      unknown.push(await time("nessuno@prova.example", i));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[4]!;
    expect(median(unknown) / median(known)).toBeGreaterThan(0.25);
    expect(median(unknown) / median(known)).toBeLessThan(4);
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
  test("slow an account down after ten, with the time to wait, from every address", async () => {
    for (let i = 0; i < 10; i++) expect((await wrong(EMAIL, `192.0.2.${i}`)).status).toBe(424);
    const refused = await signIn().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 429, message: "embedded/too-many-requests" });
    const { retryAfter } = refused as ApiError;
    expect(retryAfter).toBeGreaterThan(890);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  test("slow unknown addresses down in the same way", async () => {
    for (let i = 0; i < 10; i++) await wrong("nessuno@prova.example");
    expect(await wrong("nessuno@prova.example")).toMatchObject({ status: 429 });
  });

  test("that arrive all at once are counted all", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 424)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test("slow an address down after a hundred, and nobody else", async () => {
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

  test("are forgotten after a quarter of an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    for (let i = 0; i < 11; i++) await wrong();
    expect(await wrong()).toMatchObject({ status: 429 });
    vi.advanceTimersByTime(15 * 60_000 + 1);
    expect((await signIn()).token).toHaveLength(43);
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

  test("ends after thirty days", async () => {
    const { token } = await signIn();
    world.clock.advance({ days: 29, hours: 23 });
    await world.call(token)("user.info", {});
    world.clock.advance({ hours: 1 });
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    expect(await world.db.selectFrom("session").selectAll().execute()).toEqual([]);
  });

  test("ends at the next call once access is switched off, and does not come back with it", async () => {
    const { token } = await signIn();
    await world.db.updateTable("membership").set({ access_active: 0 }).execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
    await world.db.updateTable("membership").set({ access_active: 1 }).execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
  });

  test("of a deleted account is none", async () => {
    const { token } = await signIn();
    await world.db.deleteFrom("account").execute();
    expect(await refusalOf(world.call(token)("user.info", {}))).toMatchObject({ status: 401 });
  });
});
