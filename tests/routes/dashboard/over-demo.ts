import { afterAll, beforeAll } from "vitest";
import { loadDemo } from "~/demo/load-demo";
import { DEMO_PASSWORD } from "../../api-client";
import type { Browser } from "../../pages/client";
import { makeWorld, type World } from "../../platform/world";
import { pagesOver, type PagesOver } from "../../upstream";

interface OverDemo {
  world: World;
  pages: PagesOver;
  /** The administrator of the demo company. */
  browser: Browser;
}

/** The pages of this file's tests, over the demo data of another server whose answers `change` changes, or `instead` replaces. */
export function overDemo(
  change: Parameters<typeof pagesOver>[1],
  prepare: (world: World) => Promise<void> = async () => undefined,
  instead?: Parameters<typeof pagesOver>[2],
): OverDemo {
  const over = {} as OverDemo;
  beforeAll(async () => {
    over.world = await makeWorld({ now: new Date().toISOString() });
    await loadDemo(over.world.parts);
    await prepare(over.world);
    over.pages = await pagesOver(over.world, change, instead);
    over.browser = await over.pages.enter("admin@azienda-demo.example", DEMO_PASSWORD);
  });
  afterAll(() => over.world.close());
  return over;
}
