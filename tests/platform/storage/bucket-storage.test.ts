import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bucketClient } from "~/platform/storage/bucket-client";
import { type BucketStorage, bucketStorage } from "~/platform/storage/bucket-storage";
import type { BucketFault } from "~/platform/storage/bucket-trouble";
import { startBucket, type TestBucket, type Trouble } from "../../bucket/server";

const ID = "6f0d5a5e-0000-4000-8000-000000000001";
const KEY = `files/${ID}`;
const SHORT = { connect: 500, answer: 400, whole: 6_000 };

let bucket: TestBucket;
let storage: BucketStorage;
beforeEach(async () => {
  bucket = await startBucket();
  storage = bucketStorage(bucket.settings, SHORT);
});
afterEach(() => bucket.close());

const bytes = randomBytes(300_000);
const stored = () => [...bucket.objects.keys()];
const sent = async () => {
  const file = await storage.open(ID);
  return file && Buffer.from(await new Response(file.bytes).arrayBuffer());
};

/** All that can be asked, each by its name. */
const QUESTIONS: [name: string, ask: () => Promise<unknown>][] = [
  ["put", () => storage.put(ID, { bytes })],
  ["read", () => storage.read(ID)],
  ["find", () => storage.find(ID)],
  ["open", () => storage.open(ID)],
  ["remove", () => storage.remove(ID)],
  ["list", () => storage.list()[Symbol.asyncIterator]().next()],
  ["hasFiles", () => storage.hasFiles()],
  ["tryOut", () => storage.tryOut()],
];

