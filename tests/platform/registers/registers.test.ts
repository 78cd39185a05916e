import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { KeptRegister } from "~/domain/registers/register";
import { MOST_ROWS } from "~/domain/registers/register";
import { allRefused } from "../all-refused";
import { completeRegistry, shown, save } from "../answering";
import { addOne } from "../attestations/certificates";
import { audited } from "../audited";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";

const SITE = {
  ...{ name: "Sede", isMain: "yes", address: "Via Roma 1", postcode: "20100", city: "Milano" },
  ...{ country: "Italia", tenure: "owned", nature: "away", waterStress: "no" },
};
const SITES = "v3-gov-identita-e-sedi-sedi";
const NATURE = "v3-env-suolo-e-biodiversita-siti";

let world: World;
let admin: Call;
let reader: Call;
let stranger: Call;
let companyId: string;
beforeEach(async () => {
  ({ world, admin, companyId } = await makeCompany({ colleagues: ["carla"] }));
  reader = await world.as("c@prova.example");
  stranger = await makeStranger(world);
});
afterEach(() => world.close());

const add = (values: Record<string, string> = SITE, call = admin, register: KeptRegister = "sites") =>
  call("registry.addRegisterRow", { params: { register }, body: { values } });
const list = async (call = admin, register: KeptRegister = "sites") =>
  (await call("registry.register", { params: { register } })).rows;
const change = (id: string, revision: number, values: Record<string, string>, call = admin) =>
  call("registry.updateRegisterRow", { params: { register: "sites", id }, body: { values, revision } });
const remove = (id: string, revision: number, call = admin) =>
  call("registry.removeRegisterRow", { params: { register: "sites", id }, query: { revision } });

