import { afterAll, beforeAll } from "vitest";
import { loadDemo } from "~/demo/load-demo";
import type { Browser } from "../../pages/client";
import { signedIn } from "../../pages/sign-in";
import { makeWorld, type World } from "../../platform/world";
import { startServer, type TestServer } from "../../server";
import { startUpstream, type Upstream } from "../../upstream";

interface OverDemo {
  world: World;
  upstream: Upstream;
  server: TestServer;
  /** The administrator of the demo company. */
  browser: Browser;
}

/** The pages of this file's tests, over the demo data of another server that answers as `change` makes it. */
export function overDemo(
  change: Parameters<typeof startUpstream>[1],
  prepare: (world: World) => Promise<void> = async () => undefined,
): OverDemo {
  const over = {} as OverDemo;
  beforeAll(async () => {
    over.world = await makeWorld({ now: new Date().toISOString() });
    await loadDemo(over.world.parts);
    await prepare(over.world);
    over.upstream = await startUpstream(over.world, change);
    over.server = await startServer({
      environment: {
        UPSTREAM_URL: over.upstream.url,
        SESSION_SECRET: "una chiave di prova abbastanza lunga",
      },
    });
    over.browser = await signedIn(over.server, "admin@azienda-demo.example");
  });
  afterAll(async () => {
    await over.server.stop();
    await over.upstream.stop();
    await over.world.close();
  });
  return over;
}
