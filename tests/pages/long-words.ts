import path from "node:path";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import type { TestServer } from "../server";
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
export function lengthenWords({ dataDir }: Pick<TestServer, "dataDir">): void {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
  for (const [table, columns] of TYPED) {
    for (const [column, length] of Object.entries(columns)) {
      store
        .prepare(`update ${table} set ${column} = ? where ${column} is not null and ${column} <> ''`)
        .run(WORD.slice(0, length));
    }
  }
  for (const [table, column] of HOLDING) {
    const rows = store.prepare(`select rowid as row, ${column} as held from ${table}`).all() as {
      row: number;
      held: string | null;
    }[];
    const rewrite = store.prepare(`update ${table} set ${column} = ? where rowid = ?`);
    for (const { row, held } of rows)
      if (held) rewrite.run(JSON.stringify(lengthened(JSON.parse(held))), row);
  }
  // An address is one word, and each is somebody's own: those who look at the pages keep theirs.
  const theirs = VISITORS.flatMap(({ email }) => (email === null ? [] : [`'${email}'`])).join(", ");
  for (const table of ["account", "invitation"]) {
    store
      .prepare(
        `update ${table} set email = ? || substr(id, -12) || '@lunga.example' where email not in (${theirs})`,
      )
      .run(WORD.slice(0, 50).toLowerCase());
  }
  store.close();
}
