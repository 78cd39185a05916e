import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LONGEST_DEVICE } from "~/api/contract/identity";
import { keysOf } from "~/secrets.server";
import { makeHandler } from "~/platform/handler";
import { makeCall } from "~/api/call";
import { hashOfToken, newToken } from "~/platform/identity/tokens";
import { audited } from "../audited";
import { PASSWORD } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";
import { refusalOf, register, SIGN_UP } from "./registering";

const [ANNA, BRUNO, CARLA, DINO, ELENA, FABIO] = ["anna", "bruno", "carla", "dino", "elena", "fabio"].map(
  (name) => `${name}@prova.example`,
) as [string, string, string, string, string, string];

let world: World;
let companyId: string;
const ids = new Map<string, string>();
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  for (const email of [ANNA, BRUNO, CARLA, DINO, ELENA, FABIO])
    ids.set(email, await world.addPerson({ email, companyId, isAdmin: true }));
});
afterEach(() => world.close());

interface Kept {
  device?: string;
  formerToken?: string;
}

const signIn = (email: string, kept: Kept = {}) =>
  world.call()("identity.signIn", { body: { email, password: PASSWORD, ...kept } });

/** What one browser keeps after these people have signed in there, one after the other. */
async function deviceOf(...emails: string[]): Promise<string> {
  let kept: Kept = {};
  for (const email of emails) {
    const { device } = await signIn(email, kept);
    kept = { device: device! };
    world.clock.advance({ minutes: 1 });
  }
  return kept.device!;
}

/** Whether a person with the right password gets in from a crowded address with what the browser keeps. */
async function isKnown(email: string, device: string): Promise<boolean> {
  const body = { email, password: "Sbagliata2026" };
  for (let i = 0; i < 11; i++)
    await world
      .call()("identity.signIn", { body })
      .catch(() => undefined);
  return signIn(email, { device }).then(
    () => true,
    () => false,
  );
}

const isOpen = (token: string) =>
  world
    .call(token)("user.info", {})
    .then(
      () => true,
      () => false,
    );

describe("the people of one browser", () => {
  test("are each known there", async () => {
    const device = await deviceOf(ANNA, BRUNO);
    expect([await isKnown(ANNA, device), await isKnown(BRUNO, device)]).toEqual([true, true]);
    expect(await isKnown(CARLA, device)).toBe(false);
  });

  test("are the five who signed in last, however often each did", async () => {
    const device = await deviceOf(ANNA, BRUNO, CARLA, DINO, ELENA, ELENA, ELENA, ANNA, FABIO);
    expect(await isKnown(BRUNO, device)).toBe(false);
    for (const email of [ANNA, CARLA, DINO, ELENA, FABIO]) expect(await isKnown(email, device)).toBe(true);
    expect(device.length).toBeLessThanOrEqual(LONGEST_DEVICE);
  });

  test("are forgotten one by one, each a year after the last sign-in", async () => {
    const first = await deviceOf(ANNA);
    world.clock.advance({ days: 200 });
    const { device } = await signIn(BRUNO, { device: first });
    world.clock.advance({ days: 166 });
    expect([await isKnown(ANNA, device!), await isKnown(BRUNO, device!)]).toEqual([false, true]);
  });

  test("cannot be read from what the browser keeps", async () => {
    const device = await deviceOf(ANNA, BRUNO);
    const bytes = Buffer.from(device, "base64url").toString("latin1");
    for (const name of [ANNA, BRUNO, ids.get(ANNA)!, ids.get(BRUNO)!, companyId]) {
      expect(device).not.toContain(name);
      expect(bytes).not.toContain(name);
    }
  });

  test("stay known when a colleague registers there", async () => {
    const device = await deviceOf(ANNA);
    const { token } = await registered();
    const body = { token, password: PASSWORD, device };
    const confirmed = await world.call()("identity.confirmEmail", { body });
    expect(await isKnown(ANNA, confirmed.device!)).toBe(true);
    expect(await isKnown(SIGN_UP.email, confirmed.device!)).toBe(true);
  });

  test("stay known after the secret was rotated, and are strangers to another installation", async () => {
    const device = await deviceOf(ANNA);
    const statusWith = async (secrets: [string, ...string[]]) => {
      const settings = { ...world.parts.settings, keys: keysOf(secrets) };
      const call = makeCall({
        transport: makeHandler({ ...world.parts, settings }),
        baseUrl: `${BASE_URL}/api`,
        caller: { clientAddress: "192.0.2.1", requestId: "r" },
        token: null,
      });
      const body = { email: ANNA, password: PASSWORD, device };
      return call("identity.signIn", { body }).then(
        () => 200,
        ({ status }: { status: number }) => status,
      );
    };
    const wrong = { email: ANNA, password: "Sbagliata2026" };
    for (let i = 0; i < 11; i++)
      await world
        .call()("identity.signIn", { body: wrong })
        .catch(() => undefined);
    expect(await statusWith(["un altro segreto"])).toBe(429);
    expect(await statusWith(["un altro segreto", "un segreto che nessuno conosce, di prova"])).toBe(200);
  });
});

