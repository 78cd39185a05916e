import { makeCall, type Call } from "~/api/call";
import { makeHandler } from "~/platform/handler";
import type { Db } from "~/platform/scope";
import { BASE_URL, type World } from "./world";

/** A client whose calls come to their `nth` transaction only after `between` has happened. */
export const interrupted = (
  world: World,
  nth: number,
  between: () => Promise<unknown>,
  token: string | null = null,
): Call =>
  makeCall({
    transport: makeHandler({ ...world.parts, db: interruptedStore(world, nth, between) }),
    baseUrl: `${BASE_URL}/api`,
    caller: { clientAddress: "198.51.100.7", requestId: "r" },
    token,
  });

/** The store of a world whose `nth` transaction begins only after `between` has happened. */
export function interruptedStore({ db }: World, nth: number, between: () => Promise<unknown>): Db {
  let begun = 0;
  return new Proxy(db, {
    get(target, key) {
      if (key === "transaction") return () => ({ execute });
      const member: unknown = Reflect.get(target, key, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });

  async function execute<T>(work: Parameters<ReturnType<Db["transaction"]>["execute"]>[0]): Promise<T> {
    begun += 1;
    if (begun === nth) await between();
    return (await db.transaction().execute(work)) as T;
  }
}
