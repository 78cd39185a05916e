import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KEPT_STORES, unpack } from "./fixtures/kept-store";
import type { Browser } from "./pages/client";
import { companyUrls } from "~/web/company-urls";
import { DEMO_CARD, DEMO_SHARE, DEMO_SHARE_OVER } from "./pages/card-states";
import { DEMO_DOCUMENT } from "./pages/company";
import { DEMO_INVITED } from "./pages/people";
import { DEMO_REGISTER_ROWS } from "./pages/register-states";
import { signedIn } from "./pages/sign-in";
import { PLACES } from "./pages/links";
import { RESTORED } from "./pages/prepared-states";
import { STATES } from "./pages/states";
import { DEMO_PROPOSAL, DEMO_TASK, DEMO_TOPIC_TASK } from "./pages/task-states";
import { startServer, temporaryFolder, type TestServer } from "./server";

const EMAIL = "admin@azienda-demo.example";
/** What the demo company has that is younger than these stores. */
const YOUNGER = [
  ...[DEMO_INVITED, DEMO_TASK, DEMO_TOPIC_TASK, DEMO_PROPOSAL],
  ...DEMO_REGISTER_ROWS,
  ...[companyUrls.removeLogo(), companyUrls.removeDocument(DEMO_DOCUMENT), DEMO_CARD],
  ...[DEMO_SHARE, DEMO_SHARE_OVER],
  // Made when a test asks for them.
  ...[RESTORED, ...Object.values(PLACES)],
];

const PATHS = STATES.filter(
  ({ visitor, wrong, status, path }) =>
    visitor.email === EMAIL && !wrong && status === 200 && !YOUNGER.some((id) => path.includes(id)),
).map(({ path }) => path);

describe.each(KEPT_STORES)("the store of %s, served by this code,", (commit) => {
  let server: TestServer;
  let browser: Browser;
  const dataDir = temporaryFolder();
  beforeAll(async () => {
    unpack(commit, dataDir);
    server = await startServer({ dataDir });
    browser = await signedIn(server, EMAIL);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(PATHS)("answers %s of the demo company", async (path) => {
    expect((await browser.get(path)).status).toBe(200);
  });
});
