import type Sqlite from "better-sqlite3";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { checkTrail } from "~/platform/store/trail/check-chain";
import { hashOfEvent, type EventRow } from "~/platform/store/trail/seal";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { ON_POSTGRES } from "../../postgres/databases";
import { makeWorld, type World } from "../world";
import { faultsOf, note, tampering, type Noted } from "./trails";

let world: World;
let sqlite: Sqlite.Database;
beforeEach(async () => {
  world = await makeWorld();
  sqlite = new BetterSqlite(databaseFile(world.parts.settings.dataDir));
});
afterEach(async () => {
  sqlite.close();
  await world.close();
});

const CHAINS = [null, "una", "altra"];
const events = fc.array(
  fc.record<Noted>({
    companyId: fc.constantFrom(...CHAINS),
    kind: fc.constantFrom("sign_in", "sign_out", "year_opened"),
    accountId: fc.constantFrom("a", "b"),
    clientAddress: fc.constantFrom("192.0.2.1", "2001:db8::1"),
    detail: fc.string(),
  }),
  { minLength: 4, maxLength: 12 },
);

const rowsOf = (chain: string) =>
  sqlite.prepare("select * from event where chain = ? order by sequence").all(chain) as EventRow[];

/** Changes that a stranger could make to a row, each with the place where it is seen; null: another row is needed. */
type Change = (
  row: EventRow,
  rows: EventRow[],
  run: (sql: string, ...values: unknown[]) => void,
) => number | null;

const HERE = "where chain = ? and sequence = ?";

const changedField =
  (column: keyof EventRow, value: unknown): Change =>
  (row, _, run) => {
    run(`update event set ${column} = ? ${HERE}`, value, row.chain, row.sequence);
    return row.sequence;
  };

const CHANGES: Record<string, Change> = {
  "another time": changedField("at", "2020-01-01T00:00:00.000Z"),
  "another kind": changedField("kind", "email_confirmed"),
  "another account": changedField("account_id", "c"),
  "another address": changedField("address", "0"),
  "another operator": changedField("operator", "root"),
  "another detail": changedField("detail", "\u0000never drawn"),
  "another count": changedField("count", 77),
  "another request": changedField("request_id", "0"),
  "another previous hash": changedField("previous", "00"),
  "another hash": changedField("hash", "00"),
  "another row, with its hash computed anew": (row, rows, run) => {
    const forged = { ...row, account_id: "c" };
    run(`update event set account_id = 'c', hash = ? ${HERE}`, hashOfEvent(forged), row.chain, row.sequence);
    return Math.min(row.sequence + 1, rows.length);
  },
  "a row taken out": (row, _, run) => {
    run(`delete from event ${HERE}`, row.chain, row.sequence);
    return row.sequence;
  },
  "all rows from one on taken out": (row, _, run) => {
    run(`delete from event where chain = ? and sequence >= ?`, row.chain, row.sequence);
    return row.sequence;
  },
  "the end taken out, with its mark": (row, rows, run) => {
    const before = rows[row.sequence - 2];
    if (!before) return null;
    run(`delete from event where chain = ? and sequence >= ?`, row.chain, row.sequence);
    run(
      `update event_chain set sequence = ?, hash = ? where chain = ?`,
      before.sequence,
      before.hash,
      row.chain,
    );
    return before.sequence;
  },
  "two rows swapped": (row, rows, run) => {
    const next = rows[row.sequence];
    if (!next) return null;
    run(`update event set sequence = -1 ${HERE}`, row.chain, row.sequence);
    run(`update event set sequence = ? ${HERE}`, row.sequence, row.chain, next.sequence);
    run(`update event set sequence = ? ${HERE}`, next.sequence, row.chain, -1);
    return row.sequence;
  },
  "a row put between, the later ones moved": (row, rows, run) => {
    for (const later of [...rows].reverse().filter(({ sequence }) => sequence >= row.sequence)) {
      run(`update event set sequence = ? ${HERE}`, later.sequence + 1, row.chain, later.sequence);
    }
    insert(run, { ...row, kind: "password_set", hash: "" });
    return Math.min(row.sequence + 1, rows.length + 1);
  },
  "a row put after the end": (_row, rows, run) => {
    const last = rows.at(-1);
    if (!last) return null;
    insert(run, { ...last, sequence: last.sequence + 1, previous: last.hash, hash: "" });
    return last.sequence + 1;
  },
};

function insert(run: Parameters<Change>[2], forged: EventRow): void {
  const row = { ...forged, hash: hashOfEvent(forged) };
  const columns = Object.keys(row);
  run(
    `insert into event (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    ...Object.values(row),
  );
}

// It changes rows behind the product, in the file.
describe.skipIf(ON_POSTGRES)("verification", () => {
  test("finds every chain in order that the product wrote", async () => {
    await fc.assert(
      fc.asyncProperty(events, async (noted) => {
        for (const one of noted) await note(world.parts, one);
        expect(await faultsOf(world.parts)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  test.each(Object.keys(CHANGES))("reports %s, with its place, in any chain", async (name) => {
    await fc.assert(
      fc.asyncProperty(events, fc.nat(), async (noted, drawn) => {
        for (const one of noted) await note(world.parts, one);
        const chain = noted[drawn % noted.length]?.companyId ?? "installation";
        const rows = rowsOf(chain);
        const row = rows[drawn % rows.length];
        if (row) {
          let place: number | null = null;
          tampering(sqlite, (run) => (place = CHANGES[name]?.(row, rows, run) ?? null));
          const found = await faultsOf(world.parts);
          expect(found.map(({ chain: where, sequence }) => [where, sequence])).toEqual(
            place === null ? [] : [[chain, place]],
          );
        }
        await world.close();
        sqlite.close();
        world = await makeWorld();
        sqlite = new BetterSqlite(databaseFile(world.parts.settings.dataDir));
      }),
      { numRuns: 8 },
    );
  });

  test("reports the loss of a whole chain", async () => {
    for (const companyId of CHAINS) await note(world.parts, { companyId });
    tampering(sqlite, (run) => {
      run("delete from event where chain = 'una'");
      run("delete from event_chain where chain = 'una'");
    });
    expect(await faultsOf(world.parts)).toEqual([
      { chain: "installation", sequence: 0, kind: "chains_lost" },
    ]);
  });

  test("reports a chain without its signed end", async () => {
    await note(world.parts);
    tampering(sqlite, (run) => run("delete from event_chain"));
    expect(await faultsOf(world.parts)).toEqual([{ chain: "installation", sequence: 0, kind: "no_end" }]);
  });

  test("does not forget a cut end when the product goes on writing", async () => {
    for (const detail of ["1", "2", "3"]) await note(world.parts, { detail });
    tampering(sqlite, (run) => {
      run("delete from event where sequence = 3");
      run("update event_chain set sequence = 2, hash = (select hash from event where sequence = 2)");
    });
    await note(world.parts, { detail: "4" });
    expect(await faultsOf(world.parts)).toEqual([
      { chain: "installation", sequence: 3, kind: "broken_before" },
    ]);
    expect(
      rowsOf("installation")
        .map(({ kind }) => kind)
        .slice(2),
    ).toEqual(["trail_broken", "sign_in"]);
  });

  test("knows the ends that another installation signed from its own", async () => {
    await note(world.parts);
    const { faults } = await checkTrail(world.db, ["un altro segreto"]);
    expect(faults).toEqual([{ chain: "installation", sequence: 1, kind: "end_not_signed" }]);
  });
});
