import { afterEach, describe, expect, test } from "vitest";
import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { completeRegistry, save, shown } from "../answering";
import { makeWorld, type World } from "../world";
import { CLASS } from "../../questions";

const EMAIL = "a@prova.example";

let world: World;
afterEach(() => world.close());

/** A company that has answered something at an instant, and goes on answering. */
async function companyAt(now: string, given: { fiscalYear?: number } = {}) {
  world = await makeWorld({ now });
  const companyId = await world.addCompany(given);
  await world.addPerson({ email: EMAIL, companyId, isAdmin: true });
  await completeRegistry(await admin());
  await answer("b");
}

/** Sessions end with the days. */
const admin = () => world.as(EMAIL);

async function answer(classe: string) {
  const call = await admin();
  const { revision } = (await shown(call, CLASS)).answer;
  await save(call, CLASS, { classe }, { revision });
}

async function publish() {
  const call = await admin();
  const { revision } = await call("survey.overview", { query: {} });
  return call("survey.publish", { body: { revision } });
}

const homeOf = async (version: string) =>
  (await admin())("scoring.homePage", { params: { version }, query: {} });

const shortlyBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

describe("fault 27: the pause after a card lasts 24 × 3600 seconds, whatever the night does", () => {
  test.each([
    ["an ordinary night", "2026-03-10T09:00:00.000Z", "2026-03-11T09:00:00.000Z"],
    ["the night of 23 hours", "2026-03-28T11:30:00.000Z", "2026-03-29T11:30:00.000Z"],
    ["the night of 25 hours", "2026-10-24T10:30:00.000Z", "2026-10-25T10:30:00.000Z"],
    ["the last night of the year", "2026-12-31T22:59:59.999Z", "2027-01-01T22:59:59.999Z"],
  ])("%s", async (_, issuedAt, over) => {
    await companyAt(issuedAt);
    expect(await publish()).toMatchObject({ issuedAt });
    await answer("a4");
    world.clock.set(shortlyBefore(over));
    expect((await homeOf("draft")).survey.draft).toMatchObject({
      status: DRAFT_STATUS.block24h,
      nextIssueAt: over,
    });
    await expect(publish()).rejects.toMatchObject({ status: 409, message: "internal/issued_recently" });
    world.clock.set(over);
    expect((await homeOf("draft")).survey.draft).toMatchObject({
      status: DRAFT_STATUS.ready,
      nextIssueAt: null,
      refusals: [],
    });
    expect(await publish()).toMatchObject({ issuedAt: over });
  });
});

describe("fault 27: a card is valid for twelve months, to the same day and time in Italy", () => {
  test.each([
    ["2026-03-10T09:00:00.000Z", "2027-03-10T09:00:00.000Z"],
    // From winter time into summer time, and back.
    ["2026-03-28T11:30:00.000Z", "2027-03-28T10:30:00.000Z"],
    ["2026-10-31T11:30:00.000Z", "2027-10-31T11:30:00.000Z"],
    ["2026-10-25T10:30:00.000Z", "2027-10-25T09:30:00.000Z"],
    // A day that the next year does not have; and a day of Italy that is another one in UTC.
    ["2028-02-29T10:00:00.000Z", "2029-02-28T10:00:00.000Z"],
    ["2026-12-31T23:30:00.000Z", "2027-12-31T23:30:00.000Z"],
  ])("from %s to %s", async (issuedAt, expiresAt) => {
    await companyAt(issuedAt);
    expect(await publish()).toMatchObject({ issuedAt, expiresAt });
    world.clock.set(shortlyBefore(expiresAt));
    expect((await homeOf("public")).card.status).toBe("valid");
    world.clock.set(expiresAt);
    expect((await homeOf("public")).card.status).toBe("expired");
  });

  test("an unchanged one may be renewed when 30 days are left, to the millisecond", async () => {
    await companyAt("2026-03-10T09:00:00.000Z");
    await publish();
    // 30 × 24 hours before 10 March 2027.
    const renewable = "2027-02-08T09:00:00.000Z";
    world.clock.set(shortlyBefore(renewable));
    expect((await homeOf("draft")).survey.draft.refusals).toEqual(["unchanged"]);
    await expect(publish()).rejects.toMatchObject({ errors: [{ path: "", code: "unchanged" }] });
    world.clock.set(renewable);
    expect((await homeOf("draft")).survey.draft.refusals).toEqual([]);
    expect(await publish()).toMatchObject({ issuedAt: renewable, expiresAt: "2028-02-08T09:00:00.000Z" });
  });
});

describe("fault 27: the fiscal year", () => {
  const open = async (year: number) => (await admin())("user.openYear", { body: { year } });
  const present = async () => (await (await admin())("user.info", {})).currentFiscalYear;

  test("that follows opens when it is over in Italy, and not before", async () => {
    await companyAt("2026-12-31T22:59:59.999Z", { fiscalYear: 2025 });
    await expect(open(2026)).rejects.toMatchObject({
      status: 409,
      errors: [{ path: "", code: "year_not_closed" }],
    });
    expect(await present()).toBe(2025);
    world.clock.set("2026-12-31T23:00:00.000Z");
    expect(await present()).toBe(2025);
    await open(2026);
    expect(await present()).toBe(2026);
    await expect(open(2027)).rejects.toMatchObject({ status: 409 });
  });

  test("that was closed can only be read, and keeps its card", async () => {
    await companyAt("2026-12-31T22:30:00.000Z", { fiscalYear: 2025 });
    const { versionId } = await publish();
    world.clock.set("2027-01-02T09:00:00.000Z");
    await open(2026);
    const call = await admin();
    const year = 2025;
    await expect(
      call("survey.saveAnswer", {
        params: { id: CLASS },
        body: { year, answers: [{ questionId: CLASS, answerElements: [], revision: 1 }] },
      }),
    ).rejects.toMatchObject({ status: 403, message: "internal/read_only_year" });
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: { year } });
    expect(card).toMatchObject({ id: versionId, status: "valid" });
    expect((await homeOf("draft")).survey.draft).toMatchObject({
      revision: 0,
      status: DRAFT_STATUS.toBeStarted,
    });
  });

  test("of a sign-up in the last second of the year is the one before", async () => {
    world = await makeWorld({ now: "2026-12-31T22:59:59.000Z" });
    await world.addPerson({ email: EMAIL, companyId: await world.addCompany(), isAdmin: true });
    expect(await present()).toBe(2025);
  });
});
