import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeCall, type Call } from "~/api/call";
import { save, shown } from "../answering";
import { handIn } from "../files/filing";
import { fileNamed, pdf } from "../files/samples";
import { openSession } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

const QUESTION = "v3-env-energia-classe";
const TOO_MANY = { status: 429, code: "internal/too_many_calls" };

let world: World;
let companyId: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  world = await makeWorld({ settings: { callsPerMinute: 60 } });
  companyId = await world.addCompany();
  for (const name of ["a", "b", "c", "d", "e"]) {
    await world.addPerson({ email: `${name}@prova.example`, companyId, isAdmin: true });
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

const token = (name: string) => openSession(world.parts, `${name}@prova.example`);

/** How many calls are answered before the first that is refused. */
async function answeredOf(call: Call, most: number): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const refused = await call("user.info", {}).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused === null) continue;
    expect(refused).toMatchObject(TOO_MANY);
    return count;
  }
  return most;
}

describe("the fetches of files", () => {
  /** Six a minute, of which three at once. */
  const TOO_MANY_FETCHES = { status: 429, code: "internal/too_many_fetches", retryAfter: 10 };
  const fetched = (address: string, client = "192.0.2.1") =>
    world.call(null, client)("survey.file", { params: { token: address.split("/").at(-1) ?? "" } });

  /** Addresses of one file for so many sessions of a person. */
  async function addresses(sessions: number): Promise<string[]> {
    const calls: Call[] = [];
    while (calls.length < sessions) calls.push(world.call(await token("a")));
    const [id = ""] = await handIn(calls[0] as Call, QUESTION, fileNamed("a.pdf", pdf("a")));
    const asked = { params: { type: "attachment" }, query: { filename: id } };
    return Promise.all(calls.map(async (call) => (await call("survey.download", asked)).downloadUrl));
  }

  test("are refused by session when there are too many, from wherever they come, and served again later", async () => {
    const [own = "", other = ""] = await addresses(2);
    for (const client of ["192.0.2.1", "192.0.2.2", "192.0.2.3"]) {
      expect((await fetched(own, client)).status).toBe(200);
    }
    await expect(fetched(own, "192.0.2.4")).rejects.toMatchObject(TOO_MANY_FETCHES);
    expect((await fetched(other)).status).toBe(200);
    vi.advanceTimersByTime(10_000);
    expect((await fetched(own)).status).toBe(200);
  });

  test("by addresses that are none are refused by the network of the client", async () => {
    for (const one of ["1", "2", "3"]) {
      await expect(fetched("x", `2001:db8::${one}`)).rejects.toMatchObject({ status: 404 });
    }
    await expect(fetched("x", "2001:db8::9")).rejects.toMatchObject(TOO_MANY_FETCHES);
    await expect(fetched("x", "2001:db8:0:1::9")).rejects.toMatchObject({ status: 404 });
    const [valid = ""] = await addresses(1);
    expect((await fetched(valid, "2001:db8::9")).status).toBe(200);
  });
});

describe("the calls of a signed-in person", () => {
  test("are refused when there are too many, and served again when time has passed", async () => {
    const call = world.call(await token("a"));
    expect(await answeredOf(call, 100)).toBe(30);
    await expect(call("user.info", {})).rejects.toMatchObject({ ...TOO_MANY, retryAfter: 1 });
    vi.advanceTimersByTime(5_000);
    expect(await answeredOf(call, 100)).toBe(5);
  });

  test("count for the account, not for the session", async () => {
    expect(await answeredOf(world.call(await token("a")), 100)).toBe(30);
    expect(await answeredOf(world.call(await token("a")), 100)).toBe(0);
    expect(await answeredOf(world.call(await token("b")), 20)).toBe(20);
  });

  test("count for the company too", async () => {
    for (const name of ["a", "b", "c", "d"])
      expect(await answeredOf(world.call(await token(name)), 100)).toBe(30);
    expect(await answeredOf(world.call(await token("e")), 100)).toBe(0);
    const stranger = await world.addCompany();
    await world.addPerson({ email: "s@prova.example", companyId: stranger });
    expect(await answeredOf(world.call(await token("s")), 20)).toBe(20);
  });

  test("that cost much have limits of their own", async () => {
    const call = world.call(await token("a"));
    const download = () => call("survey.downloadQuestions", { query: {} });
    await download();
    await expect(download()).rejects.toMatchObject(TOO_MANY);
    expect(await answeredOf(call, 10)).toBe(10);
  });
});

describe("the calls of a page", () => {
  const page = async (name: string): Promise<Call> =>
    makeCall({
      transport: world.handle,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: "1", page: {} },
      token: await token(name),
    });

  test("count as one", async () => {
    const call = await page("a");
    for (let count = 0; count < 100; count += 1) await shown(call, QUESTION);
    expect(await answeredOf(world.call(await token("a")), 100)).toBe(29);
  });

  test("whose form is refused still read, and write nothing", async () => {
    await answeredOf(world.call(await token("a")), 100);
    const call = await page("a");
    await call("user.info", {});
    await expect(shown(call, QUESTION)).rejects.toMatchObject(TOO_MANY);
    await shown(call, QUESTION);
    await expect(save(call, QUESTION, { classe: "b" })).rejects.toMatchObject(TOO_MANY);
  });
});

test("a flood of denied calls writes one record at once and one for the rest of the minute", async () => {
  const reader = await world.addPerson({ email: "l@prova.example", companyId, canWrite: false });
  const call = world.call(await token("l"));
  const denied = () =>
    call("survey.importConfirm", { params: { id: "x" }, body: { changes: [] } }).catch(() => undefined);
  const counts = async () =>
    (
      await world.db
        .selectFrom("event")
        .select("count")
        .where("kind", "=", "permission_denied")
        .where("account_id", "=", reader)
        .orderBy("sequence")
        .execute()
    ).map(({ count }) => count);
  for (let count = 0; count < 8; count += 1) await denied();
  expect(await counts()).toEqual([1]);
  world.clock.advance({ minutes: 1 });
  await denied();
  expect(await counts()).toEqual([1, 7, 1]);
});
