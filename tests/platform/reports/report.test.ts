import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import { notPossibleNow } from "~/platform/quarantine/refusals";
import { allOf, readPdf } from "../../documents/read-pdf";
import { CLASS, PLANTS } from "../../questions";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import { sharedQuarantine } from "../quarantine/shared";
import type { World } from "../world";

let world: World;
let admin: Call;
let refuses: boolean;

const sometimes: Quarantine = {
  ...sharedQuarantine,
  run: (kind, order) =>
    refuses && kind.name === "write-report"
      ? Promise.reject(notPossibleNow())
      : sharedQuarantine.run(kind, order),
};

beforeEach(async () => {
  refuses = false;
  ({ world, admin } = await makeCompany({}, { quarantine: sometimes }));
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  await save(admin, PLANTS, { potenza: "10" });
});
afterEach(() => world.close());

const nameOf = async (call: Call, version = "draft", page?: "card") =>
  (await call("scoring.report", { params: { version }, query: { format: "pdf", ...(page && { page }) } }))
    .filename;

async function fetched(call: Call, type: string, filename: string) {
  const { downloadUrl } = await call("survey.download", { params: { type }, query: { filename } });
  const token = downloadUrl.split("/").at(-1) ?? "";
  const response = await call("survey.file", { params: { token } });
  return { type: response.headers.get("Content-Type"), bytes: Buffer.from(await response.arrayBuffer()) };
}

async function issued(): Promise<string> {
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  await admin("survey.publish", { body: { revision: survey.draft.revision, declared: true } });
  const { card } = await admin("scoring.homePage", { params: { version: "public" }, query: {} });
  return card.id ?? "";
}

describe("the report of a draft", () => {
  test("is a tagged PDF with a table for the board and an answer with its unit", async () => {
    const filename = await nameOf(admin);
    const { type, bytes } = await fetched(admin, "report", filename);
    expect([filename, type]).toEqual(["carta-esg-report-2025.pdf", "application/pdf"]);
    const nodes = readPdf(bytes).roots.flatMap(allOf);
    expect(nodes.filter(({ tag }) => tag === "H1")).toHaveLength(1);
    expect(nodes.filter(({ tag }) => tag === "Table").length).toBeGreaterThan(20);
    expect(nodes.filter(({ tag, alt }) => tag === "Figure" && alt === null)).toEqual([]);
  });

  test("is another after a change", async () => {
    const before = await fetched(admin, "report", await nameOf(admin));
    await save(admin, PLANTS, { potenza: "12" }, { revision: 1 });
    const after = await fetched(admin, "report", await nameOf(admin));
    expect(after.bytes.equals(before.bytes)).toBe(false);
  });

  test("says once what kept it from being made, and is made at the next try", async () => {
    const filename = await nameOf(admin);
    const prepare = () =>
      admin("survey.prepareDocument", { params: { type: "report" }, query: { filename } });
    refuses = true;
    await expect(prepare()).rejects.toMatchObject({ status: 503, code: "internal/unavailable" });
    refuses = false;
    expect(await prepare()).toEqual({ ready: true, ahead: 0 });
  });
});

describe("the report of an issued version", () => {
  test("has the same bytes on another day and after the draft has moved", async () => {
    const id = await issued();
    const before = await fetched(admin, "report", await nameOf(admin, id));
    world.clock.advance({ days: 2 });
    await save(admin, PLANTS, { potenza: "99" }, { revision: 1 });
    const filename = await nameOf(await world.as("a@prova.example"), id);
    const after = await fetched(await world.as("a@prova.example"), "report", filename);
    expect(filename).toBe(`carta-esg-report-2025-${id}.pdf`);
    expect(after.bytes.equals(before.bytes)).toBe(true);
  });

  test("of another company is not found, by its number and by its file name", async () => {
    const id = await issued();
    const stranger = await makeStranger(world);
    await expect(nameOf(stranger, id)).rejects.toMatchObject({ status: 404 });
    for (const type of ["report", "card"])
      await expect(
        stranger("survey.prepareDocument", {
          params: { type },
          query: { filename: await nameOf(admin, id) },
        }),
      ).rejects.toMatchObject({ status: 404 });
    await expect(fetched(stranger, "report", await nameOf(admin, id))).rejects.toMatchObject({ status: 404 });
  });

  test("alone is its card on one page, which leads to its public page", async () => {
    const id = await issued();
    const { bytes } = await fetched(admin, "card", await nameOf(admin, id, "card"));
    const { catalog, dictionary, objects } = readPdf(bytes);
    expect(dictionary(catalog.Pages).Count).toBe(1);
    const addresses = [...objects.values()].flatMap((value) => (Object(value) as { URI?: string }).URI ?? []);
    expect(addresses).toEqual([`https://carta.example/card/${id}`]);
  });
});
