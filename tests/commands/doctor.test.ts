import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BetterSqlite, DRIVER } from "~/platform/store/engines/better-sqlite";
import { runCommand } from "../run-command";
import { freePort, loadDemo, startServer } from "../server";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "carta-doctor-"));
  loadDemo(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A mail from long ago that was not sent, with its parameters and when it was given up, as SQL. */
const mailWith = (params: string, failedAt: string) =>
  `insert into mail (recipient, recipient_name, template, params, created_at, next_attempt_at, failed_at)
   values ('a@b.example', 'A', 'password-reset', '${params}', '2025-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z', ${failedAt})`;

const at = (...names: string[]) => path.join(dataDir, ...names);
const DATABASE = "carta-esg.sqlite";

function inStore(statement: string): void {
  const store = new BetterSqlite(at(DATABASE));
  store.exec(statement);
  store.close();
}

const run = (command: string, args: string[] = [], environment: Record<string, string> = {}) =>
  runCommand(command, args, { DATA_DIR: dataDir, ...environment });

const everything = () =>
  readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .filter((name) => !/-(shm|wal)$/.test(name))
    .sort()
    .map((name) => [
      name,
      statSync(at(name)).mode,
      statSync(at(name)).isFile() ? readFileSync(at(name), "hex") : "",
    ]);

describe("npm run doctor", () => {
  test("finds a demo folder sound, and changes nothing in it", async () => {
    const before = everything();
    const { code, output } = await run("doctor");
    expect(output).not.toContain("ROTTO");
    expect(output).toContain("Una copia fatta ora si ripristina e si apre.");
    expect([code, everything()]).toEqual([0, before]);
  });

  /** A thousand bytes in the middle of a page that is used. */
  const overwrite = () => {
    const descriptor = openSync(at(DATABASE), "r+");
    for (let page = 20; page < 200; page += 1)
      writeSync(descriptor, Buffer.alloc(1000, 7), 0, 1000, page * 4096);
  };

  test.each<[what: string, breakIt: () => void, named: string]>([
    ["an empty secret", () => writeFileSync(at("session-secret"), ""), "segreto: Il segreto in"],
    ["a cut secret", () => truncateSync(at("session-secret"), 63), "segreto: Il segreto in"],
    ["a secret that others may read", () => chmodSync(at("session-secret"), 0o644), "permessi: Altri utenti"],
    ["a database that others may read", () => chmodSync(at(DATABASE), 0o644), DATABASE],
    ["a damaged database", overwrite, "danneggiato"],
    [
      "something else in the place of the database",
      () => writeFileSync(at(DATABASE), "x".repeat(9999)),
      DATABASE,
    ],
    ["an emptied database beside files", () => truncateSync(at(DATABASE), 0), "ma il database"],
    [
      "a file of an answer that is gone",
      () => rmSync(at("files", readdirSync(at("files"))[0] ?? "")),
      "file: 1 file su",
    ],
    [
      "a file of an answer that was cut",
      () => truncateSync(at("files", readdirSync(at("files"))[0] ?? ""), 1),
      "non hanno la loro misura",
    ],
    [
      "a record of events that was changed",
      () => inStore("drop trigger if exists event_unchanged; update event_chain set sequence = sequence + 1"),
      "registro eventi: Il registro degli eventi è stato cambiato",
    ],
    [
      "a clock that is behind",
      () =>
        inStore(
          `insert into session (token_hash, account_id, created_at, expires_at)
           select 'x', id, '2199-01-01T00:00:00.000Z', '2199-02-01T00:00:00.000Z' from account limit 1`,
        ),
      "orologio: L'orologio segna",
    ],
  ])("names %s", async (_, breakIt, named) => {
    breakIt();
    const { code, output } = await run("doctor");
    expect(output).toContain(named);
    expect([code, output.includes("ROTTO")]).toEqual([1, true]);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test.each<[what: string, environment: Record<string, string>, named: string]>([
    ["too little space", { LEAST_FREE_MB: "1000000" }, "spazio: In"],
    [
      "a mail server that does not answer",
      { SMTP_URL: "smtp://127.0.0.1:9" },
      "mail: Il server di posta 127.0.0.1:9",
    ],
    ["a wrong setting", { TRUSTED_PROXIES: "molti" }, "TRUSTED_PROXIES"],
    ["a setting that is not offered", { S3_PREFIX: "carta" }, "S3_PREFIX non è ancora offerta"],
    ["half a bucket", { S3_BUCKET: "carta" }, "serve anche S3_SECRET_ACCESS_KEY"],
    [
      "settings that exclude each other",
      { SESSION_SECRET_BEFORE: "0123456789abcdef".repeat(2) },
      "vale solo insieme",
    ],
    ["a folder without data", { DATA_DIR: path.join(tmpdir(), "nowhere") }, "non c'è un archivio"],
  ])("names %s", async (_, environment, named) => {
    const { code, output } = await run("doctor", [], environment);
    expect(output).toContain(named);
    expect(code).toBe(1);
  });

  test.each<[what: string, prepare: () => void, environment: Record<string, string>, named: string]>([
    [
      "mails that wait",
      () => inStore(mailWith("{}", "null")),
      {},
      "mail in coda: 1 mail aspettano da più di un'ora: controlla SMTP_URL",
    ],
    [
      "mails that were given up and may be sent again, apart from those that wait",
      () => inStore(mailWith('{"link":"/x"}', "'2025-01-02T00:00:00.000Z'")),
      {},
      "mail in coda: 1 mail non riuscite si possono rimettere in partenza dal banco del gestore: controlla",
    ],
    ["a misspelt setting", () => {}, { TRUSTED_PROXYES: "1" }, "forse TRUSTED_PROXIES"],
    [
      "missing legal documents",
      () => {},
      { ALLOW_DEMO_DATA: "false" },
      "Mancano i documenti legali (TERMS_URL, PRIVACY_URL, CLAUSES_URL)",
    ],
    ["a missing cookie policy", () => {}, { ALLOW_DEMO_DATA: "false" }, "COOKIE_URL non è impostato"],
    [
      "an address without https",
      () => {},
      { ALLOW_DEMO_DATA: "false", PUBLIC_URL: "http://esg.example.it" },
      "non è https",
    ],
  ])("warns of %s", async (_, prepare, environment, named) => {
    prepare();
    const { code, output } = await run("doctor", [], environment);
    expect(output).toContain(named);
    expect(code).toBe(0);
  });
});

test("npm run doctor finds nothing to do about a given-up mail whose link works no more", async () => {
  inStore(mailWith("{}", "'2025-01-02T00:00:00.000Z'"));
  expect((await run("doctor")).output).toContain("Nessuna mail aspetta da più di un'ora, e nessuna");
});

describe("npm run backup", () => {
  test("makes a copy beside the running server that can be served as it is", async () => {
    const server = await startServer({ dataDir, port: await freePort() });
    const copy = `${dataDir}-copy`;
    const { code, output } = await run("backup", [copy]);
    await server.stop();
    const files = readdirSync(at("files")).length;
    expect(files).toBeGreaterThan(2);
    expect([code, output]).toEqual([0, expect.stringContaining(`database e ${files} file`)]);
    expect(existsSync(path.join(copy, "session-secret"))).toBe(true);
    const restored = await startServer({ dataDir: copy });
    await restored.stop();
    expect(await run("doctor", [], { DATA_DIR: copy })).toMatchObject({ code: 0 });
    rmSync(copy, { recursive: true });
  });

  test("is given back by npm run restore into an empty folder, and into no other", async () => {
    const copy = `${dataDir}-copy`;
    await run("backup", [copy]);
    expect(await run("restore", [copy])).toEqual({
      code: 1,
      output: expect.stringContaining("c'è già un archivio"),
    });
    const restored = path.join(copy, "restored");
    const { code, output } = await run("restore", [copy], { DATA_DIR: restored });
    const files = readdirSync(at("files")).length;
    expect([code, output]).toEqual([0, expect.stringContaining(`database e ${files} file, uguali`)]);
    expect(await run("doctor", [], { DATA_DIR: restored })).toMatchObject({ code: 0 });
    const served = path.join(copy, "served");
    mkdirSync(served);
    const noted = { primary: process.pid, serving: [process.pid], at: 0 };
    writeFileSync(path.join(served, "server.json"), JSON.stringify(noted));
    expect((await run("restore", [copy], { DATA_DIR: served })).output).toContain("lavora un server");
    rmSync(copy, { recursive: true });
  });

  test("that is sealed is given back with its key, and with no other", async () => {
    const beside = mkdtempSync(path.join(tmpdir(), "carta-sealed-"));
    const of = (name: string) => path.join(beside, name);
    const [copy, key, other] = [of("copia.age"), of("chiave"), of("altra")];
    await run("backup", ["--new-key", other]);
    const recipient = /age1\w+/.exec((await run("backup", ["--new-key", key])).output)?.[0] ?? "";
    expect(await run("backup", ["--new-key", key])).toMatchObject({ code: 1 });
    const files = readdirSync(at("files")).length;
    expect(await run("backup", [copy, "--recipient", recipient])).toEqual({
      code: 0,
      output: expect.stringContaining(`database e ${files} file. Si apre solo con la chiave`),
    });
    expect(readdirSync(beside).sort()).toEqual(["altra", "chiave", "copia.age"]);
    const again = await run("backup", [copy, "--recipient", recipient]);
    const wrong = await run("backup", [of("seconda.age"), "--recipient", "age1nessuna"]);
    mkdirSync(of("terza.age.open"));
    const left = await run("backup", [of("terza.age"), "--recipient", recipient]);
    expect([again, wrong, left].map(({ code }) => code)).toEqual([1, 1, 1]);
    expect(again.output).toContain("c'è già");
    expect(wrong.output).toContain("la chiave per cifrare non è valida");
    expect(left.output).toContain("una copia che non è stata finita: eliminala");
    expect(readdirSync(beside).sort()).toEqual(["altra", "chiave", "copia.age", "terza.age.open"]);
    const restored = of("restored");
    const restore = (...words: string[]) => run("restore", [copy, ...words], { DATA_DIR: restored });
    expect((await restore()).code).toBe(1);
    expect(await restore("--key", other)).toEqual({
      code: 1,
      output: expect.stringContaining("non si apre"),
    });
    expect(await restore("--key", key)).toMatchObject({ code: 0 });
    expect(await run("doctor", [], { DATA_DIR: restored })).toMatchObject({ code: 0 });
    rmSync(beside, { recursive: true });
  });

  test("is of one moment, and ends, while another process writes on and on", async () => {
    inStore("create table filler (n integer, t text)");
    const writer = spawn(process.execPath, [
      "-e",
      `const store = new (require("${DRIVER}"))(${JSON.stringify(at(DATABASE))}, { timeout: 5000 });
       const add = store.prepare("insert into filler values (?, ?)");
       for (let n = 1; ; n += 1) add.run(n, "x".repeat(5000));`,
    ]);
    const copy = `${dataDir}-copy`;
    const { code } = await run("backup", [copy]);
    writer.kill("SIGKILL");
    await once(writer, "close");
    const store = new BetterSqlite(path.join(copy, DATABASE));
    const whole = store.prepare("select count(*) = coalesce(max(n), 0) as isWhole from filler").get();
    store.close();
    rmSync(copy, { recursive: true });
    expect([code, whole]).toEqual([0, { isWhole: 1 }]);
  });

  test("overwrites no folder, and leaves nothing where it fails", async () => {
    expect(await run("backup", [dataDir])).toMatchObject({
      code: 1,
      output: expect.stringContaining("c'è già"),
    });
    const files = readdirSync(at("files")).length;
    rmSync(at("files"), { recursive: true });
    const copy = `${dataDir}-copy`;
    const { code, output } = await run("backup", [copy]);
    rmSync(copy, { recursive: true, force: true });
    expect([code, output]).toEqual([1, expect.stringContaining(`Mancano ${files} file`)]);
  });
});
