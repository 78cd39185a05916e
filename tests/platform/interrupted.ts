import { makeCall, type Call } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import type { Db } from "~/platform/scope";
import { BASE_URL, type World } from "./world";

/** A client whose calls come to their `nth` transaction only after `between` has happened. */
export function interrupted(world: World, nth: number, between: () => Promise<unknown>): Call {
  let begun = 0;
  const db: Db = new Proxy(world.db, {
    get(target, key) {
      if (key === "transaction") return () => ({ execute });
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
  return makeCall({
    transport: makeHandler({ ...world.parts, db }),
    baseUrl: `${BASE_URL}/api`,
    caller: { clientAddress: "198.51.100.7", requestId: "r" },
    token: null,
  });

  async function execute<T>(work: Parameters<ReturnType<Db["transaction"]>["execute"]>[0]): Promise<T> {
    begun += 1;
    if (begun === nth) await between();
    return (await world.db.transaction().execute(work)) as T;
  }
}
