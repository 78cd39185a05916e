import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "~/platform/people/reminders/send-reminders";
import { ApiError } from "~/api/errors";
import { makeWorld, type World } from "../world";

let world: World;
let companyId: string;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ businessName: "Falegnameria Alfa" });
  await world.addPerson({ email: "ada@prova.example", companyId, isAdmin: true });
  await world.addPerson({ email: "bruno@prova.example", companyId, isAdmin: true });
  await world.addPerson({ email: "spento@prova.example", companyId, isAdmin: true, accessActive: false });
  await world.addPerson({ email: "lettrice@prova.example", companyId });
});
afterEach(() => world.close());

/** A card that expires on this day. */
async function card(
  expiresAt: string,
  given: { companyId?: string; issuedAt?: string } = {},
): Promise<string> {
  const id = `ESG-2025-${randomUUID().slice(0, 10).toUpperCase()}`;
  await world.db
    .insertInto("card_version")
    .values({
      id,
      company_id: given.companyId ?? companyId,
      year: 2025,
      number: Math.floor(Math.random() * 1e6),
      draft_revision: 1,
      registry_revision: 1,
      issued_at: given.issuedAt ?? "2025-04-01T08:00:00.000Z",
      expires_at: expiresAt,
      issued_by: "x",
      certification_level: 1,
      certification_body: null,
      data_as_of: null,
      snapshot: "{}",
      sha256: "0",
    })
    .execute();
  return id;
}

async function verification(since: string, ending: "lapsed" | null = null): Promise<void> {
  await world.db
    .insertInto("verification")
    .values({
      id: randomUUID(),
      company_id: companyId,
      number: Math.floor(Math.random() * 1e6),
      year: 2025,
      level: 2,
      phase: "third_party",
      since,
      opened_by: null,
      opened_at: since,
      draft_revision: 1,
      registry_revision: 1,
      items: "[]",
      candidate: "{}",
      sha256: "0",
      verifier_id: null,
      verifier_body: null,
      decided_at: null,
      ending,
      ended_at: ending && since,
      ended_by: null,
      version_id: null,
      comments_told_at: null,
    })
    .execute();
}

const sweep = () => sendReminders(world.parts);
const recipients = async () => (await world.outbox()).map(({ headers }) => headers["A"]).sort();
const ADA = expect.stringContaining("ada@prova.example") as string;
const BRUNO = expect.stringContaining("bruno@prova.example") as string;

describe("a reminder of a card that expires", () => {
  test("goes once to each administrator who can sign in, thirty days before", async () => {
    await card("2026-04-09T09:00:00.001Z");
    await sweep();
    expect(await recipients()).toEqual([]);
    world.clock.advance({ minutes: 1 });
    await sweep();
    expect(await recipients()).toEqual([ADA, BRUNO]);
    await Promise.all([sweep(), sweep()]);
    expect(await recipients()).toHaveLength(2);
    const [mail] = await world.outbox();
    expect(mail?.body).toContain("Falegnameria Alfa scade il 09/04/2026");
  });

  test("is not sent for a card that has a successor, or has expired", async () => {
    await card("2026-03-20T09:00:00.000Z");
    await card("2027-03-20T09:00:00.000Z", { issuedAt: "2026-03-01T08:00:00.000Z" });
    const other = await world.addCompany();
    await world.addPerson({ email: "x@altra.example", companyId: other, isAdmin: true });
    await card("2026-03-10T08:59:59.999Z", { companyId: other });
    await sweep();
    expect(await recipients()).toEqual([]);
  });

  test("reaches the companies beyond the first slice", async () => {
    for (let number = 0; number < 130; number += 1) {
      const id = await world.addCompany();
      await world.addPerson({ email: `a${number}@molte.example`, companyId: id, isAdmin: true });
      await card("2026-03-20T09:00:00.000Z", { companyId: id });
    }
    await sweep();
    expect(await world.db.selectFrom("mail").select("id").execute()).toHaveLength(130);
  });
});

