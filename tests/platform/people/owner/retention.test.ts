import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { keepNothingTooLong } from "~/platform/people/owner/retention";
import { CLASS } from "../../../questions";
import { makeWorld, type World } from "../../world";

let world: World;
let companyId: string;
beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({});
  await world.addPerson({ email: "admin@prova.example", companyId, isAdmin: true });
});
afterEach(() => world.close());

const rowsIn = async (table: "mail" | "invitation" | "mailed_token") =>
  (await world.db.selectFrom(table).selectAll().execute()).length;
const after = async (days: number) => {
  world.clock.advance({ days });
  await keepNothingTooLong(world.parts);
};

describe("what names persons and is of no use any more", () => {
  test("is kept for 90 days: mails, expired invitations and their links", async () => {
    const call = await world.as("admin@prova.example");
    const nothing = { read: false, write: false };
    const roles = {
      company_admin: true,
      supplier: nothing,
      client: nothing,
      association: nothing,
      bank: nothing,
    };
    const body = { email: "nuova@altrove.example", name: "Nuova", surname: "Persona", roles };
    await call("user.invite", { body });
    await world.outbox();
    await after(89);
    expect([await rowsIn("mail"), await rowsIn("invitation"), await rowsIn("mailed_token")]).toEqual([
      1, 1, 1,
    ]);
    await after(2);
    expect([await rowsIn("mail"), await rowsIn("invitation"), await rowsIn("mailed_token")]).toEqual([
      0, 1, 1,
    ]);
    await after(7);
    expect([await rowsIn("mail"), await rowsIn("invitation"), await rowsIn("mailed_token")]).toEqual([
      0, 0, 0,
    ]);
  });

  test("goes whole, however much it is", async () => {
    const at = world.clock.now().toISOString();
    const mail = { recipient: "a@prova.example", recipient_name: "A", template: "invitation", params: "{}" };
    const rows = Array.from({ length: 450 }, () => ({ ...mail, created_at: at, next_attempt_at: at }));
    for (const row of rows)
      await world.db
        .insertInto("mail")
        .values({ ...row, sent_at: at })
        .execute();
    await after(91);
    expect(await rowsIn("mail")).toBe(0);
  });

  test("the last mail to a person whose account has gone stays two days", async () => {
    const at = world.clock.now().toISOString();
    const mail = {
      recipient: "a@prova.example",
      recipient_name: "A",
      template: "account-deleted",
      params: "{}",
    };
    await world.db
      .insertInto("mail")
      .values({ ...mail, created_at: at, next_attempt_at: at, sent_at: at })
      .execute();
    await after(1);
    expect(await rowsIn("mail")).toBe(1);
    await after(1.5);
    expect(await rowsIn("mail")).toBe(0);
  });
});

describe("a link to a question", () => {
  const kept = async () =>
    (await world.db.selectFrom("question_link").select("email").orderBy("email").execute()).map(
      ({ email }) => email,
    );
  const send = async (email: string, value?: string) => {
    const call = await world.as("admin@prova.example");
    const body = { questionId: CLASS, email, name: "Studio", note: "nota", showsAnswer: false };
    const { id } = await call("survey.addQuestionLink", { body });
    const token = (await world.outbox()).at(-1)?.token ?? "";
    const answer = { answerElements: [{ id: "classe", value: value ?? "" }] };
    if (value) await world.call()("survey.propose", { body: { token, answer } });
    return id;
  };
  const decide = (id: string, state: "confirmed" | "declined") =>
    world.db.updateTable("proposal").set({ state }).where("link_id", "=", id).execute();

  test("goes 90 days after its end with its mails, unless its answer was taken or still waits", async () => {
    await send("muta@studio.example");
    await decide(await send("presa@studio.example", "b"), "confirmed");
    await decide(await send("respinta@studio.example", "b"), "declined");
    await send("attesa@studio.example", "b");
    await after(14 + 89);
    expect(await kept()).toHaveLength(4);
    await after(2);
    expect(await kept()).toEqual(["attesa@studio.example", "presa@studio.example"]);
    await world.db.updateTable("company").set({ fiscal_year: 2026 }).execute();
    await after(1);
    expect(await kept()).toEqual(["presa@studio.example"]);
  });

  test("that was revoked goes 90 days after that", async () => {
    const id = await send("muta@studio.example");
    const call = await world.as("admin@prova.example");
    await call("survey.revokeQuestionLink", { params: { id } });
    await after(91);
    expect(await kept()).toEqual([]);
  });
});

describe("accounts of an older process", () => {
  test("are found and sorted once they have a search key", async () => {
    for (let number = 0; number < 120; number += 1) {
      await world.addPerson({ email: `p${number}@prova.example`, companyId, name: "Zoë" });
    }
    await world.db.updateTable("account").set({ search_key: "" }).execute();
    const call = await world.as("admin@prova.example");
    expect(await call("user.rolesCount", { query: { search: "zoe" } })).toEqual({ count: 0 });
    await keepNothingTooLong(world.parts);
    expect(await call("user.rolesCount", { query: { search: "zoe" } })).toEqual({ count: 120 });
  });
});
