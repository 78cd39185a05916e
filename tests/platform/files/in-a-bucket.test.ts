import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { takeSnapshot } from "~/platform/disk/snapshot";
import { refuseOtherBucket } from "~/platform/disk/unusable-bucket";
import { sweepFiles } from "~/platform/files/sweep";
import { bucketTrials } from "~/platform/health/bucket-check";
import { lookAt } from "~/platform/health/check";
import { lookIfReady } from "~/platform/health/ready";
import { filesCheck } from "~/platform/health/store-checks";
import { eraseCompanies } from "~/platform/people/owner/erase-companies";
import { findCompany } from "~/platform/store/companies";
import { openStore } from "~/platform/store/engines/sqlite";
import { startBucket, type TestBucket } from "../../bucket/server";
import { ON_POSTGRES } from "../../postgres/databases";
import { CLASS } from "../../questions";
import { makeCompany } from "../company";
import { PASSWORD } from "../residents";
import type { World } from "../world";
import { attach, handIn, namesOf, rowIds, stored as inFolder } from "./filing";
import { fileNamed, pdf } from "./samples";

let bucket: TestBucket;
let world: World;
let admin: Call;
let companyId: string;

beforeEach(async () => {
  bucket = await startBucket();
  // The time of the bucket is the machine's.
  const now = new Date().toISOString();
  ({ world, admin, companyId } = await makeCompany({}, { now, settings: { bucket: bucket.settings } }));
});
afterEach(async () => {
  await world.close();
  await bucket.close();
});

const PREFIX = "files/";
const stored = () =>
  [...bucket.objects.keys()].filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
const handOne = async (name: string) => (await handIn(admin, CLASS, fileNamed(name, pdf(name))))[0] as string;
const put = (id: string, bytes = "resto") =>
  bucket.objects.set(PREFIX + id, { bytes: Buffer.from(bytes), modifiedAt: Date.now() });
