import { sql } from "kysely";
import type { Db } from "~/platform/scope";
import type { TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { VISITORS } from "./states";

const WORD = "Parolasenzafine".repeat(40);

/** What people may type freely, by table and column, and the most of it. */
const TYPED: [table: string, columns: Record<string, number>][] = [
  ["company", { business_name: 200, control_chain: 200, address: 120, city: 60, description: 500 }],
  ["account", { name: 60, surname: 100 }],
  ["invitation", { name: 60, surname: 100 }],
  ["saved_position", { name: 80 }],
  ["attestation", { name: 160, issuer: 120 }],
  ["attachment", { name: 200 }],
  ["answer", { explanation: 600, not_applicable_reason: 600, incompatibility_explanation: 600 }],
  ["judgement", { comment: 500, reply: 500 }],
  ["task", { note: 400 }],
  ["question_link", { name: 100, note: 400 }],
  ["company_dispute", { message: 500 }],
  ["mail", { recipient_name: 100 }],
  ["verification", { verifier_body: 120 }],
  ["card_share", { recipient: 100 }],
];

/** Values that a program reads: a typed text is longer than a code, or is of several words. */
const isTyped = (value: unknown): value is string =>
  typeof value === "string" && /[a-zà]{3,} [a-zà]/i.test(value);

/** The same object with a word without an end in place of each typed text, however deep. */
function lengthened(value: unknown): unknown {
  if (isTyped(value)) return WORD.slice(0, 100);
  if (Array.isArray(value)) return value.map(lengthened);
  if (value === null || typeof value !== "object") return value;
  const isName = (name: string) => name === "name" || name === "surname";
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isName(name) ? WORD.slice(0, 60) : lengthened(inner),
    ]),
  );
}

/** Columns that hold several typed values together. */
const HOLDING: [table: string, column: string][] = [
  ["answer", "elements"],
  ["proposal", "content"],
  ["register_row", "content"],
  ["company", "contacts"],
];

/** Puts one word without an end wherever people may type a text of their own, on a server that has been prepared. */
export const lengthenWords = (server: Pick<TestServer, "dataDir">): Promise<void> =>
  inStoreOf(server, async (db) => {
    for (const [table, columns] of TYPED)
      for (const [column, length] of Object.entries(columns)) await lengthen(db, { table, column, length });
    for (const [table, column] of HOLDING) await lengthenWithin(db, { table, column });
    for (const table of ["account", "invitation"] as const) await lengthenAddresses(db, table);
  });

interface Column {
  table: string;
  column: string;
}

async function lengthen(db: Db, { table, column, length }: Column & { length: number }): Promise<void> {
  const name = sql.ref(column);
  await sql`update ${sql.table(table)} set ${name} = ${WORD.slice(0, length)}
    where ${name} is not null and ${name} <> ''`.execute(db);
}

async function lengthenWithin(db: Db, { table, column }: Column): Promise<void> {
  const name = sql.ref(column);
  const { rows } = await sql<{ held: string }>`select distinct ${name} as held from ${sql.table(table)}
    where ${name} is not null and ${name} <> ''`.execute(db);
  for (const { held } of rows) {
    const long = JSON.stringify(lengthened(JSON.parse(held)));
    await sql`update ${sql.table(table)} set ${name} = ${long} where ${name} = ${held}`.execute(db);
  }
}

/** An address is one word, and each is somebody's own: those who look at the pages keep theirs. */
async function lengthenAddresses(db: Db, table: "account" | "invitation"): Promise<void> {
  const theirs = VISITORS.flatMap(({ email }) => (email === null ? [] : [email]));
  const others = await db.selectFrom(table).select("id").where("email", "not in", theirs).execute();
  for (const { id } of others) {
    const email = `${WORD.slice(0, 50).toLowerCase()}${id.slice(-12)}@lunga.example`;
    await db.updateTable(table).set({ email }).where("id", "=", id).execute();
  }
}
