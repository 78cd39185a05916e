import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeWorld, type World } from "../world";

const ADMIN = "admin@esempio.example";
const WRITER = "scrive@esempio.example";
let world: World;
beforeEach(async () => {
  world = await makeWorld({ now: "2026-12-31T22:59:59.999Z" });
  const companyId = await world.addCompany({ fiscalYear: 2025 });
  await world.addPerson({ email: ADMIN, companyId, isAdmin: true });
  await world.addPerson({ email: WRITER, companyId, canWrite: true });
});
afterEach(() => world.close());

const open = async (year: number, email = ADMIN) =>
  (await world.as(email))("user.openYear", { body: { year } });
const present = async () => (await (await world.as(ADMIN))("user.info", {})).currentFiscalYear;

describe("the next fiscal year", () => {
  test("is not opened before it is over in Italy", async () => {
    await expect(open(2026)).rejects.toMatchObject({
      status: 409,
      errors: [{ path: "", code: "year_not_closed" }],
    });
    expect(await present()).toBe(2025);
  });

  test("is opened from midnight on, once, however often it is asked for", async () => {
    world.clock.advance({ minutes: 1 });
    await Promise.all(Array.from({ length: 10 }, () => open(2026)));
    expect(await present()).toBe(2026);
    await expect(open(2027)).rejects.toMatchObject({ status: 409 });
  });

  test("is the one after the present one and no other", async () => {
    world.clock.set("2029-02-01T09:00:00.000Z");
    await expect(open(2027)).rejects.toMatchObject({ status: 409, message: "internal/conflict" });
    await expect(open(2024)).rejects.toMatchObject({ status: 409, message: "internal/conflict" });
    expect(await present()).toBe(2025);
  });

  test("is opened by administrators only", async () => {
    world.clock.advance({ days: 40 });
    await expect(open(2026, WRITER)).rejects.toMatchObject({ status: 403 });
  });

  test("leaves the year before to be read and not to be written", async () => {
    world.clock.advance({ days: 40 });
    await open(2026);
    const call = await world.as(ADMIN);
    expect((await call("survey.overview", { query: { year: 2025 } })).year).toBe(2025);
    const [question] = (await call("survey.overview", { query: { year: 2025 } })).questions;
    const answers = [{ questionId: question?.id ?? "", answerElements: [], revision: 0 }];
    await expect(
      call("survey.saveAnswer", { params: { id: question?.id ?? "" }, body: { answers, year: 2025 } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
