import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { makeCall, type Call } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import type { Db } from "~/platform/scope";
import { openSession } from "./residents";
import { BASE_URL, type World } from "./world";

/** A store that counts the statements it receives. */
export function counting(db: Db): { db: Db; count(): number } {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { db: db.withPlugin(counter), count: () => count };
}

/** How many statements the store received during some work. */
export async function countedQueries(
  world: World,
  email: string,
  work: (call: Call) => Promise<unknown>,
): Promise<number> {
  const { db, count } = counting(world.db);
  const token = await openSession(world.parts, email);
  const handle = makeHandler({ ...world.parts, db });
  await work(
    makeCall({
      transport: handle,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: randomUUID() },
      token,
    }),
  );
  return count();
}
