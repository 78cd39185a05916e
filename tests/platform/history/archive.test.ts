import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Stage } from "~/domain/card/card-life";
import { grant, setControlChain } from "~/platform/store/grants";
import { insertVerification } from "~/platform/store/verifications";
import { completeRegistry, save } from "../answering";
import { countedQueries } from "../queries";
import { makeWorld, type World } from "../world";
import { CLASS } from "../../questions";

const OWN = "a@prova.example";
const OTHER = "b@altra.example";

let world: World;
let admin: Call;
let companyId: string;
let otherId: string;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany();
  otherId = await world.addCompany({ businessName: "Altra del Gruppo S.p.A." });
  await world.addPerson({ email: OWN, companyId, isAdmin: true });
  await world.addPerson({ email: OTHER, companyId: otherId, isAdmin: true });
  admin = await world.as(OWN);
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
});

afterEach(() => world.close());

const archive = (call = admin) => call("survey.archive", {});
const savePosition = (name: string) => admin("survey.savePosition", { body: { name } });
const enable = (id = companyId) =>
  world.db.updateTable("company").set({ is_validated: 1 }).where("id", "=", id).execute();

async function publish(call = admin) {
  const { revision } = await call("survey.overview", { query: {} });
  return call("survey.publish", { body: { revision } });
}

/** A verification in one of its phases, without anything to be judged. */
function verify(phase: Exclude<Stage, "draft" | "restoring">) {
  const at = world.clock.now().toISOString();
  return world.db.transaction().execute((trx) =>
    insertVerification(trx, {
      ...{ id: phase, company_id: companyId, year: 2025, level: 3, phase, since: at, opened_at: at },
      ...{ draft_revision: 1, registry_revision: 1, items: "[]", candidate: "{}", sha256: "0" },
    }),
  );
}

describe("the archive", () => {
  test("has cards and positions of every year, newest first", async () => {
    const { versionId } = await publish();
    world.clock.advance({ hours: 1 });
    await savePosition("Dopo la carta");
    world.clock.advance({ hours: 1 });
    const { id } = await savePosition("Di un anno chiuso");
    await world.db.updateTable("saved_position").set({ year: 2024 }).where("id", "=", id).execute();
    const { rows, currentYear } = await archive();
    expect(currentYear).toBe(2025);
    expect(rows.map(({ kind, name, year }) => [kind, name, year])).toEqual([
      ["position", "Di un anno chiuso", 2024],
      ["position", "Dopo la carta", 2025],
      ["version", null, 2025],
    ]);
    expect(rows[2]).toEqual({
      ...{ kind: "version", id: versionId, year: 2025, savedAt: "2026-03-10T09:00:00.000Z" },
      ...{ type: "published", status: "ready_save", name: null, savedBy: null, given: null, revision: 0 },
      card: {
        status: "valid",
        expiresAt: "2027-03-10T09:00:00.000Z",
        certification: {
          ...{ level: 1, body: null },
          date: "2026-03-10T09:00:00.000Z",
          dataAsOf: "2026-03-10T09:00:00.000Z",
        },
      },
      restore: ["not_enabled"],
    });
  });

  test("offers a restore to an enabled company, of this year only", async () => {
    await enable();
    await savePosition("Di quest'anno");
    const { id } = await savePosition("Di un anno chiuso");
    await world.db.updateTable("saved_position").set({ year: 2024 }).where("id", "=", id).execute();
    const { rows, refusals } = await archive();
    const offered = new Map(rows.map(({ name, restore }) => [name, restore]));
    expect(Object.fromEntries(offered)).toEqual({ "Di quest'anno": [], "Di un anno chiuso": null });
    expect(refusals).toEqual([]);
  });

  test.each([
    ["documents", "waiting_documents"],
    ["third_party", "waiting_validation"],
    ["in_depth", "waiting_validation"],
  ] as const)("waits while a verification is at %s, which keeps restores off", async (phase, status) => {
    const { versionId } = await publish();
    await enable();
    await savePosition("Di quest'anno");
    const { id } = await savePosition("Di un anno chiuso");
    await world.db.updateTable("saved_position").set({ year: 2024 }).where("id", "=", id).execute();
    await verify(phase);
    const seen = await archive();
    expect(seen.refusals).toEqual(["verification_open"]);
    const found = new Map(seen.rows.map((row) => [row.name, [row.status, row.restore]]));
    expect(found.get("Di quest'anno")).toEqual([status, ["verification_open"]]);
    expect(found.get("Di un anno chiuso")).toEqual(["ready_save", null]);
    const card = seen.rows.find(({ id }) => id === versionId);
    expect([card?.status, card?.restore]).toEqual(["ready_save", ["verification_open"]]);
  });

  test("waits no longer once a verification has lapsed", async () => {
    await enable();
    await savePosition("Marzo");
    await verify("third_party");
    world.clock.advance({ days: 61 });
    admin = await world.as(OWN);
    expect((await archive()).rows).toMatchObject([{ status: "ready_save", restore: [] }]);
  });

  test("asks the store as often for sixty rows as for two", async () => {
    await publish();
    await savePosition("La prima");
    const few = await countedQueries(world, OWN, archive);
    const [row] = await world.db.selectFrom("saved_position").selectAll().execute();
    if (!row) throw new Error("Nothing was saved");
    const rows = Array.from({ length: 60 }, (_, number) => ({ ...row, id: `copia-${number}` }));
    await world.db.insertInto("saved_position").values(rows).execute();
    expect((await archive()).rows).toHaveLength(62);
    expect(await countedQueries(world, OWN, archive)).toBe(few);
    expect(few).toBeLessThanOrEqual(12);
  });
});

describe("companies of the same group", () => {
  let issued: string;
  beforeEach(async () => {
    const other = await world.as(OTHER);
    await completeRegistry(other);
    await save(other, CLASS, { classe: "a4" });
    issued = (await publish(other)).versionId;
  });

  const chain = (id: string, name: string | null) =>
    world.db.transaction().execute((trx) => setControlChain(trx, id, name));
  const granted = () =>
    world.db.transaction().execute((trx) => grant(trx, otherId, companyId, "2026-03-01T09:00:00.000Z"));

  test("are listed with the cards they let be copied", async () => {
    await chain(companyId, "Gruppo");
    await chain(otherId, "Gruppo");
    await granted();
    expect((await archive()).group).toEqual([
      {
        companyId: otherId,
        companyName: "Altra del Gruppo S.p.A.",
        versions: [{ id: issued, issuedAt: "2026-03-10T09:00:00.000Z" }],
      },
    ]);
    expect((await archive(await world.as(OTHER))).group).toEqual([]);
  });

  test("are not without a grant, nor of another group, nor with cards of another year", async () => {
    await chain(companyId, "Gruppo");
    await chain(otherId, "Gruppo");
    expect((await archive()).group).toEqual([]);
    await granted();
    await chain(otherId, "Un altro gruppo");
    expect((await archive()).group).toEqual([]);
    await chain(otherId, "Gruppo");
    await world.db.updateTable("card_version").set({ year: 2024 }).where("id", "=", issued).execute();
    expect((await archive()).group).toEqual([]);
  });
});
