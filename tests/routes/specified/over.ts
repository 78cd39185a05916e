import { afterAll, beforeAll } from "vitest";
import { loadDemo } from "~/demo/load-demo";
import { type StandIn, standIn } from "../../api/firebase/stand-in";
import { DEMO_PASSWORD } from "../../api-client";
import { hostedEnvironment } from "../../hosted-upstream";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { makeWorld, type World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { type SpecifiedServer, specifiedServer } from "../../specified-server";

/** The demo is loaded, and a server of its own started. */
const PATIENCE_MS = 240_000;

export interface OverSpecification {
  world: World;
  api: SpecifiedServer;
  server: TestServer;
  identity: StandIn;
  /** A browser in which this person of the demo has signed in. */
  enter(email: string): Promise<Browser>;
}

/** The pages over a server that has only the specification, with the demo data behind it. */
export function overSpecification(environment: Record<string, string> = {}): OverSpecification {
  const over = {} as OverSpecification;
  beforeAll(async () => {
    over.world = await makeWorld({ now: new Date().toISOString() });
    await loadDemo(over.world.parts);
    over.identity = await standIn();
    for (const { email } of await over.world.db.selectFrom("account").select("email").execute())
      over.identity.addUser(email, DEMO_PASSWORD);
    over.api = await specifiedServer(over.world, over.identity);
    over.server = await startServer({
      environment: { ...hostedEnvironment(over.api.url, over.identity.host), ...environment },
    });
    over.enter = (email) => signedIn(over.server, email);
  }, PATIENCE_MS);
  afterAll(async () => {
    await over.server.stop();
    over.api.close();
    over.identity.close();
    await over.world.close();
  });
  return over;
}
