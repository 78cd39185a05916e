import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { SheetKind } from "~/domain/sheets/kinds";
import { allOf, readPdf } from "../../documents/read-pdf";
import { CLASS, PLANTS } from "../../questions";
import { completeRegistry, save } from "../answering";
import { makeCompany, makeStranger } from "../company";
import type { World } from "../world";
import { fetched } from "./fetched";

let world: World;
let admin: Call;

beforeEach(async () => {
  ({ world, admin } = await makeCompany());
  await completeRegistry(admin);
  await save(admin, CLASS, { classe: "b" });
  await save(admin, PLANTS, { potenza: "10" });
});
afterEach(() => world.close());

const nameOf = async (call: Call, kind: SheetKind, version?: string) =>
  (await call("report.sheet", { params: { kind }, query: { ...(version && { version }) } })).pdfName;

async function issued(): Promise<string> {
  const { survey } = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
  await admin("survey.publish", { body: { revision: survey.draft.revision, declared: true } });
  const { card } = await admin("scoring.homePage", { params: { version: "public" }, query: {} });
  return card.id ?? "";
}

describe.each(["bank", "client"] as const)("the sheet for a %s as a PDF", (kind) => {
  test("is tagged, and has a table for each subject below its heading", async () => {
    const { type, bytes } = await fetched(admin, `${kind}-pdf`, await nameOf(admin, kind));
    expect(type).toBe("application/pdf");
    const nodes = readPdf(bytes).roots.flatMap(allOf);
    expect(nodes.filter(({ tag }) => tag === "Table")).toHaveLength(6);
    expect(nodes.filter(({ tag }) => tag === "H2")).toHaveLength(6);
    expect(nodes.filter(({ tag, scope }) => tag === "TH" && scope === null)).toEqual([]);
  });

  test("of a version has the same bytes on another day and after the draft has moved", async () => {
    const id = await issued();
    const before = await fetched(admin, `${kind}-pdf`, await nameOf(admin, kind, id));
    world.clock.advance({ days: 3 });
    const again = await world.as("a@prova.example");
    await save(again, PLANTS, { potenza: "99" }, { revision: 1 });
    const filename = await nameOf(again, kind, id);
    expect(filename).toMatch(new RegExp(`^carta-esg-(banca|cliente)-2025-${id}\\.pdf$`));
    expect((await fetched(again, `${kind}-pdf`, filename)).bytes.equals(before.bytes)).toBe(true);
  });

  test("of a version of another company is not found", async () => {
    const filename = await nameOf(admin, kind, await issued());
    const stranger = await makeStranger(world);
    await expect(fetched(stranger, `${kind}-pdf`, filename)).rejects.toMatchObject({ status: 404 });
  });
});

test("the letter comes with the sheet for a client alone", async () => {
  const headings = async (kind: SheetKind) => {
    const { bytes } = await fetched(admin, `${kind}-pdf`, await nameOf(admin, kind));
    return readPdf(bytes)
      .roots.flatMap(allOf)
      .filter(({ tag }) => tag === "H1").length;
  };
  expect([await headings("bank"), await headings("client")]).toEqual([1, 2]);
});
