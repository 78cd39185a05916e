import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeCall, type Call } from "~/api/call";
import { Memo, memoOf } from "~/platform/memo";
import { save, shown } from "./answering";
import { openSession } from "./residents";
import { BASE_URL, makeWorld, type World } from "./world";

const EMAIL = "a@prova.example";
const QUESTION = "v3-env-energia-classe";

let world: World;
let token: string;

beforeEach(async () => {
  world = await makeWorld();
  const companyId = await world.addCompany();
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
  token = await openSession(world.parts, EMAIL);
});

afterEach(async () => {
  vi.useRealTimers();
  await world.close();
});

/** The calls of one page. */
const pageCall = (): Call =>
  makeCall({
    transport: world.handle,
    baseUrl: `${BASE_URL}/api`,
    caller: { clientAddress: "192.0.2.1", requestId: "1", page: {} },
    token,
  });

const classOf = async (call: Call) => (await shown(call, QUESTION)).answer.answerElements[0]?.value;

const switchOff = () => world.db.updateTable("membership").set({ access_active: 0 }).execute();

describe("what the calls of a page have read", () => {
  test("serves its other calls, and those of no other page", async () => {
    const [page, other] = [pageCall(), pageCall()];
    expect(await classOf(page)).toBeUndefined();
    await save(other, QUESTION, { classe: "b" });
    expect(await classOf(page)).toBeUndefined();
    expect(await classOf(pageCall())).toBe("b");
  });

  test("is read anew once the page has written", async () => {
    const page = pageCall();
    expect(await classOf(page)).toBeUndefined();
    await save(page, QUESTION, { classe: "b" });
    expect(await classOf(page)).toBe("b");
  });

  test("is read anew when a write was refused, since it may have been out of date", async () => {
    const page = pageCall();
    expect(await classOf(page)).toBeUndefined();
    await save(pageCall(), QUESTION, { classe: "b" });
    await expect(save(page, QUESTION, { classe: "c" })).rejects.toMatchObject({ status: 409 });
    expect(await classOf(page)).toBe("b");
  });

  test("is read anew after five seconds, as when a form took its time to arrive", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const page = pageCall();
    await page("user.info", {});
    await switchOff();
    vi.advanceTimersByTime(5_001);
    await expect(save(page, QUESTION, { classe: "b" })).rejects.toMatchObject({ status: 401 });
  });

  test("never lets a person whose access was switched off open another page", async () => {
    await pageCall()("user.info", {});
    await switchOff();
    await expect(pageCall()("user.info", {})).rejects.toMatchObject({ status: 401 });
  });

  test("belongs to one person", () => {
    const page = {};
    expect(memoOf(page, "one")).toBe(memoOf(page, "one"));
    expect(memoOf(page, "one")).not.toBe(memoOf(page, "other"));
    expect(memoOf(undefined, "one")).not.toBe(memoOf(undefined, "one"));
  });
});

describe("a memo", () => {
  test("reads each thing once, and anew what could not be read", async () => {
    const memo = new Memo();
    const read = vi.fn(async () => "read");
    expect(await Promise.all([memo.once("a", read), memo.once("a", read)])).toEqual(["read", "read"]);
    expect(read).toHaveBeenCalledTimes(1);
    await expect(memo.once("b", () => Promise.reject(new Error("busy")))).rejects.toThrow("busy");
    expect(await memo.once("b", read)).toBe("read");
  });
});
