import type { Kysely } from "kysely";
import type { Engine } from "./engine";

/** Who an account is at the hosted identity service, and what its sessions renew their tokens with. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable("account").addColumn("hosted_uid", "text").execute();
  await db.schema.alterTable("account").addColumn("hosted_tenant", "text").execute();
  await db.schema
    .createIndex("account_hosted_uid")
    .on("account")
    .column("hosted_uid")
    .unique()
    .where("hosted_uid", "is not", null)
    .execute();
  await db.schema.alterTable("session").addColumn("hosted_token", "text").execute();
  await db.schema.alterTable("pending_sign_in").addColumn("hosted_token", "text").execute();
  await db.schema.alterTable("registration").addColumn("hosted_uid", "text").execute();
  const strict = engine.strictTables;
  const signIns = db.schema
    .createTable("hosted_sign_in")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("first_seen_at", "text", (c) => c.notNull());
  await (strict ? signIns.modifyEnd(strict) : signIns).execute();
  const changes = db.schema
    .createTable("hosted_change")
    .addColumn("uid", "text", (c) => c.primaryKey())
    .addColumn("action", "text", (c) => c.notNull())
    .addColumn("asked_at", "text", (c) => c.notNull());
  await (strict ? changes.modifyEnd(strict) : changes).execute();
}