const orphan = (number: number) => `6f0d5a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;

describe("a file of an answer", () => {
  test("lies in the bucket alone, and comes back as it was handed in", async () => {
    const id = await handOne("a.pdf");
    expect([stored(), inFolder(world)]).toEqual([[id], []]);
    const input = { params: { type: "attachment" }, query: { filename: id } };
    const { downloadUrl } = await admin("survey.download", input);
    const token = downloadUrl.split("/").at(-1) ?? "";
    const response = await world.call()("survey.file", { params: { token } });
    expect(response.headers.get("content-length")).toBe(String(pdf("a.pdf").length));
    expect(Buffer.from(await response.arrayBuffer()).equals(pdf("a.pdf"))).toBe(true);
  });

  test("is repaired by another upload of the same", async () => {
    const id = await handOne("a.pdf");
    put(id, "guasto");
    expect(await handOne("a.pdf")).toBe(id);
    expect(bucket.objects.get(PREFIX + id)?.bytes.equals(pdf("a.pdf"))).toBe(true);
    bucket.objects.clear();
    expect(await handOne("a.pdf")).toBe(id);
    expect(stored()).toEqual([id]);
  });

  test("is missing to its reader when the bucket has lost it, and nothing else is", async () => {
    const id = await handOne("a.pdf");
    bucket.objects.clear();
    const input = { params: { type: "attachment" }, query: { filename: id } };
    const { downloadUrl } = await admin("survey.download", input);
    const token = downloadUrl.split("/").at(-1) ?? "";
    const fetching = world.call()("survey.file", { params: { token } });
    await expect(fetching).rejects.toMatchObject({ status: 500, code: "internal/download_failed" });
  });
});

describe("an upload to a bucket (fault 44)", () => {
  const down = () => bucket.down();
  const refusing = async () => bucket.trouble(() => ({ refuse: [403, "AccessDenied"] }));
  const full = async () =>
    bucket.trouble(({ method }) => (method === "PUT" ? { refuse: [507, "XMinioStorageFull"] } : null));

  test.each<[what: string, trouble: () => Promise<void>, code: string, retryAfter: number]>([
    ["that does not answer", down, "internal/files_away", 10],
    ["that refuses", refusing, "internal/files_away", 300],
    ["that is full", full, "internal/disk_full", 60],
  ])("%s is refused with a time to try again, and leaves no row", async (_, trouble, code, retryAfter) => {
    await trouble();
    await expect(handOne("a.pdf")).rejects.toMatchObject({ status: 503, code, retryAfter });
    expect([await rowIds(world), stored()]).toEqual([[], []]);
    await bucket.down();
    await bucket.up();
    bucket.trouble(null);
    expect(stored()).toEqual(await rowIds(world));
    const id = await handOne("a.pdf");
    expect([await rowIds(world), stored()]).toEqual([[id], [id]]);
  });

  test("whose answer is lost is one file", async () => {
    bucket.trouble(({ method, before }) => (method === "PUT" && before < 2 ? "answer lost" : null));
    const id = await handOne("a.pdf");
    expect([await rowIds(world), stored()]).toEqual([[id], [id]]);
  });

  test("of several files is all or none", async () => {
    let puts = 0;
    bucket.trouble(({ method }) =>
      method === "PUT" && (puts += 1) > 1 ? { refuse: [507, "InsufficientStorage"] } : null,
    );
    const both = handIn(admin, CLASS, fileNamed("a.pdf", pdf("a")), fileNamed("b.pdf", pdf("b")));
    await expect(both).rejects.toMatchObject({ status: 503 });
    expect([await rowIds(world), stored()]).toEqual([[], []]);
  });
});

describe("a change that drops a file while the bucket is away", () => {
  test("is done, and the sweep removes the file once the bucket is back", async () => {
    const id = await handOne("a.pdf");
    await attach(admin, CLASS, [id], { classe: "b" });
    await bucket.down();
    await attach(admin, CLASS, []);
    world.clock.advance({ hours: 25 });
    await expect(sweepFiles(world.parts)).rejects.toMatchObject({ fault: "away" });
    expect([await rowIds(world), stored()]).toEqual([[], [id]]);
    await bucket.up();
    await sweepFiles(world.parts);
    expect([stored(), await namesOf(admin, CLASS)]).toEqual([[], []]);
  });

  test("is the end of a company too", async () => {
    const id = await handOne("a.pdf");
    const { business_name: businessName } = await findCompany(world.db, companyId);
    await admin("user.askCompanyDeletion", { body: { businessName, password: PASSWORD } });
    world.clock.advance({ days: 31 });
    await bucket.down();
    await eraseCompanies(world.parts);
    expect([await rowIds(world), stored()]).toEqual([[], [id]]);
    await bucket.up();
    await sweepFiles(world.parts);
    expect([await rowIds(world), stored()]).toEqual([[], []]);
  });
});

describe("the sweep of a bucket", () => {
  test.each([0, -50 * 60_000, 50 * 60_000])(
    "goes by its time, which is %i ms off, and leaves alone what is under way",
    async (ahead) => {
      bucket.setClock(ahead);
      const at = (minutes: number) => Date.now() + ahead - minutes * 60_000;
      bucket.objects.set(PREFIX + orphan(1), { bytes: Buffer.from("x"), modifiedAt: at(50) });
      bucket.objects.set(PREFIX + orphan(2), { bytes: Buffer.from("x"), modifiedAt: at(70) });
      await sweepFiles(world.parts);
      expect(stored()).toEqual([orphan(1)]);
    },
  );

  test("removes nothing where the database knows none of many files: they are another's", async () => {
    for (let number = 0; number < 20; number += 1) put(orphan(number));
    world.clock.advance({ hours: 2 });
    await expect(sweepFiles(world.parts)).rejects.toThrow("they are another's");
    expect(stored()).toHaveLength(20);
    put(await handOne("a.pdf"), String(pdf("a.pdf")));
    world.clock.advance({ hours: 2 });
    await sweepFiles(world.parts);
    expect(stored()).toEqual(await rowIds(world));
  });
});

describe("a start over a bucket", () => {
  const start = () => refuseOtherBucket(world.db, world.parts.settings);

  test("goes on over an empty one that no row needs, and over its own files", async () => {
    await start();
    await handOne("a.pdf");
    await start();
  });

  test("is refused where the database names files and none is there", async () => {
    await handOne("a.pdf");
    bucket.objects.clear();
    await expect(start()).rejects.toThrow(
      "Nel bucket carta-prova non ci sono file, ma il database ne nomina.",
    );
  });

  test("is refused where files are there and the database is empty", async () => {
    await handOne("a.pdf");
    const folder = mkdtempSync(path.join(tmpdir(), "carta-esg-empty-"));
    const db = await openStore(folder);
    await expect(refuseOtherBucket(db, world.parts.settings)).rejects.toThrow("ma il database è vuoto");
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  test("is refused where the bucket refuses, and goes on where it keeps silent", async () => {
    bucket.trouble(() => ({ refuse: [403, "AccessDenied"] }));
    await expect(start()).rejects.toThrow(
      "Il bucket carta-prova non accetta le richieste (AccessDenied (403))",
    );
    await bucket.down();
    await start();
  });
});

describe("the health of a bucket", () => {
  const ready = async () => (await lookIfReady(world.parts)).find(({ name }) => name === "bucket");
  const trial = async () => (await lookAt(bucketTrials(world.parts.settings)))[0];

  test("is good where it takes, gives and forgets", async () => {
    expect(await ready()).toMatchObject({ state: "good" });
    expect(await trial()).toMatchObject({
      state: "good",
      words: "Nel bucket carta-prova si scrive, si legge e si cancella.",
    });
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  test("is a warning to those who ask whether the server is ready, since all else works", async () => {
    bucket.trouble(() => "silent");
    expect(await ready()).toMatchObject({ state: "warning", words: expect.stringContaining("non risponde") });
  });

  test("is broken for the operator where it takes nothing", async () => {
    bucket.trouble(({ method }) => (method === "PUT" ? { refuse: [507, "InsufficientStorage"] } : null));
    expect(await trial()).toMatchObject({ state: "broken", words: expect.stringContaining("è pieno") });
  });

  test("counts every file that a row names, in its size", async () => {
    const ids = [await handOne("a.pdf"), await handOne("b.pdf")];
    const look = async () => (await lookAt([filesCheck(world.parts)]))[0];
    expect(await look()).toMatchObject({ state: "good" });
    put(ids[0] ?? "", "corto");
    expect(await look()).toMatchObject({ state: "broken", words: expect.stringContaining("1 file su 2") });
    await bucket.down();
    expect(await look()).toMatchObject({ state: "broken", words: expect.stringContaining("non si possono") });
  });
});

describe.skipIf(ON_POSTGRES)("a backup of an installation with a bucket", () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), "carta-esg-backup-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test("fetches every file that a row names, and says which is not what was handed in", async () => {
    const ids = [await handOne("a.pdf"), await handOne("b.pdf"), await handOne("c.pdf")].sort();
    const [whole = "", changed = "", gone = ""] = ids;
    put(orphan(1));
    put(changed, "altro");
    bucket.objects.delete(PREFIX + gone);
    const copy = path.join(folder, "copy");
    expect(await takeSnapshot(world.parts.settings, copy)).toEqual({
      ...{ folder: copy, files: 2, missing: [gone], damaged: [changed] },
    });
    expect(readdirSync(path.join(copy, "files")).sort()).toEqual([whole, changed].sort());
  });

  test("is not begun half: where the bucket stops in the middle, nothing is left", async () => {
    await handOne("a.pdf");
    await handOne("b.pdf");
    let gets = 0;
    bucket.trouble(({ method }) => (method === "GET" && (gets += 1) > 1 ? "lost" : null));
    await expect(takeSnapshot(world.parts.settings, path.join(folder, "copy"))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });

  test("that is only looked at leaves the files where they are", async () => {
    await handOne("a.pdf");
    const copy = path.join(folder, "copy");
    expect(await takeSnapshot(world.parts.settings, copy, { isForALook: true })).toMatchObject({ files: 0 });
  });
});

test("the sum of a row is that of the bytes in the bucket", async () => {
  const id = await handOne("a.pdf");
  const { sha256 } = await world.db.selectFrom("attachment").select("sha256").executeTakeFirstOrThrow();
  const { bytes = Buffer.alloc(0) } = bucket.objects.get(PREFIX + id) ?? {};
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
});
