import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "~/api/contract";
import type { Row } from "~/api/row";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { databaseFile } from "~/platform/store/engines/sqlite";
import { signedInApi } from "../api-client";
import { send } from "../pages/http";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { everythingSettled, everythingStored, stopLooking } from "./database";

const OWNER = "admin@azienda-demo.example";
const STRANGER = "admin@azienda-nuova.example";

/** An id that was made for one row, or the number of a card: not the name of a question or topic, which all share. */
const NAMES_ONE = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|ESG-.+)$/;

let server: TestServer;
let token: string;
let ids: string[];
beforeAll(async () => {
  server = await demoServer();
  const stranger = await signedInApi(server.url, STRANGER);
  token = stranger.token;
  // The first look at a home page is noted beside the request.
  await stranger.call("scoring.homePage", { params: { version: "draft" }, query: {} });
  ids = idsOfAnother();
  await everythingSettled(server.dataDir);
});
afterAll(() => stopLooking(server.dataDir));

/** One id of each kind that the demo company has and the stranger's has not: of rows, people, files. */
function idsOfAnother(): string[] {
  const store = new BetterSqlite(databaseFile(server.dataDir), { readonly: true });
  const pluck = (statement: string, ...values: string[]) =>
    store
      .prepare(statement)
      .pluck()
      .all(...values) as string[];
  const companyOf = (email: string) =>
    pluck(
      "select company_id from membership join account on account.id = account_id where email = ?",
      email,
    )[0] ?? "";
  const [theirs, own] = [companyOf(OWNER), companyOf(STRANGER)];
  const columns = pluck(
    `select t.name || '.' || c.name from sqlite_master t, pragma_table_info(t.name) c
     where t.type = 'table' and (c.name = 'id' or c.name like '%!_id' escape '!') and c.type like 'text%'
       and exists (select 1 from pragma_table_info(t.name) o where o.name = 'company_id')`,
  );
  const found = columns.flatMap((named) => {
    const [table = "", column = ""] = named.split(".");
    const of = `select ${column} from "${table}" where ${column} is not null and company_id = ?`;
    const shared = new Set(pluck(of, own));
    return pluck(of, theirs)
      .filter((id) => !shared.has(id) && NAMES_ONE.test(id))
      .slice(0, 1);
  });
  store.close();
  return [...new Set(found)];
}

const tables = () =>
  JSON.parse(everythingStored(server.dataDir).split("]]][").slice(0, 1).join("") + "]]]") as [
    string,
    unknown,
  ][];

/** The tables that differ. */
function changedSince(before: [string, unknown][]): string[] {
  const now = new Map(tables());
  return before.flatMap(([name, rows]) =>
    JSON.stringify(now.get(name)) === JSON.stringify(rows) ? [] : [name],
  );
}

const rows = (Object.entries(contract) as [string, Row][]).filter(
  ([, { path, right }]) => path.includes(":") && ["read", "write", "administer", "signedIn"].includes(right),
);

/** A call that needs more than its address is refused for what it lacks, before anything is looked for. */
const isWhole = ({ body, query, multipart }: Row) =>
  multipart === undefined &&
  [body, query].every((schema) => schema === undefined || schema.safeParse({}).success);

describe("fault 37: the id of another company", () => {
  test("is known to this test in each of its kinds", () => {
    expect(ids.length).toBeGreaterThanOrEqual(8);
    expect(rows.length).toBeGreaterThan(40);
  });

  test.each(rows)("is one of nothing to the call %s, which writes nothing", async (_, row) => {
    const before = tables();
    for (const id of ids) {
      const answer = await send({
        url: `${server.url}/api/${row.service}/v1${row.path.replace(/:\w+/g, id)}`,
        method: row.method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        ...(row.body ? { body: "{}" } : {}),
      });
      expect([id, answer.status]).toEqual([id, isWhole(row) ? 404 : expect.toBeOneOf([404, 415, 422])]);
    }
    expect(changedSince(before)).toEqual([]);
  });
});