describe("a device that is no proof", () => {
  const flipped = (text: string, at: number) =>
    text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);

  test.each([
    ["of a stolen cookie, for an account that never signed in there", (stolen: string) => stolen],
    ["with a changed first letter", (device: string) => flipped(device, 0)],
    ["with a changed letter in its midst", (device: string) => flipped(device, device.length >> 1)],
    ["that was cut off", (device: string) => device.slice(0, -4)],
    ["that is a list in plain text", () => btoa(JSON.stringify([[ids.get(BRUNO), "x", 9e15]]))],
    ["that is empty", () => ""],
  ])("%s gives no exemption", async (_, made) => {
    expect(await isKnown(BRUNO, made(await deviceOf(ANNA)))).toBe(false);
  });

  test("that is longer than any is refused unread", async () => {
    const long = "x".repeat(LONGEST_DEVICE + 1);
    expect(await refusalOf(signIn(ANNA, { device: long }))).toMatchObject({ status: 422 });
  });
});

describe("a sign-in", () => {
  const trail = async () =>
    (await audited(world.db)).map(({ event, account_id, detail }) => [event, account_id, detail]);

  test.each([
    ["the same account", ANNA],
    ["another account", BRUNO],
  ])("ends the browser's earlier session of %s, and the trail has it", async (_, email) => {
    const { token: formerToken } = await signIn(ANNA);
    const { token } = await signIn(email, { formerToken });
    expect([await isOpen(formerToken), await isOpen(token)]).toEqual([false, true]);
    expect(await trail()).toEqual([
      ["sign_in", ids.get(ANNA), null],
      ["sign_in", ids.get(email), null],
      ["sign_out", ids.get(ANNA), "sign_in"],
    ]);
    expect((await audited(world.db, "sign_out"))[0]).toMatchObject({
      company_id: companyId,
      client_address: "192.0.2.1",
    });
  });

  test("that is refused ends none", async () => {
    const { token: formerToken } = await signIn(ANNA);
    const body = { email: BRUNO, password: "Sbagliata2026", formerToken };
    expect(await refusalOf(world.call()("identity.signIn", { body }))).toMatchObject({ status: 424 });
    expect(await isOpen(formerToken)).toBe(true);
  });

  test("ends no session of other browsers, and notes nothing for one that had ended", async () => {
    const { token: elsewhere } = await signIn(ANNA);
    const { token: formerToken } = await signIn(ANNA);
    await world.call(formerToken)("identity.signOut", {});
    await signIn(ANNA, { formerToken });
    await signIn(ANNA, { formerToken: newToken().token });
    expect(await isOpen(elsewhere)).toBe(true);
    expect(await audited(world.db, "sign_out")).toHaveLength(1);
  });

  test.each([
    ["a week without a call", { days: 8 }],
    ["thirty days", { days: 31 }],
  ])("notes no end of a session that %s had ended, and leaves nothing of it", async (_, time) => {
    const { token: formerToken } = await signIn(ANNA);
    world.clock.advance(time);
    await signIn(BRUNO, { formerToken });
    expect(await audited(world.db, "sign_out")).toEqual([]);
    const left = world.db.selectFrom("session").where("token_hash", "=", hashOfToken(formerToken));
    expect(await left.selectAll().execute()).toEqual([]);
  });

  test("by the first password of a registration ends it too", async () => {
    const { token: formerToken } = await signIn(ANNA);
    const body = { token: (await registered()).token, password: PASSWORD, formerToken };
    const { token } = await world.call()("identity.confirmEmail", { body });
    expect([await isOpen(formerToken), await isOpen(token)]).toEqual([false, true]);
  });

  test("takes the place of the ended one among the ten of an account", async () => {
    const first = await signIn(ANNA);
    world.clock.advance({ minutes: 1 });
    let kept = await signIn(ANNA);
    for (let i = 0; i < 12; i++) {
      world.clock.advance({ minutes: 1 });
      kept = await signIn(ANNA, { formerToken: kept.token });
    }
    expect([await isOpen(first.token), await isOpen(kept.token)]).toEqual([true, true]);
  });
});

async function registered(): Promise<{ token: string }> {
  await register(world);
  const [mail] = await world.outbox();
  return { token: mail!.token };
}
