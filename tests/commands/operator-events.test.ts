import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { keysOf, keptSecrets } from "~/secrets.server";
import { hashOfEvent, isHeadSigned, type ChainRow, type EventRow } from "~/platform/store/trail/seal";
import { tampering } from "../platform/trail/trails";
import { loadDemo, temporaryFolder } from "../server";
import { makeOperator, type Operator } from "./operator";

const PARTITA_IVA = "09999030175";

let dataDir: string;
let out: string;
let operator: Operator;
beforeAll(() => {
  dataDir = temporaryFolder();
  out = mkdtempSync(path.join(tmpdir(), "carta-events-"));
  loadDemo(dataDir);
  operator = makeOperator({ DATA_DIR: dataDir });
});
afterAll(() => {
  for (const folder of [dataDir, out]) rmSync(folder, { recursive: true, force: true });
});

describe("an operator", () => {
  test("reads the events of all, and of one company, the newest first", async () => {
    await operator("disable", PARTITA_IVA);
    await operator("enable", PARTITA_IVA);
    const all = await operator("events");
    expect(all).toMatchObject({ code: 0, err: "" });
    expect(all.out).toMatch(/^\d\d\/\d\d\/\d\d \d\d:\d\d {2}\S/);
    const { out: ofCompany } = await operator("events", PARTITA_IVA);
    const [newest, before] = ofCompany.split("\n");
    expect(newest).toContain(`azienda abilitata  operatore ${userInfo().username}`);
    expect(before).toContain("abilitazione tolta");
    expect(ofCompany).toMatch(/Eventi: \d+/);
    expect(ofCompany).not.toContain("installazione");
  });

  test("reads further pages, and is told how many there are", async () => {
    expect(await operator("events", "--page", "9999")).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /^La pagina 9999 non c'è: (le pagine sono \d+|ce n'è una sola)\.\n$/,
      ) as string,
    });
  });

  test("hears that the trail is in order", async () => {
    const { code, out: said } = await operator("events-verify");
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Il registro è in ordine: \d+ eventi in \d+ catene\.\n$/),
    ]);
  });

  test("writes it to a new file of its own, from which every hash can be computed again", async () => {
    const file = path.join(out, "eventi.jsonl");
    expect((await operator("events-export", "--to", file)).out).toMatch(/^Eventi scritti in .*: \d+\.\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const keys = keysOf(keptSecrets(dataDir)).trail;
    const reached = new Map<string, string>();
    for (const text of readFileSync(file, "utf8").trimEnd().split("\n")) {
      const line = JSON.parse(text) as ({ type: "chain" } & ChainRow) | ({ type: "event" } & EventRow);
      if (line.type === "chain") {
        expect(isHeadSigned(line, keys)).toBe(true);
        reached.set(line.chain, line.cut_hash);
      } else {
        expect([line.previous, hashOfEvent(line)]).toEqual([reached.get(line.chain), line.hash]);
        reached.set(line.chain, line.hash);
      }
    }
    expect(reached.size).toBeGreaterThan(1);
    expect(await operator("events-export", "--to", file)).toMatchObject({
      code: 1,
      err: `Il file ${file} c'è già: scegline un altro.\n`,
    });
  });

  test("gets it on the standard output, as lines of JSON alone", async () => {
    const { code, out: said } = await operator("events-export");
    expect(code).toBe(0);
    expect(
      said
        .trimEnd()
        .split("\n")
        .map((line) => (JSON.parse(line) as { type: string }).type),
    ).toContain("event");
  });

  test("keeps it in order over two rotations of the secret", async () => {
    for (let times = 0; times < 2; times += 1) expect((await operator("rotate-secret")).code).toBe(0);
    expect((await operator("events-verify")).code).toBe(0);
    expect((await operator("events")).out).toContain("segreto cambiato");
  });

  test("hears which row was changed, and the command ends with 1", async () => {
    const sqlite = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
    tampering(sqlite, (run) =>
      run("update event set account_id = 'x' where chain = 'installation' and sequence = 1"),
    );
    sqlite.close();
    expect(await operator("events-verify")).toMatchObject({
      code: 1,
      out: "",
      err: "Installazione, riga 1: la riga è stata cambiata.\n",
    });
  });
});
