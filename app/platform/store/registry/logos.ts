import type { Selectable } from "kysely";
import type { Database } from "../../schema/database";
import type { Db } from "../../scope";

type LogoFile = Pick<Selectable<Database["attachment"]>, "id" | "name" | "media_type">;

/** The file with this id, if it is the present logo of a company. */
export async function logoFile(db: Db, id: string): Promise<LogoFile | null> {
  const row = await db
    .selectFrom("attachment")
    .innerJoin("company", "company.id", "attachment.company_id")
    .select(["attachment.id", "attachment.name", "attachment.media_type"])
    .where("attachment.id", "=", id)
    .whereRef("company.logo_id", "=", "attachment.id")
    .executeTakeFirst();
  return row ?? null;
}