describe("a request to a bucket", () => {
  test("names the SHA-256 of what it writes, by which a server refuses other bytes", async () => {
    await storage.put(ID, { bytes });
    const { settings } = bucket;
    expect(bucket.objects.get(KEY)?.bytes.equals(bytes)).toBe(true);
    let sum: string | undefined;
    bucket.trouble(({ headers }) => void (sum = String(headers["x-amz-checksum-sha256"])));
    await bucketStorage(settings).put(ID, { bytes: Buffer.from("") });
    expect(sum).toBe("47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
    const wrong = { Bucket: settings.name, Key: KEY, Body: bytes, ChecksumSHA256: sum };
    const written = bucketClient(settings, SHORT).ask((s3) => s3.putObject(wrong));
    await expect(written).rejects.toThrow("BadDigest (400)");
    expect(bucket.objects.get(KEY)?.bytes.length).toBe(0);
  });

  test.each([
    ["secretAccessKey", "un altro"],
    ["accessKeyId", "AKIAALTRI"],
    ["region", "us-east-1"],
    ["name", "un-altro"],
  ])("with a wrong %s is refused, whatever it asks", async (name, value) => {
    await storage.put(ID, { bytes });
    storage = bucketStorage({ ...bucket.settings, [name]: value }, SHORT);
    // A server tells of a missing object by its head alone, and a missing bucket is no other to it.
    const asked = QUESTIONS.filter(([question]) => name !== "name" || question !== "open");
    for (const [, ask] of asked) await expect(ask()).rejects.toMatchObject({ fault: "refused" });
    expect(stored()).toEqual([KEY]);
  });

  test.each([-3_600_000, 3_600_000])(
    "is signed by the clock of the bucket, which is %i ms off, and files have the time of this machine",
    async (ahead) => {
      bucket.setClock(ahead);
      await storage.put(ID, { bytes });
      for await (const { modifiedAt } of storage.list()) {
        expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
      }
    },
  );
});

describe("a bucket that once", () => {
  /** The first two requests of each kind fail. */
  const twice = (trouble: Trouble) => bucket.trouble(({ before }) => (before < 2 ? trouble : null));

  test.each<[what: string, trouble: Trouble]>([
    ["loses requests", "lost"],
    ["loses its answers", "answer lost"],
    ["keeps silent", "silent"],
    ["is overloaded", { refuse: [503, "SlowDown"] }],
    ["fails", { refuse: [500, "InternalError"] }],
  ])("%s does what it is asked in the end", async (_, trouble) => {
    twice(trouble);
    await storage.put(ID, { bytes });
    twice(trouble);
    expect((await storage.read(ID))?.equals(bytes)).toBe(true);
    twice(trouble);
    expect((await sent())?.equals(bytes)).toBe(true);
    twice(trouble);
    await storage.remove(ID);
    expect(stored()).toEqual([]);
  });

  test("breaks off a download goes on where it broke off", async () => {
    await storage.put(ID, { bytes });
    const ranges: unknown[] = [];
    bucket.trouble(({ method, headers }) => {
      if (method !== "GET") return null;
      ranges.push(headers.range);
      return ranges.length < 4 ? { cutAfter: 80_000 } : null;
    });
    expect((await sent())?.equals(bytes)).toBe(true);
    expect(ranges.length).toBe(4);
    expect(ranges[1]).toMatch(/^bytes=\d+-$/);
  });

  test.each([
    [0, 3],
    [80_000, 5],
  ])(
    "sends %i bytes at a time and no more, as if these were all, ends the download",
    async (endAfter, tries) => {
      await storage.put(ID, { bytes });
      let asked = 0;
      bucket.trouble(({ method }) => {
        if (method !== "GET") return null;
        asked += 1;
        return { endAfter: asked <= 3 ? endAfter : 0 };
      });
      await expect(sent()).rejects.toMatchObject({ fault: "away" });
      expect(asked).toBe(tries);
    },
  );
});

describe("a bucket that", () => {
  test.each<[what: string, fault: BucketFault, trouble: Trouble]>([
    ["keeps silent", "away", "silent"],
    ["loses every request", "away", "lost"],
    ["is overloaded", "away", { refuse: [503, "SlowDown"] }],
    ["limits requests", "away", { refuse: [429, "TooManyRequests"] }],
    ["fails", "away", { refuse: [500, "InternalError"] }],
    ["denies access", "refused", { refuse: [403, "AccessDenied"] }],
    ["is gone", "refused", { refuse: [404, "NoSuchBucket"] }],
  ])("%s is a trouble to every question (fault 44)", async (_, fault, trouble) => {
    await storage.put(ID, { bytes });
    bucket.trouble(() => trouble);
    const asked = QUESTIONS.filter(([name]) => name !== "open" || trouble === "silent" || fault === "away");
    const outcomes = await Promise.all(asked.map(([, ask]) => ask().catch((error: unknown) => error)));
    for (const outcome of outcomes) expect(outcome).toMatchObject({ fault });
  });

  test.each<[what: string, trouble: Trouble]>([
    ["507", { refuse: [507, "InsufficientStorage"] }],
    ["a quota", { refuse: [403, "QuotaExceeded"] }],
    ["a full disk of its own", { refuse: [507, "XMinioStorageFull"] }],
  ])("says by %s that it is full takes nothing, and gives what it has (fault 44)", async (_, trouble) => {
    await storage.put(ID, { bytes });
    bucket.trouble(({ method }) => (method === "PUT" ? trouble : null));
    await expect(storage.put(ID, { bytes: Buffer.from("x") })).rejects.toMatchObject({ fault: "full" });
    expect((await storage.read(ID))?.equals(bytes)).toBe(true);
  });

  test("does not answer at its address is away, and at once there again", async () => {
    await storage.put(ID, { bytes });
    await bucket.down();
    for (const [, ask] of QUESTIONS) await expect(ask()).rejects.toMatchObject({ fault: "away" });
    await bucket.up();
    expect((await storage.read(ID))?.equals(bytes)).toBe(true);
  });

  test("stops in the middle of a download breaks it off, and no shorter file is sent as whole", async () => {
    await storage.put(ID, { bytes });
    const file = await storage.open(ID);
    let cut = 0;
    bucket.trouble(() => ((cut += 1) === 1 ? { cutAfter: 80_000 } : "silent"));
    await expect(new Response(file?.bytes).arrayBuffer()).rejects.toMatchObject({ fault: "away" });
  });

  test("has another object under the name meanwhile does not mix the two", async () => {
    await storage.put(ID, { bytes });
    const file = await storage.open(ID);
    await storage.put(ID, { bytes: randomBytes(bytes.length) });
    await expect(new Response(file?.bytes).arrayBuffer()).rejects.toMatchObject({ fault: "refused" });
  });
});

describe("beside the files", () => {
  test("nothing in a bucket is listed, and a try leaves nothing behind", async () => {
    for (const key of ["altro.txt", "files/note.txt", "files/sotto/x", `other/${ID}`]) {
      bucket.objects.set(key, { bytes, modifiedAt: 0 });
    }
    const before = stored();
    for await (const { id } of storage.list()) expect.unreachable(id);
    await storage.tryOut();
    expect(stored()).toEqual(before);
  });
});
