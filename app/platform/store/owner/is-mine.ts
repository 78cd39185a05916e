import { sql } from "kysely";

/** 1 where the column names this account, else 0: a comparison alone is a number on one engine and a boolean on the other. */
export const isMine = (column: string, accountId: string) =>
  sql<number>`case when ${sql.ref(column)} = ${accountId} then 1 else 0 end`;