test("a server that stops waits for the reminder under way alone; the next sweep goes on", async () => {
  for (let number = 0; number < 3; number += 1) {
    const id = await world.addCompany();
    await world.addPerson({ email: `a${number}@tre.example`, companyId: id, isAdmin: true });
    await card("2026-03-20T09:00:00.000Z", { companyId: id });
  }
  let begun = 0;
  const endingAfterTwo = {
    get aborted() {
      return (begun += 1) > 2;
    },
  } as AbortSignal;
  await sendReminders(world.parts, endingAfterTwo);
  expect(await recipients()).toHaveLength(2);
  await sweep();
  expect(await recipients()).toHaveLength(3);
});

describe("a reminder of a verification that lapses", () => {
  test("goes once, seven days before its sixty are over", async () => {
    await verification("2026-01-16T10:00:00.000Z");
    await sweep();
    expect(await recipients()).toEqual([]);
    world.clock.advance({ hours: 2 });
    await sweep();
    await sweep();
    expect(await recipients()).toEqual([ADA, BRUNO]);
    expect((await world.outbox())[0]?.body).toContain("il 17/03/2026 si chiude");
  });

  test("goes again in a later phase, whose days begin anew", async () => {
    await verification("2026-01-16T08:00:00.000Z");
    await sweep();
    expect(await recipients()).toEqual([ADA, BRUNO]);
    const since = world.clock.now().toISOString();
    await world.db.updateTable("verification").set({ phase: "in_depth", since }).execute();
    await sweep();
    expect(await recipients()).toEqual([ADA, BRUNO]);
    world.clock.advance({ days: 54 });
    await sweep();
    expect(await recipients()).toEqual([ADA, ADA, BRUNO, BRUNO]);
  });

  test("is not sent for one that has ended or has lapsed", async () => {
    await verification("2026-01-15T08:00:00.000Z", "lapsed");
    await verification("2026-01-08T08:00:00.000Z");
    await sweep();
    expect(await recipients()).toEqual([]);
  });
});

describe("reminders that a person does not want", () => {
  const statusOf = (promise: Promise<unknown>) =>
    promise.then(
      () => 200,
      (error: unknown) => (error instanceof ApiError ? error.status : 500),
    );

  test("are switched off for that person alone", async () => {
    const ada = await world.as("ada@prova.example");
    expect(await ada("user.notifications", {})).toEqual({ reminders: true });
    await ada("user.updateNotifications", { body: { reminders: false } });
    expect(await ada("user.notifications", {})).toEqual({ reminders: false });
    await card("2026-03-20T09:00:00.000Z");
    await sweep();
    expect(await recipients()).toEqual([BRUNO]);
  });

  test("are switched off by the link of a mail, without signing in, and by post only", async () => {
    await card("2026-03-20T09:00:00.000Z");
    await sweep();
    const [mail] = await world.outbox();
    const token = /auth\/reminders\/([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
    const guest = world.call();
    const person = await guest("user.reminderLink", { body: { token } });
    expect(person.reminders).toBe(true);
    await guest("user.answerReminderLink", { body: { token, reminders: false } });
    expect(await guest("user.reminderLink", { body: { token } })).toEqual({ ...person, reminders: false });
    await guest("user.answerReminderLink", { body: { token, reminders: true } });
    world.clock.advance({ days: 90 });
    expect(await statusOf(guest("user.reminderLink", { body: { token } }))).toBe(424);
  });

  test("have a link that opens nothing else", async () => {
    await card("2026-03-20T09:00:00.000Z");
    await sweep();
    const [mail] = await world.outbox();
    const token = /auth\/reminders\/([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
    const guest = world.call();
    expect(await statusOf(guest("identity.checkLink", { body: { token } }))).toBe(424);
    expect(await statusOf(guest("user.pendingInvitation", { body: { token } }))).toBe(424);
    const body = { nonce: token, password: "Quercia2026a" };
    expect(await statusOf(guest("user.resetPassword", { body }))).toBe(424);
    expect(await statusOf(guest("user.answerReminderLink", { body: { token: "x", reminders: false } }))).toBe(
      424,
    );
  });
});
