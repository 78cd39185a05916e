import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Frozen } from "~/platform/store/versions";
import { elementsOf, save, shown } from "../answering";
import { makeRestoring, type Restoring } from "../history/restoring";
import { makeVerifying, type Verifying } from "../verification/verifying";
import { WATER, WATER_USED } from "../../questions";

/** Opens the question about the water that is used, or closes it. */
const opening = (uso: "processi" | "civile") => ({ prelievo: "900", uso });

describe("fault 12: a parent that changes", () => {
  let given: Verifying;
  beforeEach(async () => void (given = await makeVerifying()));
  afterEach(() => given.world.close());

  test("keeps what it closes out of the candidate, and later changes nothing of it", async () => {
    const { world } = given;
    const admin = await given.admin();
    await save(admin, WATER, opening("processi"));
    await save(admin, WATER_USED, { consumo: "100" });
    await save(admin, WATER, opening("civile"), { revision: 1 });
    const id = await given.begin();
    await save(admin, WATER, opening("processi"), { revision: 2 });
    expect((await shown(admin, WATER_USED)).status).toBe("self-declared");

    await given.acceptAll(id);
    await given.decide(id, "accept");
    const { snapshot } = await world.db
      .selectFrom("card_version")
      .select("snapshot")
      .executeTakeFirstOrThrow();
    const { answers } = JSON.parse(snapshot) as Frozen;
    expect(answers[WATER]?.elements).toEqual(opening("civile"));
    expect(answers[WATER_USED]).toBeUndefined();
  });
});

describe("fault 12: a parent that is restored", () => {
  let company: Restoring;
  beforeEach(async () => void (company = await makeRestoring()));
  afterEach(() => company.close());

  test("opens its dependents again, or closes them and keeps their values", async () => {
    const { admin } = company;
    await save(admin, WATER, opening("processi"));
    await save(admin, WATER_USED, { consumo: "100" });
    const open = await company.keep();
    await save(admin, WATER, opening("civile"), { revision: 1 });
    const closed = await company.keep();
    expect((await shown(admin, WATER_USED)).status).toBe("na-blocked");

    await company.restore(open, { answersList: [WATER] });
    expect(await shown(admin, WATER_USED)).toMatchObject({ status: "self-declared" });
    await company.restore(closed);
    expect((await shown(admin, WATER_USED)).status).toBe("na-blocked");
    await company.restore(open);
    expect(await elementsOf(admin, WATER_USED)).toEqual({ consumo: "100" });
    expect((await shown(admin, WATER_USED)).status).toBe("self-declared");
  });
});
