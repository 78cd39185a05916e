import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { writeFormData } from "~/api/form-data";
import { ArrivingFile, whyLost } from "~/bodies/arriving-file";
import { ArrivingForm } from "~/bodies/arriving-form";
import { spoolBudget } from "~/bodies/budget";
import { type FormReceiving, receiveForm } from "~/bodies/receive";
import { holdFile, spooledPathOf } from "~/bodies/spool";
import { sweepSpool } from "~/bodies/spool-folder";
import { FILE_LIMIT } from "~/domain/files/limits";
import { HOST_MARK } from "~/machine/ended-process";

let spoolFolder: string;
beforeEach(() => void (spoolFolder = mkdtempSync(path.join(tmpdir(), "spool-"))));
afterEach(() => rmSync(spoolFolder, { recursive: true, force: true }));

const uploader = { accountId: "account", companyId: "company" };
const receiving = (given: Partial<FormReceiving> = {}): FormReceiving => ({
  files: { keptFor: uploader },
  cap: 60_000_000,
  address: null,
  spool: { folder: spoolFolder, leastFree: 0 },
  ...given,
});

function post(...entries: [name: string, value: string | File][]): Request {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const { type, body } = writeFormData(form);
  const headers = { "Content-Type": type };
  return new Request("http://x.example", { method: "POST", headers, body, duplex: "half" });
}

const fileOf = (size: number, name = "a.pdf") => new File([Buffer.alloc(size, "x")], name);

async function received(request: Request, given: Partial<FormReceiving> = {}) {
  const form = await receiveForm(request, receiving(given));
  if (!form) throw new Error("The form was too large");
  return { ...form, file: form.value.get("f") as File };
}

