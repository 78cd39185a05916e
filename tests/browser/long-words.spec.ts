import { expect, test } from "@playwright/test";
import { historyUrls, urls } from "~/web/urls";
import { DEMO_POSITION } from "../pages/positions";
import { addDoneRestore, GROUP_CARD } from "../pages/restores";
import { startServer, type TestServer } from "../server";
import { inStoreOf } from "../store-of";
import { signInAs } from "./sign-in";

const ENABLED = "00000000-0000-4000-8000-000000000003";
const SISTER = "00000000-0000-4000-8000-000000000005";
const NAME = `<script>alert(1)</script> "><img src=x onerror=alert(2)> ${"Parolasenzafine".repeat(20)}`;
const RESULT = "j-long";

/** Names as long as may be, in one word, of company, people and positions, and of what a restore left out. */
const nameEverything = (place: TestServer): Promise<void> =>
  inStoreOf(place, async (db) => {
    const long = (length: number) => NAME.slice(0, length);
    await db
      .updateTable("company")
      .set({ business_name: long(200) })
      .where("id", "in", [ENABLED, SISTER])
      .execute();
    await db
      .updateTable("account")
      .set({ name: long(60), surname: long(200).slice(-100) })
      .execute();
    await db
      .updateTable("saved_position")
      .set({ name: long(80) })
      .execute();
    await addDoneRestore(db, {
      ...{ id: RESULT, companyId: ENABLED, companyName: long(200) },
      source: { id: DEMO_POSITION, name: long(80) },
      prompt: long(300),
    });
  });

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ demo: true });
  await nameEverything(server);
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
