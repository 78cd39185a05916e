import { randomUUID } from "node:crypto";
import { type Call, makeCall } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import { openSession } from "./residents";
import { BASE_URL, type World } from "./world";

export interface Servers {
  /** The same person, through each of them. */
  callers: Call[];
  /** Closes the connections of all but the world's own. */
  close(): Promise<void>;
}

/** So many servers over the store of a world, each with connections of its own; the first is the world's. */
export async function serversOver(world: World, count: number, email: string): Promise<Servers> {
  const others = await Promise.all(Array.from({ length: count - 1 }, () => world.another()));
  const throughAnother = async (db: (typeof others)[number]) =>
    makeCall({
      transport: makeHandler({ ...world.parts, db }),
      baseUrl: `${BASE_URL}/api`,
      caller: { clientAddress: "192.0.2.1", requestId: randomUUID() },
      token: await openSession(world.parts, email),
    });
  return {
    callers: [await world.as(email), ...(await Promise.all(others.map(throughAnother)))],
    async close() {
      for (const db of others) await db.destroy();
    },
  };
}
