import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startBucket, type TestBucket } from "../bucket/server";
import { until } from "../processes";
import { runCommand } from "../run-command";
import { loadDemo, startServer, temporaryFolder } from "../server";

let bucket: TestBucket;
beforeEach(async () => void (bucket = await startBucket()));
afterEach(() => bucket.close());

describe("the operator of a bucket", () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = temporaryFolder();
    loadDemo(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const folder = () => path.join(dataDir, "files");
  const files = () => readdirSync(folder()).sort();
  const moved = (from: string, to: string) => run("move-files", from, to);
  const run = (name: string, ...args: string[]) =>
    runCommand(name, args, { DATA_DIR: dataDir, ...bucket.environment });

  test("is told by a start that the files are still in the folder, and moves them there and back", async () => {
    // It may have answered once before it ends.
    const printed = await startServer({ dataDir, environment: bucket.environment }).then(
      async ({ output, stop }) => {
        await until(() => output().includes("npm run move-files"));
        await stop();
        return output();
      },
      String,
    );
    expect(printed).toContain("Nel bucket carta-prova non ci sono file, ma il database ne nomina.");
    const there = await moved(folder(), "bucket");
    expect([there.code, there.output]).toEqual([
      0,
      expect.stringContaining(`${files().length} file su ${files().length}`),
    ]);
    const back = path.join(dataDir, "back");
    expect(await moved("bucket", back)).toMatchObject({ code: 0 });
    expect(readdirSync(back).sort()).toEqual(files());
    rmSync(back, { recursive: true });
    const server = await startServer({ dataDir, environment: bucket.environment });
    await server.stop();
  });

  test.each([
    [["files"], "Si scrive così"],
    [["bucket", "bucket"], "Si scrive così"],
    [["nowhere", "bucket"], "non c'è"],
  ])("is told how to write %j", async (args, words) => {
    const { code, output } = await run("move-files", ...args);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });

  test("is told by a move which file was nowhere, or where the bucket stopped", async () => {
    const [first = ""] = files();
    const partly = path.join(dataDir, "partly");
    cpSync(folder(), partly, { recursive: true });
    rmSync(path.join(partly, first));
    expect(await moved(partly, "bucket")).toEqual({
      code: 1,
      output: expect.stringContaining(`1 file mancano (il primo: ${first})`),
    });
    await bucket.down();
    expect(await moved("bucket", path.join(dataDir, "back"))).toEqual({
      code: 1,
      output: expect.stringContaining("Il bucket carta-prova non risponde"),
    });
    rmSync(partly, { recursive: true });
  });

  test("backs it up into a folder that is served without a bucket, and puts it back", async () => {
    bucket.fill(folder());
    const copy = `${dataDir}-copy`;
    const { code, output } = await run("backup", copy);
    expect([code, output]).toEqual([0, expect.stringContaining(`database e ${files().length} file`)]);
    expect(await runCommand("doctor", [], { DATA_DIR: copy })).toMatchObject({ code: 0 });
    bucket.objects.clear();
    expect(await moved(path.join(copy, "files"), "bucket")).toMatchObject({ code: 0 });
    expect(bucket.objects.size).toBe(files().length);
    rmSync(copy, { recursive: true });
  });

  test("tries a copy beside the installation without its bucket, and takes the bucket over only by its name", async () => {
    bucket.fill(folder());
    const [copy, tried] = [`${dataDir}-copy`, `${dataDir}-tried`];
    await run("backup", copy);
    const restore = (...words: string[]) =>
      runCommand("restore", [copy, ...words], { DATA_DIR: tried, ...bucket.environment });
    const refused = await restore();
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--into-bucket carta-prova")]);
    expect(refused.output).toContain("togli le impostazioni S3_");
    expect((await restore("--into-bucket", "carta-altra")).code).toBe(1);
    expect([existsSync(path.join(tried, "carta-esg.sqlite")), bucket.objects.size]).toEqual([
      false,
      files().length,
    ]);
    expect(await restore("--into-bucket", "carta-prova")).toMatchObject({ code: 0 });
    rmSync(tried, { recursive: true });
    expect(await runCommand("restore", [copy], { DATA_DIR: tried })).toMatchObject({ code: 0 });
    expect(readdirSync(path.join(tried, "files")).sort()).toEqual(files());
    for (const one of [copy, tried]) rmSync(one, { recursive: true });
  });

  test("goes on with a restore that broke off in an empty bucket", async () => {
    bucket.fill(folder());
    const [copy, lost] = [`${dataDir}-copy`, `${dataDir}-lost`];
    await run("backup", copy);
    bucket.objects.clear();
    const restore = () => runCommand("restore", [copy], { DATA_DIR: lost, ...bucket.environment });
    bucket.trouble(({ method }) =>
      method === "PUT" && bucket.objects.size > 0 ? { refuse: [403, "AccessDenied"] } : null,
    );
    expect(await restore()).toMatchObject({ code: 1 });
    expect(bucket.objects.size).toBeLessThan(files().length);
    bucket.trouble(null);
    expect(await restore()).toMatchObject({ code: 0 });
    expect([bucket.objects.size, existsSync(path.join(lost, ".restore-bucket"))]).toEqual([
      files().length,
      false,
    ]);
    for (const one of [copy, lost]) rmSync(one, { recursive: true });
  });

  test("moves no file while a server works", async () => {
    const noted = path.join(dataDir, "server.json");
    writeFileSync(noted, JSON.stringify({ primary: process.pid, serving: [process.pid], at: 0 }));
    const refused = await moved(folder(), "bucket");
    rmSync(noted);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringContaining("lavora un server: fermalo prima"),
    ]);
    expect(bucket.objects.size).toBe(0);
  });

  test("hears from the doctor whether it can be written, and whether every file is there", async () => {
    bucket.fill(folder());
    const sound = await run("doctor");
    expect(sound.output).toContain("bucket: Nel bucket carta-prova si scrive, si legge e si cancella.");
    expect([sound.code, sound.output]).toEqual([0, expect.stringContaining("ci sono tutti, interi")]);
    const [first = ""] = files();
    bucket.objects.delete(`files/${first}`);
    expect(await run("doctor")).toEqual({ code: 1, output: expect.stringContaining("file: 1 file su") });
    await bucket.down();
    expect(await run("doctor")).toEqual({
      code: 1,
      output: expect.stringContaining("bucket: Il bucket carta-prova non risponde"),
    });
  });
});
