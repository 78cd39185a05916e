import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { uaFaults } from "../../documents/ua-faults";
import { textOf } from "../../documents/read-text";
import { makeIssuedCompany } from "../card/issued-company";
import type { World } from "../world";
import { fetched } from "./fetched";

let world: World;
let admin: Call;
let number: string;
beforeAll(async () => {
  ({ world, admin, number } = await makeIssuedCompany());
});
afterAll(() => world.close());

const VERSIONS = [
  ["the draft", () => undefined],
  ["a card", () => number],
] as const;

async function report(page: "card" | undefined, version: string | undefined) {
  const query = { format: "pdf" as const, ...(page && { page }) };
  const { filename } = await admin("scoring.report", { params: { version: version ?? "draft" }, query });
  return (await fetched(admin, page ?? "report", filename)).bytes;
}

async function sheet(kind: "bank" | "client", version: string | undefined) {
  const query = version === undefined ? {} : { version };
  const { pdfName } = await admin("report.sheet", { params: { kind }, query });
  return (await fetched(admin, `${kind}-pdf`, pdfName)).bytes;
}

const DOCUMENTS = [
  ["the report", (version: string | undefined) => report(undefined, version)],
  ["the card", (version: string | undefined) => report("card", version)],
  ["the bank's sheet", (version: string | undefined) => sheet("bank", version)],
  ["the client's sheet", (version: string | undefined) => sheet("client", version)],
] as const;

describe.each(DOCUMENTS)("%s", (_, made) => {
  test.each(VERSIONS)("of %s keeps what it claims of PDF/UA", async (_name, version) => {
    expect(uaFaults(await made(version()))).toEqual([]);
  });

  test.each(VERSIONS)("of %s speaks of the company as of another", async (_name, version) => {
    const said = textOf(await made(version()));
    expect(said).not.toMatch(/\b(tua|tuo|tue|tuoi|hai|puoi|devi|vuoi)\b/i);
  });
});
