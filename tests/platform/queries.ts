import { randomUUID } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { makeCall, type Call } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import { openSession } from "./residents";
import { BASE_URL, type World } from "./world";

/** How many statements the store received during some work. */
export async function countedQueries(
  world: World,
  email: string,
  work: (call: Call) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const token = await openSession(world.parts, email);
  const handle = makeHandler({ ...world.parts, db: world.db.withPlugin(counter) });
  await work(
    makeCall({
      transport: handle,
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: randomUUID() },
      token,
    }),
  );
  return count;
}
