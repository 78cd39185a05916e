import { readdirSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Call } from "~/api/call";
import type { Quarantine } from "~/platform/quarantine/work-kind";
import { completeRegistry, save } from "../answering";
import { makeCompany } from "../company";
import { sharedQuarantine } from "../quarantine/shared";
import type { World } from "../world";
import { PLANTS } from "../../questions";
import { download } from "./transfer";

let world: World;
let companyId: string;
let admin: Call;
let written: number;

const counting: Quarantine = {
  ...sharedQuarantine,
  run(kind, order) {
    if (kind.name === "write-workbook") written += 1;
    return sharedQuarantine.run(kind, order);
  },
};

beforeEach(async () => {
  written = 0;
  ({ world, companyId, admin } = await makeCompany({}, { quarantine: counting }));
  await completeRegistry(admin);
});
afterEach(() => world.close());

test("a workbook that many people fetch at once is written once, and is the same for all", async () => {
  const files = await Promise.all(Array.from({ length: 24 }, () => download(world, companyId)));
  expect(written).toBe(1);
  expect(files.every((file) => file.equals(files[0] as Buffer))).toBe(true);
});

test("a workbook after a change is another one", async () => {
  const before = await download(world, companyId);
  world.clock.advance({ minutes: 5 });
  expect((await download(world, companyId)).equals(before)).toBe(true);
  await save(admin, PLANTS, { potenza: "10" });
  expect((await download(world, companyId)).equals(before)).toBe(false);
  expect(written).toBe(2);
});

test("a workbook of another company with the same answers is its own", async () => {
  const own = await download(world, companyId);
  expect((await download(world, await world.addCompany())).equals(own)).toBe(false);
  expect(readdirSync(path.join(world.parts.settings.dataDir, "scratch/documents"))).toHaveLength(2);
});
