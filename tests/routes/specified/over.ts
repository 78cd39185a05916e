import { afterAll, beforeAll } from "vitest";
import type { StandIn } from "../../api/firebase/stand-in";
import { hostedEnvironment } from "../../hosted-environment";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import type { World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { type SpecifiedDemo, specifiedDemo } from "../../specified-demo";
import type { SpecifiedServer } from "../../specified-server";

/** The demo is copied, and a server of its own started. */
const PATIENCE_MS = 240_000;

interface OverSpecification {
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
  let demo: SpecifiedDemo;
  beforeAll(async () => {
    demo = await specifiedDemo();
    const { world, identity, api } = demo;
    const hosted = hostedEnvironment(api.url, identity.host);
    const server = await startServer({ environment: { ...hosted, ...environment } });
    Object.assign(over, { world, identity, api, server });
    over.enter = (email) => signedIn(server, email);
  }, PATIENCE_MS);
  afterAll(async () => {
    await over.server.stop();
    await demo.close();
  });
  return over;
}
