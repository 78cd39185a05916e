import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { audited } from "../../audited";
import { ADMIN, makeCompany, makeStranger, type Company } from "../../company";
import { PASSWORD } from "../../residents";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let company: Company;
beforeEach(async () => {
  company = await makeCompany({ colleagues: ["carla"] });
});
afterEach(() => company.world.close());

const signIn = async (agent = FIREFOX, address = "192.0.2.7") => {
  const { call } = company.world;
  const body = { email: ADMIN, password: PASSWORD, agent };
  const { token } = await call(null, address)("identity.signIn", { body });
  return { token, call: call(token) };
};
const open = async (call: Company["admin"]) => (await call("user.sessions", {})).sessions;

describe("the list of one's own sessions", () => {
  test("names browser, origin and times, and marks the present one", async () => {
    company.world.clock.advance({ hours: 2 });
    const { call } = await signIn(FIREFOX, "[2001:db8:1:2:3:4:5:6]:4711");
    const [here, first] = await open(call);
    expect(here).toMatchObject({
      isPresent: true,
      since: "2026-03-10T11:00:00.000Z",
      lastUsed: "2026-03-10T11:00:00.000Z",
      kind: { browser: "firefox", system: "linux" },
      origin: "2001:db8:1:2::/64",
    });
    expect(first).toMatchObject({ isPresent: false, kind: null, since: "2026-03-10T09:00:00.000Z" });
  });

  test("has no session whose time is over, and nothing of a token", async () => {
    company.world.clock.advance({ days: 8 });
    const { call, token } = await signIn();
    const answer = await open(call);
    expect(answer).toHaveLength(1);
    const stored = await company.world.db.selectFrom("session").select("token_hash").execute();
    for (const secret of [token, ...stored.map(({ token_hash }) => token_hash.slice(0, 32))])
      expect(JSON.stringify(answer)).not.toContain(secret);
  });

  test("keeps the kind of browser, not its whole name", async () => {
    await signIn(`${FIREFOX} segreto`);
    expect(JSON.stringify(await company.world.db.selectFrom("session").selectAll().execute())).not.toContain(
      "segreto",
    );
  });
});

describe("ending a session", () => {
  test("ends the chosen one at its next request, and is noted", async () => {
    const { call } = await signIn();
    const chosen = (await open(call)).find(({ isPresent }) => !isPresent);
    await call("user.endSession", { params: { id: chosen?.id ?? "" } });
    await expect(company.admin("user.info", {})).rejects.toMatchObject({ status: 401 });
    expect(await open(call)).toHaveLength(1);
    expect(await audited(company.world.db, "sessions_ended")).toMatchObject([{ detail: "one" }]);
  });

  test("of all others leaves the present one", async () => {
    await signIn();
    const { call } = await signIn();
    expect(await call("user.endOtherSessions", {})).toEqual({ ended: 2 });
    expect(await open(call)).toHaveLength(1);
    expect(await call("user.endOtherSessions", {})).toEqual({ ended: 0 });
    expect(await audited(company.world.db, "sessions_ended")).toHaveLength(1);
  });

  test.each(["a colleague", "an administrator of another company"])("of %s is not found", async (who) => {
    const other =
      who === "a colleague" ? await company.world.as("c@prova.example") : await makeStranger(company.world);
    const [theirs] = await open(other);
    const [own] = await open(company.admin);
    await expect(
      company.admin("user.endSession", { params: { id: theirs?.id ?? "" } }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(other("user.endSession", { params: { id: own?.id ?? "" } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await open(other)).toHaveLength(1);
  });
});
