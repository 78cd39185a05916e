import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";

const WASTE = "v3-env-rifiuti-e-materiali-quantita";
const SCOPE_1 = "v3-env-emissioni-scope-1";

let world: World;
let admin: Call;

beforeEach(async () => void ({ world, admin } = await makeCompany()));
afterEach(() => world.close());

const sheet = (kind: string, call: Call = admin) => call("report.sheet", { params: { kind }, query: {} });

describe("the sheet for a bank", () => {
  test("has the 40 points of December 2025, with those of the draft beside them", async () => {
    const { editions, items, total } = await sheet("bank");
    expect(editions.map(({ id }) => id)).toEqual(["mef-dicembre-2025", "mef-giugno-2024"]);
    expect([items.length, total]).toEqual([40, 40]);
    expect(items.find(({ point }) => point === "21")).toMatchObject({
      name: "Rifiuti pericolosi e radioattivi",
      draft: ["26"],
      priority: 1,
    });
  });

  test("shows both readings where two transcriptions disagree", async () => {
    const { items } = await sheet("bank");
    const disputed = items.filter(({ readings }) => readings.length > 0);
    expect(disputed.map(({ point }) => point)).toEqual(["28", "30", "31", "35", "36"]);
    expect(disputed.every(({ readings }) => readings.length === 2)).toBe(true);
  });

  test("counts a point as ready when it is answered, and shows the words of the answer", async () => {
    const before = await sheet("bank");
    await save(admin, WASTE, { totale: "12.5", pericolosi: "0.5", recuperati: "10" });
    const after = await sheet("bank");
    expect(after.ready).toBeGreaterThan(before.ready);
    expect(after.items.find(({ point }) => point === "21")).toMatchObject({
      state: "ready",
      figures: [{ name: "Quota di rifiuti pericolosi", value: "4", unit: "%" }],
      answers: [{ id: WASTE, status: "self-declared", lines: expect.arrayContaining([expect.anything()]) }],
    });
  });

  test("shows no answer that is not declared", async () => {
    await save(admin, WASTE, { totale: "12.5" });
    const { items } = await sheet("bank");
    expect(items.find(({ point }) => point === "21")).toMatchObject({
      state: "missing",
      answers: [{ id: WASTE, status: "incomplete", lines: [] }],
    });
  });

  test("of another company is never read, and another sheet is not found", async () => {
    await save(admin, WASTE, { totale: "12.5", pericolosi: "0.5", recuperati: "10" });
    const theirs = await sheet("bank", await makeStranger(world));
    expect(theirs.items.flatMap(({ answers }) => answers.flatMap(({ lines }) => lines))).toEqual([]);
    await expect(sheet("friend")).rejects.toMatchObject({ status: 404 });
    await expect(
      admin("report.sheet", { params: { kind: "bank" }, query: { year: 2024 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("is a file of the company for which it is asked", async () => {
    const { filename } = await sheet("bank");
    expect(filename).toBe("carta-esg-banca-2025.xlsx");
    const { downloadUrl } = await admin("survey.download", { params: { type: "bank" }, query: { filename } });
    expect(downloadUrl).toBeTruthy();
    await expect(
      admin("survey.download", {
        params: { type: "bank" },
        query: { filename: "carta-esg-cliente-2025.xlsx" },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

describe("the sheet for a client", () => {
  test("holds the Basic Module while the registry does not know more than ten people at work", async () => {
    const { cap, isCapKnown, items, editions } = await sheet("client");
    expect([cap, isCapKnown, editions[0]?.id]).toEqual(["lower", false, "vsme-2025"]);
    expect(new Set(items.map(({ module }) => module))).toEqual(new Set(["basic"]));
  });

  test("gives what is computed or in the registry without asking for it", async () => {
    await completeRegistry(admin);
    await save(admin, SCOPE_1, { emissioni: "12", metodo: "stima" });
    const { items } = await sheet("client");
    expect(items.find(({ name }) => name === "Fatturato")).toMatchObject({
      state: "ready",
      figures: [{ value: "4500000", unit: "euro" }],
    });
    expect(items.find(({ name }) => name === "Somma di Scope 1 e Scope 2")?.state).toBe("missing");
    expect(items.find(({ name }) => name === "Rifiuti in volume")?.state).toBe("not_asked");
  });
});
