import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type CallId } from "~/api/contract";
import type { Row } from "~/api/row";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { useCases } from "~/platform/use-cases";
import { DEMO_PASSWORD } from "../../api-client";
import { fuzz } from "../../fuzz-runs";
import { makeCallWorld, VERIFIER, type CallWorld } from "./call-world";
import { type IdPlace, idPlaces, withId } from "./id-places";
import { knownWords, wordsFor } from "./known-words";
import { fitting } from "./shapes";

/** An administrator of one company, who tries the ids of all the others. */
const ADMINISTRATOR = "admin@azienda-nuova.example";
const OF_ONE_TABLE = 3;
/** Bodies and queries that each id is tried with. */
const TEMPLATES = 12;

interface Foreign {
  table: string;
  id: string;
}

let calls: CallWorld;
let foreign: Foreign[];
let own: Map<string, string[]>;
/** The candidates that the verifier judges. */
let assigned: string[];
beforeAll(async () => {
  calls = await makeCallWorld();
  const file = databaseFile(calls.world.parts.settings.dataDir);
  const { companyId } = await (await calls.world.as(ADMINISTRATOR))("user.info", {});
  foreign = idsOfOthers(file, companyId);
  own = knownWords(file, companyId);
  assigned = await leaveOneToNobody();
});
afterAll(() => calls.close());

/** Ids of what belongs to other companies, a few of each table, the companies and their people among them. */
function idsOfOthers(file: string, companyId: string): Foreign[] {
  const store = new BetterSqlite(file, { readonly: true });
  const columns = store
    .prepare(
      `SELECT m.name AS tableName, c.name FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND (c.name = 'id' OR c.name = 'account_id')
         AND EXISTS (SELECT 1 FROM pragma_table_info(m.name) o WHERE o.name = 'company_id')`,
    )
    .all() as { tableName: string; name: string }[];
  const ids = columns.flatMap(({ tableName, name }) => {
    const values = store
      .prepare(`SELECT DISTINCT "${name}" FROM "${tableName}" WHERE company_id <> ? LIMIT ${OF_ONE_TABLE}`)
      .pluck()
      .all(companyId) as unknown[];
    return values.filter((id) => typeof id === "string").map((id) => ({ table: tableName, id }));
  });
  const companies = store.prepare(`SELECT id FROM company WHERE id <> ? LIMIT ${OF_ONE_TABLE}`).pluck();
  const others = (companies.all(companyId) as string[]).map((id) => ({ table: "company", id }));
  store.close();
  return [...ids, ...others];
}

/** Takes the case of the administrator's company from its verifier; the ids of those that stay assigned. */
async function leaveOneToNobody(): Promise<string[]> {
  const { db } = calls.world;
  const cases = await db.selectFrom("verification").select("id").orderBy("id").execute();
  const [freed, ...kept] = cases.map(({ id }) => id);
  await db
    .updateTable("verification")
    .set({ verifier_id: null })
    .where("id", "=", freed ?? "")
    .execute();
  return kept;
}

const TRIED = (Object.keys(contract) as CallId[]).flatMap((id) => {
  const { right }: Row = contract[id];
  // A stranger has no company, and the provider works on all of them.
  return ["signedIn", "read", "write", "administer", "verify"].includes(right)
    ? idPlaces(contract[id]).map((place) => ({ id, place, at: `${place.part} ${place.keys.join(".")}` }))
    : [];
});

const NO = { read: false, write: false };

/** Bodies that chance does not make. */
const WANTED: { [Id in CallId]?: unknown } = {
  "user.resetSecondFactor": { present: DEMO_PASSWORD },
  "user.updateRoles": {
    roles: {
      company_admin: false,
      supplier: { read: true, write: false },
      client: NO,
      association: NO,
      bank: NO,
    },
  },
};

interface Asked {
  query: unknown;
  body: unknown;
}

const templates = (id: CallId, row: Row, name: string): Asked[] =>
  fc.sample(
    fc.record({
      query: row.query ? fitting(row.query, "", (hint) => wordsFor(own, hint)) : fc.constant({}),
      body:
        row.body && !(id in WANTED)
          ? fitting(row.body, "", (hint) => wordsFor(own, hint))
          : fc.constant(WANTED[id]),
    }),
    { ...fuzz(name, TEMPLATES), numRuns: TEMPLATES },
  );

async function answerTo(call: CallId, { part, keys }: IdPlace, asked: Asked, id: string) {
  const row: Row = contract[call];
  const query = part === "query" ? withId(asked.query, keys, id) : asked.query;
  const body = part === "body" ? withId(asked.body, keys, id) : asked.body;
  const path = row.path.replace(/:(\w+)/g, (_, name) => (part === "path" && keys[0] === name ? id : "draft"));
  const pairs = Object.entries(query as object).map(([name, value]) => [name, String(value)]);
  const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  const sender = row.right === "verify" ? VERIFIER : ADMINISTRATOR;
  // The limits of attempts are not what is tried here.
  await calls.world.db.deleteFrom("attempt").execute();
  const response = await calls.send(
    {
      method: row.method,
      address: `/api/${row.service}/v1${path}${search}`,
      type: body === undefined ? null : "application/json",
      body: body === undefined ? null : JSON.stringify(body),
    },
    await calls.tokenOf(call, sender),
  );
  return { status: response.status, text: (await response.text()).replaceAll(id, "<id>") };
}

describe("the id of what belongs to another company", () => {
  const reached = new Set<string>();

  test.each(TRIED)("tells $id nothing in its $at: it is like an id of nothing", async ({ id, place, at }) => {
    const asked = templates(id, contract[id], `${id} ${at}`);
    const others = foreign.filter((one) => contract[id].right !== "verify" || !assigned.includes(one.id));
    for (const [number, { table, id: of }] of others.entries()) {
      const template = asked[number % asked.length] ?? { query: {}, body: undefined };
      const ofNothing = await answerTo(id, place, template, randomUUID());
      expect({ table, ...(await answerTo(id, place, template, of)) }).toEqual({ table, ...ofNothing });
      if (ofNothing.status === 404) reached.add(`${id} ${at}`);
    }
  });

  test("was looked for by every path, and by most fields", () => {
    const unreached = TRIED.filter(({ id, at }) => !reached.has(`${id} ${at}`) && id in useCases);
    // A call that takes form data refuses JSON before it looks: tests/platform/vsme/report.test.ts tries its path.
    const inPath = unreached.filter(
      ({ id, place }) => place.part === "path" && !("multipart" in contract[id]),
    );
    expect(inPath.map(({ id }) => id)).toEqual([]);
    expect(unreached.length).toBeLessThan(TRIED.length * 0.2);
    expect(new Set(foreign.map(({ table }) => table)).size).toBeGreaterThan(8);
  });
});
