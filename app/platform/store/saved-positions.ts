import type { Insertable, Selectable } from "kysely";
import type { Answer } from "~/domain/question/answer";
import type { Database } from "../schema/database";
import type { Db, Trx } from "../scope";
import { keptQuery } from "./kept/kept-query";

type Row = Omit<Selectable<Database["saved_position"]>, "content">;

/** A saved position without its answers, which may be large. */
export interface SavedPosition extends Row {
  /** "Name Surname"; null when the account is gone. */
  savedBy: string | null;
}

/** The answers of a position, each with the edition of its question when the answer was given or last confirmed. */
export type PositionAnswers = Readonly<Record<string, Answer & { edition: number }>>;

const COLUMNS = [
  "saved_position.id",
  "saved_position.company_id",
  "saved_position.year",
  "saved_position.type",
  "saved_position.name",
  "saved_position.saved_by",
  "saved_position.saved_at",
  "saved_position.draft_revision",
  "saved_position.given",
  "saved_position.configuration",
  "saved_position.revision",
] as const;

const positions = keptQuery((handle, { companyId }: { companyId: string }) =>
  handle
    .selectFrom("saved_position")
    .leftJoin("account", "account.id", "saved_position.saved_by")
    .select(COLUMNS)
    .select(["account.name as given_name", "account.surname as surname"])
    .where("company_id", "=", companyId)
    .orderBy("saved_at", "desc")
    .orderBy("saved_position.id"),
);

/** The positions of a company, newest first. */
export async function savedPositions(handle: Db | Trx, companyId: string): Promise<SavedPosition[]> {
  const rows = await positions(handle, { companyId });
  return rows.map(({ given_name, surname, ...row }) => ({
    ...row,
    savedBy: given_name === null ? null : `${given_name} ${surname}`,
  }));
}

/** A company's position with its answers; null when it has no position with this id. */
export async function findPosition(
  handle: Db | Trx,
  companyId: string,
  id: string,
): Promise<(Row & { answers: PositionAnswers }) | null> {
  const position = await handle
    .selectFrom("saved_position")
    .select(COLUMNS)
    .select("content")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!position) return null;
  const { content, ...row } = position;
  return { ...row, answers: JSON.parse(content) as PositionAnswers };
}

/** A company's position without its answers; undefined when it has no position with this id. */
export async function positionRow(handle: Db | Trx, companyId: string, id: string): Promise<Row | undefined> {
  return handle
    .selectFrom("saved_position")
    .select(COLUMNS)
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The years of those of these ids that are positions of a company. */
export async function positionYears(
  handle: Db | Trx,
  companyId: string,
  ids: readonly string[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await handle
    .selectFrom("saved_position")
    .select("year")
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .execute();
  return rows.map(({ year }) => year);
}

export async function insertPosition(trx: Trx, row: Insertable<Database["saved_position"]>): Promise<void> {
  await trx.insertInto("saved_position").values(row).execute();
}

export async function renamePosition(trx: Trx, id: string, name: string, revision: number): Promise<void> {
  await trx.updateTable("saved_position").set({ name, revision }).where("id", "=", id).execute();
}

export async function deletePosition(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("saved_position").where("id", "=", id).execute();
}
