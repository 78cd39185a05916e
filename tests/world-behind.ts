import { randomUUID } from "node:crypto";
import { openSession } from "./platform/residents";
import type { World } from "./platform/world";
import type { Whole } from "./specified-server";

/** The platform of a world, in this process. */
export function worldBehind(world: World): Whole {
  const sessions = new Map<string, Promise<string>>();
  return {
    handle: (request) => world.handle(request, { clientAddress: "192.0.2.1", requestId: randomUUID() }),
    tokenFor({ email }) {
      const token = sessions.get(email) ?? openSession(world.parts, email);
      sessions.set(email, token);
      return token;
    },
  };
}