describe("a row of a register", () => {
  test("is added, and shown to everybody of the company who may read", async () => {
    const added = await add({ ...SITE, name: " Sede\u2019s ", landArea: "1.200,50", openedOn: "1/3/2020" });
    expect(added).toMatchObject({
      values: { ...SITE, name: "Sede's", landArea: "1200.5", openedOn: "2020-03-01" },
      revision: 1,
      updatedBy: "Anna Rossi",
    });
    expect(await list(reader)).toEqual([added]);
    const params = { register: "sites", id: added.id };
    expect(await reader("registry.registerRow", { params })).toEqual(added);
  });

  test("sent twice is one", async () => {
    const [first, second] = await Promise.all([add(), add()]);
    expect(second).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test("that is refused says everything that is wrong", async () => {
    const wrong = { ...SITE, name: "", tenure: "stolen", latitude: "45", moon: "1" };
    await expect(add(wrong)).rejects.toMatchObject({
      status: 422,
      errors: [
        { path: "values.moon", code: "not_acceptable" },
        { path: "values.name", code: "mandatory_field" },
        { path: "values.tenure", code: "unknown_choice" },
        { path: "values.longitude", code: "coordinates_by_halves" },
      ],
    });
    expect(await list()).toEqual([]);
  });

  test("is one of a limited number", async () => {
    const row = { company_id: companyId, register: "sites", content: "{}", revision: 1 };
    const stamp = { updated_by: "x", updated_at: "2026-01-01T00:00:00.000Z" };
    const rows = Array.from({ length: MOST_ROWS }, (_, index) => ({ ...row, ...stamp, id: `row${index}` }));
    await world.db.insertInto("register_row").values(rows.slice(0, 100)).execute();
    await world.db.insertInto("register_row").values(rows.slice(100)).execute();
    await expect(add()).rejects.toMatchObject({ status: 422, errors: [{ path: "", code: "too_many_rows" }] });
    expect(await add({ year: "2024" }, admin, "figures")).toMatchObject({ revision: 1 });
  });

  test("of a year that is there already is refused", async () => {
    await add({ year: "2024", energy: "1" }, admin, "figures");
    await expect(add({ year: "2024", energy: "2" }, admin, "figures")).rejects.toMatchObject({
      errors: [{ path: "values.year", code: "row_twice" }],
    });
  });

  test("of a register that does not exist is not found", async () => {
    for (const register of ["certificates", "moon", "toString"]) {
      const asked = [
        admin("registry.register", { params: { register } }),
        admin("registry.addRegisterRow", { params: { register }, body: { values: {} } }),
      ];
      await allRefused(asked, { status: 404 });
    }
  });

  test("on top of somebody else's change is a conflict, and changes nothing; without news it is none", async () => {
    const { id } = await add();
    await change(id, 1, { ...SITE, name: "Prima" });
    await expect(change(id, 1, { ...SITE, name: "Seconda" })).rejects.toMatchObject({ status: 409 });
    await expect(remove(id, 1)).rejects.toMatchObject({ status: 409 });
    expect(await list()).toMatchObject([{ values: { name: "Prima" }, revision: 2 }]);
    expect(await change(id, 1, { ...SITE, name: "Prima" })).toMatchObject({ revision: 2 });
  });

  test("leaves one event for each change, without what it says", async () => {
    const { id } = await add();
    await change(id, 1, { ...SITE, name: "Prima" });
    await remove(id, 2);
    const events = (await audited(world.db)).filter(({ event }) => event.startsWith("register_row"));
    expect(events.map(({ event, detail }) => [event, detail])).toEqual(
      ["added", "changed", "removed"].map((kind) => [`register_row_${kind}`, `sites ${id}`]),
    );
    expect(await list()).toEqual([]);
  });

  test("of another company is not found, whatever one does with it", async () => {
    const { id } = await add();
    const params = { register: "sites", id };
    const asked = [
      stranger("registry.registerRow", { params }),
      change(id, 1, { ...SITE, name: "Mia" }, stranger),
      remove(id, 1, stranger),
      // Nor is a row of another register of the same company.
      admin("registry.registerRow", { params: { register: "policies", id } }),
    ];
    await allRefused(asked, { status: 404 });
    expect([await list(stranger), (await list()).length]).toEqual([[], 1]);
  });

  test("is written by nobody who may only read", async () => {
    const { id } = await add();
    await allRefused([add(SITE, reader), change(id, 1, SITE, reader), remove(id, 1, reader)], {
      status: 403,
    });
  });
});

describe("questions that read a register", () => {
  test("propose what it says, until the company confirms it", async () => {
    const [before] = [await shown(admin, NATURE)];
    expect([before.status, before.registers]).toEqual([
      "not-answered",
      [{ id: "sites", isEmpty: true, fills: [] }],
    ]);
    await add();
    expect(await shown(admin, NATURE)).toMatchObject({
      status: "autofilled",
      scores: 0,
      answer: { answerElements: [{ id: "value", value: "nessuno" }], revision: 0 },
      registers: [{ id: "sites", isEmpty: false, fills: ["value"] }],
    });
    await save(admin, NATURE, { value: "nessuno" });
    const confirmed = await shown(admin, NATURE);
    expect([confirmed.status, confirmed.registers]).toMatchObject(["self-declared", [{ fills: ["value"] }]]);
    await save(admin, NATURE, { value: "presenti" }, { revision: 1 });
    expect((await shown(admin, NATURE)).registers).toMatchObject([{ fills: [] }]);
  });

  test("keep what was confirmed when the row goes, and lose what was only proposed", async () => {
    const { id } = await add();
    await save(admin, NATURE, { value: "nessuno" });
    expect(await shown(admin, SITES)).toMatchObject({ status: "autofilled", displayStatus: "incomplete" });
    await remove(id, 1);
    expect((await shown(admin, SITES)).status).toBe("not-answered");
    expect((await shown(admin, NATURE)).status).toBe("self-declared");
  });

  test("read nothing of another company", async () => {
    await add(SITE, stranger);
    expect((await shown(admin, SITES)).status).toBe("not-answered");
  });

  test("read a certificate once it names its standard", async () => {
    const guid = "v3-gov-identita-e-sedi-certificazioni";
    await addOne(admin);
    expect((await shown(admin, guid)).status).toBe("not-answered");
    await addOne(admin, { name: "EMAS", standard: "emas" });
    expect(await shown(admin, guid)).toMatchObject({
      status: "autofilled",
      answer: { answerElements: [{ id: "ambiente", value: "on" }] },
    });
    await expect(addOne(admin, { standard: "moon" })).rejects.toMatchObject({
      errors: [{ path: "standard", code: "unknown_choice" }],
    });
  });

  test("are named by their register, with the number of its rows", async () => {
    await add();
    const all = await reader("registry.registers", {});
    expect(all.map(({ id, rows }) => [id, rows])).toEqual([
      ["sites", 1],
      ["certificates", 0],
      ["policies", 0],
      ["targets", 0],
      ["figures", 0],
    ]);
    expect(all[0]?.readBy.map(({ id }) => id)).toContain(SITES);
  });
});

describe("the figures of earlier years", () => {
  const HOURS = "v3-soc-salute-e-sicurezza-infortuni";
  const TREND = "v3-soc-salute-e-sicurezza-andamento";
  const openNextYear = async () => {
    const { fiscal_year: year } = await world.db
      .updateTable("company")
      .set((eb) => ({ fiscal_year: eb("fiscal_year", "+", 1) }))
      .where("id", "=", companyId)
      .returning("fiscal_year")
      .executeTakeFirstOrThrow();
    return { now: year, before: year - 1 };
  };
  const figures = (call = admin) => call("registry.register", { params: { register: "figures" } });

  test("come from the company's own answers of the closed year, and are proposed once", async () => {
    await completeRegistry(admin);
    await save(admin, HOURS, { ore: "61000" });
    expect((await figures()).fromAnswers?.rows).toEqual([]);
    const { before } = await openNextYear();
    const { rows, fromAnswers } = await figures(reader);
    const said = { id: `answers-${before}`, values: { year: String(before), hours: "61000" } };
    expect([rows, fromAnswers]).toEqual([[], { year: before, rows: [said] }]);
    expect((await figures(stranger)).fromAnswers?.rows).toEqual([]);
    expect((await admin("registry.registers", {})).find(({ id }) => id === "figures")?.rows).toBe(1);
    expect(await shown(admin, TREND)).toMatchObject({
      status: "autofilled",
      answer: { answerElements: [{ id: "un-anno-prima.ore", value: "61000" }] },
      registers: [{ id: "figures", isEmpty: false, fills: ["un-anno-prima.ore"] }],
    });

    await add({ year: String(before), hours: "60500", accidents: "2" }, admin, "figures");
    expect((await figures()).fromAnswers?.rows).toEqual([]);
    expect((await shown(admin, TREND)).answer.answerElements).toEqual([
      { id: "un-anno-prima.infortuni", value: "2" },
      { id: "un-anno-prima.ore", value: "60500" },
    ]);
  });
});
