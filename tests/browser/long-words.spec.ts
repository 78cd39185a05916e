import path from "node:path";
import { expect, test } from "@playwright/test";
import { RESTORE } from "~/platform/card/load-card";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import { historyUrls, urls } from "~/web/urls";
import { DEMO_POSITION } from "../pages/positions";
import { GROUP_CARD } from "../pages/restores";
import { startServer, type TestServer } from "../server";
import { signInAs } from "./sign-in";

const ENABLED = "00000000-0000-4000-8000-000000000003";
const SISTER = "00000000-0000-4000-8000-000000000005";
const NAME = `<script>alert(1)</script> "><img src=x onerror=alert(2)> ${"Parolasenzafine".repeat(20)}`;
const RESULT = "j-long";

/** Names as long as may be, in one word, of company, people and positions, and of what a restore left out. */
function nameEverything(dataDir: string): void {
  const store = new BetterSqlite(path.join(dataDir, "carta-esg.sqlite"));
  const long = (length: number) => NAME.slice(0, length);
  store.prepare("update company set business_name = ? where id in (?, ?)").run(long(200), ENABLED, SISTER);
  store.prepare("update account set name = ?, surname = ?").run(long(60), long(200).slice(-100));
  store.prepare("update saved_position set name = ?").run(long(80));
  const source = { id: DEMO_POSITION, kind: "position", savedAt: "2026-01-01T00:00:00Z", name: long(80) };
  const result = {
    source: { ...source, companyName: long(200) },
    skipped: [{ questionId: "q", prompt: long(300), reason: "withdrawn" }],
    ...{ toConfirm: 0, filesGone: 0, companyScoring: null },
  };
  const now = new Date().toISOString();
  store
    .prepare(
      `insert into job (id, company_id, kind, state, progress, total, modified, payload, result, created_by, created_at,
        updated_at) values (?, ?, ?, 'fulfilled', 100, 2, 1, 'null', ?, '', ?, ?)`,
    )
    .run(RESULT, ENABLED, RESTORE, JSON.stringify(result), now, now);
  store.close();
}

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
  nameEverything(server.dataDir);
});
test.afterAll(() => server.stop());

test("one long word, or markup, in every name makes no page wider than the screen, and is only read", async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(page.url());
    void dialog.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, server.url, "admin@azienda-abilitata.example");
  for (const address of [
    urls.home(),
    urls.history(),
    urls.publish(),
    historyUrls.position(DEMO_POSITION),
    historyUrls.compare(DEMO_POSITION, "draft"),
    historyUrls.restore(DEMO_POSITION),
    GROUP_CARD,
    `${historyUrls.restoring(RESULT)}?resta=1`,
  ]) {
    await page.goto(server.url + address);
    await expect(page.locator("header.top")).toContainText("<script>alert(1)</script>");
    const over = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll(".table-region")].map(
        (box) => box.scrollWidth - box.clientWidth,
      ),
    );
    expect.soft(Math.max(...over), `${address} is wider than the screen`).toBe(0);
  }
  expect(dialogs).toEqual([]);
});
