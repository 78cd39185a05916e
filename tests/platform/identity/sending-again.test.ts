import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAILS_A_DAY } from "~/domain/people/attempt-limits";
import { PASSWORD } from "../residents";
import { makeWorld, type World } from "../world";
import { refusalOf, register, SIGN_UP } from "./registering";

let world: World;
beforeEach(async () => void (world = await makeWorld()));
afterEach(() => world.close());

const again = (email: string, address?: string) =>
  world.call(null, address)("user.sendSignUpAgain", { body: { email } });

describe("a registration whose mail is sent again", () => {
  test("is confirmed by the newest link alone (fault 32)", async () => {
    await register(world);
    await again(SIGN_UP.email.toUpperCase());
    const [first, second] = await world.outbox();
    expect(second?.headers["Oggetto"]).toBe(first?.headers["Oggetto"]);
    const confirm = (token = "") =>
      world.call()("identity.confirmEmail", { body: { token, password: PASSWORD } });
    expect(await refusalOf(confirm(first?.token))).toMatchObject({ status: 424 });
    expect((await confirm(second?.token)).token).toHaveLength(43);
  });

  test("waits another day for its owner", async () => {
    await register(world);
    world.clock.advance({ hours: 23 });
    await again(SIGN_UP.email);
    world.clock.advance({ hours: 23 });
    const token = (await world.outbox()).at(-1)?.token ?? "";
    const body = { token, password: PASSWORD };
    expect((await world.call()("identity.confirmEmail", { body })).token).toHaveLength(43);
  });

  test("is mailed five times a day at most, with the same answer beyond", async () => {
    await register(world);
    for (let times = 0; times < 8; times += 1) expect(await again(SIGN_UP.email)).toEqual({});
    expect(await world.outbox()).toHaveLength(MAILS_A_DAY);
  });

  test("is refused to a browser that asks again and again", async () => {
    await register(world);
    for (let times = 0; times < 9; times += 1) await again(SIGN_UP.email);
    expect(await refusalOf(again(SIGN_UP.email))).toMatchObject({ status: 429 });
    expect(await again(SIGN_UP.email, "198.51.100.7")).toEqual({});
  });
});

describe("an address without a registration", () => {
  test("gets the same answer, and no mail (fault 39)", async () => {
    expect(await again("nessuno@officine.example")).toEqual({});
    expect(await world.outbox()).toEqual([]);
  });

  test("that has an account is told so by mail, as after a registration", async () => {
    const companyId = await world.addCompany();
    await world.addPerson({ email: "gia@officine.example", companyId });
    expect(await again("gia@officine.example")).toEqual({});
    expect((await world.outbox()).map(({ headers }) => headers["A"])).toEqual([
      expect.stringContaining("gia@officine.example"),
    ]);
  });
});
