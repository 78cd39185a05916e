import { cpSync } from "node:fs";
import { type StandIn, standIn } from "./api/firebase/stand-in";
import { DEMO_PASSWORD } from "./api-client";
import { makeWorld, type World } from "./platform/world";
import { DEMO_TEMPLATE } from "./server";
import { type SpecifiedServer, specifiedServer } from "./specified-server";
import { worldBehind } from "./world-behind";

/** A server that has the specification alone, with the demo data behind it, and the service that knows its people. */
export interface SpecifiedDemo {
  world: World;
  identity: StandIn;
  api: SpecifiedServer;
  close(): Promise<void>;
}

export async function specifiedDemo(): Promise<SpecifiedDemo> {
  const template = process.env[DEMO_TEMPLATE] ?? "";
  const fill = (dataDir: string) => cpSync(template, dataDir, { recursive: true });
  const world = await makeWorld({ now: new Date().toISOString(), fill });
  const identity = await standIn();
  for (const { email } of await world.db.selectFrom("account").select("email").execute())
    identity.addUser(email, DEMO_PASSWORD);
  const api = await specifiedServer(worldBehind(world), identity);
  return {
    ...{ world, identity, api },
    async close() {
      api.close();
      identity.close();
      await world.close();
    },
  };
}
