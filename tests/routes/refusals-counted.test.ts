import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { attestationUrls } from "~/web/attestation-urls";
import { signedIn } from "../pages/sign-in";
import { startServer, temporaryFolder } from "../server";

test("a server that is stopped writes down the refusals it has counted", async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ demo: true, dataDir });
  const browser = await signedIn(server, "lettura@azienda-demo.example");
  for (let times = 0; times < 7; times += 1) {
    expect((await browser.get(attestationUrls.add())).status).toBe(403);
  }
  await server.stop();
  const database = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"), { readonly: true });
  const counts = database.prepare("select count from event where kind = 'permission_denied'").pluck().all();
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
  expect(counts.reduce((sum: number, count) => sum + Number(count), 0)).toBe(7);
  // One at once and one for the rest; one more pair where a minute ended between them.
  expect(counts.length).toBeLessThanOrEqual(4);
});
