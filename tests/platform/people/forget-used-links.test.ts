import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetUsedLinks } from "~/platform/people/forget-used-links";
import { ADMIN, makeCompany } from "../company";
import type { World } from "../world";

let world: World;
beforeEach(async () => {
  world = (await makeCompany()).world;
});
afterEach(() => world.close());

const folder = () => path.join(world.parts.settings.dataDir, "outbox");
const mails = () => readdirSync(folder()).map((name) => readFileSync(path.join(folder(), name), "utf8"));
const tokensIn = (text: string) =>
  [...text.matchAll(/\/auth\/reset\/([\w-]{43})/g)].map(([, token]) => token ?? "");

async function recover(): Promise<string> {
  await world.call()("user.forgotPassword", { query: { email: ADMIN } });
  await world.outbox();
  return mails().flatMap(tokensIn).at(-1) ?? "";
}

test("a mail is read once when its link is too old to work, then never again", async () => {
  await recover();
  world.clock.advance({ days: 15 });
  await recover();
  expect(await forgetUsedLinks(world.parts)).toBe(2);
  expect(await forgetUsedLinks(world.parts)).toBe(1);
  world.clock.advance({ days: 15 });
  expect(await forgetUsedLinks(world.parts)).toBe(1);
  expect(await forgetUsedLinks(world.parts)).toBe(0);
  expect(mails().flatMap(tokensIn)).toEqual([]);
});

test("after the clock was set back, every mail is read again", async () => {
  await recover();
  world.clock.advance({ days: 300 });
  expect([await forgetUsedLinks(world.parts), await forgetUsedLinks(world.parts)]).toEqual([1, 0]);
  world.clock.advance({ days: -300 });
  expect(await forgetUsedLinks(world.parts)).toBe(1);
});

test("a link stays in the outbox while it works, and leaves it once it was used, replaced or is too old", async () => {
  const first = await recover();
  await forgetUsedLinks(world.parts);
  expect(mails().flatMap(tokensIn)).toEqual([first]);

  world.clock.advance({ minutes: 5 });
  const second = await recover();
  await forgetUsedLinks(world.parts);
  expect(mails().flatMap(tokensIn)).toEqual([second]);

  await world.call()("user.resetPassword", { body: { nonce: second, password: "Lago-verde-77" } });
  await forgetUsedLinks(world.parts);
  expect(mails().flatMap(tokensIn)).toEqual([]);
  expect(mails().join()).toContain("collegamento-non-piu-valido");
  for (const name of readdirSync(folder())) expect(statSync(path.join(folder(), name)).mode & 0o077).toBe(0);

  world.clock.advance({ hours: 1 });
  const third = await recover();
  world.clock.advance({ hours: 25 });
  await forgetUsedLinks(world.parts);
  expect([third.length, mails().flatMap(tokensIn)]).toEqual([43, []]);
});