describe("a file of a form", () => {
  test("of up to 64 KB is in memory", async () => {
    const { file, release } = await received(post(["f", fileOf(64 * 1024)]));
    expect([spooledPathOf(file), file.size, readdirSync(spoolFolder)]).toEqual([null, 64 * 1024, []]);
    await release();
  });

  test("that is larger is on the disk until the form is released, and reads as any file does", async () => {
    const content = Buffer.from("ab".repeat(500_000));
    const { file, value, release } = await received(
      post(["f", new File([content], "è.pdf")], ["t", "typed"]),
    );
    const place = spooledPathOf(file) ?? "";
    expect(readdirSync(spoolFolder)).toEqual([path.basename(place)]);
    expect([file.name, file.size, value.get("t")]).toEqual(["è.pdf", content.length, "typed"]);
    expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
    expect((await file.text()).length).toBe(content.length);
    expect(await file.slice(-3, -1).text()).toBe("ba");
    expect(await new Response(file.stream()).text()).toBe(content.toString());
    await release();
    expect(existsSync(place)).toBe(false);
  });

  test("stays on the disk after its form until the last work that holds it lets go", async () => {
    const { file, release } = await received(post(["f", fileOf(100_000)]));
    const works = [holdFile(file), holdFile(file)] as const;
    const isThere = () => readdirSync(spoolFolder).length === 1;
    await release();
    await works[0]();
    await works[0]();
    expect(isThere()).toBe(true);
    await works[1]();
    expect(isThere()).toBe(false);
    await release();
  });

  test("takes room from the others until it leaves the disk, and gives it back once", async () => {
    const room = () => spoolBudget.left;
    const before = room();
    const { file, release } = await received(post(["f", fileOf(100_000)]));
    const letGo = holdFile(file);
    await release();
    expect(room()).toBe(before - 100_000);
    await letGo();
    await letGo();
    await release();
    expect(room()).toBe(before);
  });

  test("is refused while its company's files fill their share of the disk, and another company's is taken", async () => {
    const whole = () => post(["f", fileOf(FILE_LIMIT)]);
    const held: (() => Promise<void>)[] = [];
    for (let i = 0; i < 10; i++) {
      const { file, release } = await received(whole());
      held.push(holdFile(file));
      await release();
    }
    const surplus = await received(post(["f", fileOf(100_000)], ["t", "typed"]));
    expect([whyLost(surplus.file), surplus.value.get("t")]).toEqual(["too_many_uploads", "typed"]);
    await surplus.release();
    const files = { keptFor: { accountId: "other", companyId: "other" } };
    const other = await received(whole(), { files });
    expect(whyLost(other.file)).toBeNull();
    await other.release();
    await held.pop()?.();
    const next = await received(whole());
    expect(whyLost(next.file)).toBeNull();
    await next.release();
    for (const letGo of held) await letGo();
  });

  test("in memory is held by nothing", async () => {
    const { file, release } = await received(post(["f", fileOf(10)]));
    await holdFile(file)();
    expect(await file.text()).toBe("xxxxxxxxxx");
    await release();
  });

  test("is not begun on a disk with less free space than files need; a small one and the form are kept", async () => {
    const spool = { folder: path.join(spoolFolder, "spool"), leastFree: Number.MAX_SAFE_INTEGER };
    const sent = post(["f", fileOf(FILE_LIMIT)], ["small", fileOf(1_000)], ["t", "typed"]);
    const { file, value, release } = await received(sent, { spool });
    expect([whyLost(file), whyLost(value.get("small") as File), value.get("t")]).toEqual([
      "disk_full",
      null,
      "typed",
    ]);
    expect(readdirSync(spool.folder)).toEqual([]);
    await release();
  });

  test("that exceeds its limit leaves the disk, and what was typed after it is kept", async () => {
    const { file, value, release } = await received(post(["f", fileOf(FILE_LIMIT + 1)], ["t", "typed"]));
    expect([whyLost(file), value.get("t"), readdirSync(spoolFolder)]).toEqual([
      "file_too_large",
      "typed",
      [],
    ]);
    await release();
  });

  test("is lost, and the form is kept, where the disk takes nothing", async () => {
    writeFileSync(path.join(spoolFolder, "file"), "");
    const blocked = { spool: { folder: path.join(spoolFolder, "file", "spool"), leastFree: 0 } };
    const { file, value, release } = await received(post(["f", fileOf(100_000)], ["t", "typed"]), blocked);
    expect([whyLost(file), value.get("t")]).toEqual(["upload_failed", "typed"]);
    await release();
  });

  test("of a sender who may not upload is never kept", async () => {
    const { file } = await received(post(["f", fileOf(100_000)]), { files: "dropped" });
    expect([whyLost(file), file.size, readdirSync(spoolFolder)]).toEqual(["choose_file_again", 0, []]);
  });
});

test("a piece waits for the files that are not settled yet, however many were before", async () => {
  const settle = vi.spyOn(ArrivingFile.prototype, "settle");
  const form = new ArrivingForm({ keptFor: uploader }, { folder: spoolFolder, leastFree: 0 });
  for (let nth = 0; nth < 1_000; nth += 1)
    form.file({ name: "f", fileName: "", mediaType: "text/plain" })(null);
  const take = form.file({ name: "f", fileName: "a.pdf", mediaType: "application/pdf" });
  await form.settle();
  settle.mockClear();
  for (let piece = 0; piece < 10; piece += 1) {
    take(Buffer.alloc(1_000));
    await form.settle();
  }
  expect(settle).toHaveBeenCalledTimes(10);
  settle.mockRestore();
  await form.release();
});

describe("uploads under way", () => {
  const large = () => received(post(["f", fileOf(100_000)]));
  const other = { accountId: "other", companyId: "other" };

  test("are two per account; another company's are taken at once", async () => {
    const own = [await large(), await large()];
    const third = await large();
    expect(whyLost(third.file)).toBe("too_many_uploads");
    const foreign = await received(post(["f", fileOf(100_000)]), { files: { keptFor: other } });
    expect(whyLost(foreign.file)).toBeNull();
    for (const one of [...own, third, foreign]) await one.release();
    const later = await large();
    expect(whyLost(later.file)).toBeNull();
    await later.release();
  });

  test("are four per company", async () => {
    const held = [];
    for (const account of ["1", "1", "2", "2", "3"]) {
      const keptFor = { accountId: account, companyId: "company" };
      held.push(await received(post(["f", fileOf(100_000)]), { files: { keptFor } }));
    }
    expect(held.map(({ file }) => whyLost(file))).toEqual([null, null, null, null, "too_many_uploads"]);
    for (const one of held) await one.release();
  });

  test("do not count what fits into memory", async () => {
    const small = () => received(post(["f", fileOf(1_000)]));
    const held = [await small(), await small(), await small()];
    expect(held.map(({ file }) => whyLost(file))).toEqual([null, null, null]);
    for (const one of held) await one.release();
  });
});

