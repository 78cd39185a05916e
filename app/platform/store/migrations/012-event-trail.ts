import { sql, type Kysely } from "kysely";
import type { Engine } from "./engine";

/** Events in hash chains, appended only. The rows of `audit` are moved here by a job, since they need a signature. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const table = (name: string) => {
    const builder = db.schema.createTable(name);
    return engine.strictTables ? builder.modifyEnd(engine.strictTables) : builder;
  };

  await table("event")
    .addColumn("chain", "text", (c) => c.notNull())
    .addColumn("sequence", engine.large, (c) => c.notNull())
    .addColumn("at", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("account_id", "text")
    .addColumn("address", "text")
    .addColumn("operator", "text")
    .addColumn("detail", "text")
    .addColumn("count", "integer", (c) => c.notNull())
    .addColumn("request_id", "text")
    .addColumn("previous", "text", (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("event_key", ["chain", "sequence"])
    .execute();
  for (const column of ["at", "address", "operator"]) {
    await db.schema.createIndex(`event_${column}`).on("event").columns([column]).execute();
  }

  await table("event_subject")
    .addColumn("pseudonym", "text", (c) => c.primaryKey())
    .addColumn("chain", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("value", "text", (c) => c.notNull())
    .addUniqueConstraint("event_subject_value", ["chain", "kind", "value"])
    .execute();

  await table("event_chain")
    .addColumn("chain", "text", (c) => c.primaryKey())
    .addColumn("sequence", engine.large, (c) => c.notNull())
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("chains", "integer", (c) => c.notNull())
    .addColumn("signature", "text", (c) => c.notNull())
    .addColumn("cut_sequence", engine.large, (c) => c.notNull().defaultTo(0))
    .addColumn("cut_hash", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("cut_at", "text")
    .addColumn("cut_signature", "text")
    .execute();

  for (const statement of engine.name === "sqlite" ? GUARDS_OF_SQLITE : GUARDS_OF_POSTGRES) {
    await sql.raw(statement).execute(db);
  }
}

/** A change is refused, and so is every deletion beyond the checkpoint. */
const GUARDS_OF_SQLITE = [
  `create trigger event_unchanged before update on event
    begin select raise(abort, 'event is append-only'); end`,
  `create trigger event_kept before delete on event
    when old.sequence > coalesce((select cut_sequence from event_chain where chain = old.chain), 0)
    begin select raise(abort, 'event is append-only'); end`,
];

const GUARDS_OF_POSTGRES = [
  `create function event_guard() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' and old.sequence <=
      coalesce((select cut_sequence from event_chain where chain = old.chain), 0) then return old; end if;
    raise exception 'event is append-only'; end $$`,
  `create trigger event_guarded before update or delete on event for each row execute function event_guard()`,
];
