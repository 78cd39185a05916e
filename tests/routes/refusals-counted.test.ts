import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { attestationUrls } from "~/web/attestation-urls";
import { signedIn } from "../pages/sign-in";
import { startServer, temporaryFolder } from "../server";
import { inStoreOf } from "../store-of";

test("a server that is stopped writes down the refusals it has counted", async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ demo: true, dataDir });
  const browser = await signedIn(server, "lettura@azienda-demo.example");
  for (let times = 0; times < 7; times += 1) {
    expect((await browser.get(attestationUrls.add())).status).toBe(403);
  }
  await server.stop();
  const events = await inStoreOf(server, (db) =>
    db.selectFrom("event").select("count").where("kind", "=", "permission_denied").execute(),
  );
  rmSync(dataDir, { recursive: true, force: true });
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(7);
  // One at once and one for the rest; one more pair where a minute ended between them.
  expect(events.length).toBeLessThanOrEqual(4);
});