describe("large bodies of one address", () => {
  test("are 32 at most; a small form always has a place", async () => {
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    const stalled = () =>
      new Request("http://x.example", {
        method: "POST",
        headers: { ...type, "Content-Length": "70000" },
        body: new ReadableStream(),
        duplex: "half",
      });
    const address = "192.0.2.7";
    for (let number = 0; number < 32; number += 1) {
      void receiveForm(stalled(), receiving({ address })).catch(() => undefined);
    }
    await expect(receiveForm(stalled(), receiving({ address }))).rejects.toMatchObject({ status: 503 });
    const undeclared = `a=${"x".repeat(70_000)}`;
    const large = new Request("http://x.example", { method: "POST", headers: type, body: undeclared });
    await expect(receiveForm(large, receiving({ address }))).rejects.toMatchObject({ status: 503 });
    const small = new Request("http://x.example", { method: "POST", headers: type, body: "a=b" });
    expect((await receiveForm(small, receiving({ address })))?.value.get("a")).toBe("b");
    expect(await receiveForm(post(["a", "b"]), receiving({ address: "192.0.2.8" }))).not.toBeNull();
  });
});

test("a form that goes on beyond its cap is no form, not a shorter one", async () => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const sent = new Request("http://x.example", { method: "POST", headers, body: `a=${"x".repeat(70_000)}` });
  expect(await receiveForm(sent, receiving({ files: "none", cap: 64 * 1024 }))).toBeNull();
});

describe("a body without an end", () => {
  test.each([
    [
      "a form with files",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n',
    ],
    ["a form", "application/x-www-form-urlencoded", "a="],
  ])("as %s is read up to its cap and kept nowhere", async (_, type, begin) => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          const piece = sent === 0 ? Buffer.from(begin) : Buffer.alloc(16_384, "x");
          sent += piece.length;
          controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
    const request = new Request("http://x.example", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
      duplex: "half",
    });
    const form = await receiveForm(request, receiving({ files: "none", cap: 1_000_000 }));
    await form?.release();
    expect(form).toBeNull();
    expect(sent).toBeLessThan(1_000_000 + 3 * 16_384);
    expect(readdirSync(spoolFolder)).toEqual([]);
  });
});

describe("the sweep of the spool folder", () => {
  test("removes what ended processes left, and nothing of a live one", async () => {
    const names = {
      ended: "999999999-a",
      ownEarlier: `${process.pid}-b`,
      own: `${process.pid}-c`,
      parent: `${process.ppid}-d`,
      elsewhere: "999999999@00000000-e",
      ownMachine: `999999999@${HOST_MARK}-f`,
      ofNobody: "lost+found",
    };
    for (const name of Object.values(names)) writeFileSync(path.join(spoolFolder, name), "x");
    const beforeStart = performance.timeOrigin / 1000 - 60;
    utimesSync(path.join(spoolFolder, names.ownEarlier), beforeStart, beforeStart);
    await sweepSpool(spoolFolder);
    expect(readdirSync(spoolFolder).sort()).toEqual(
      [names.own, names.parent, names.elsewhere, names.ofNobody].sort(),
    );
  });

  test("removes what is older than any body under way", async () => {
    const file = path.join(spoolFolder, `${process.ppid}-a`);
    writeFileSync(file, "x");
    utimesSync(file, Date.now() / 1000 - 7_200, Date.now() / 1000 - 7_200);
    await sweepSpool(spoolFolder);
    expect(readdirSync(spoolFolder)).toEqual([]);
  });
});
