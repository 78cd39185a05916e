import { randomBytes, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { historyUrls } from "~/web/urls";
import { words } from "../../pages/form";
import type { Page } from "../../pages/page";
import { answerEverything } from "../../platform/answering";
import { makeComparing, rowsOf, type Comparing } from "./comparing";

let at: Comparing;
beforeAll(async () => {
  at = await makeComparing();
});
afterAll(() => at.stop());
afterEach(async () => {
  await at.clear();
});

describe("where everything differs", () => {
  test("one area stands on a page, and each page is at most 14 KB", { timeout: 60_000 }, async () => {
    const position = await at.keep();
    await answerEverything(at.call);
    const heaviest = async (first: Page) => {
      let rows = 0;
      for (let page = first; ; page = await page.follow("Pagina successiva")) {
        expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
        rows += rowsOf(page).length;
        if (!page.html.includes("Pagina successiva")) return rows;
      }
    };
    const everyArea = async () => {
      const start = await at.open(position, "draft");
      const tabs = start.document.querySelectorAll('nav[aria-label="Aree con differenze"] a');
      expect(tabs.map(words).map((label) => label.replace(/ \(\d+\)$/, ""))).toEqual([
        "Ambiente",
        "Sociale",
        "Governance",
      ]);
      expect(tabs.map((tab) => tab.getAttribute("aria-current"))).toEqual(["page", undefined, undefined]);
      let rows = 0;
      for (const tab of tabs) rows += await heaviest(await at.browser.get(tab.getAttribute("href") ?? ""));
      return rows;
    };
    const { answers } = await at.call("survey.compare", { query: { from: position, to: "draft" } });
    expect(answers.length).toBeGreaterThan(100);
    expect(await everyArea()).toBe(answers.length);
    const noise = (length: number) => randomBytes(length).toString("base64").slice(0, length);
    for (const { questionId } of answers) {
      await at.world.db
        .updateTable("answer")
        .set({ explanation: noise(1000), incompatibility_explanation: noise(500) })
        .where("question_id", "=", questionId)
        .execute();
    }
    expect(await everyArea()).toBe(answers.length);
  });

  test("an area or page that is not there is the nearest one", async () => {
    const position = await at.keep();
    await answerEverything(at.call);
    const page = await at.browser.get(historyUrls.compare(position, "draft", { area: "nulla", pagina: 99 }));
    expect(page.status).toBe(200);
    expect(page.document.querySelector("#differenze ~ div h3")?.text).toBe("Ambiente");
    expect(rowsOf(page).length).toBeGreaterThan(0);
  });

  test("so many positions as there may be fit the form", async () => {
    const { db } = at.world;
    await at.keep();
    const row = await db.selectFrom("saved_position").selectAll().executeTakeFirstOrThrow();
    for (let number = 0; number < 150; number += 1) {
      await db
        .insertInto("saved_position")
        .values({ ...row, id: randomUUID(), name: randomBytes(60).toString("base64") })
        .execute();
    }
    const page = await at.browser.get(historyUrls.compare());
    expect(gzipSync(page.html, { level: 6 }).length).toBeLessThanOrEqual(14 * 1024);
    expect(page.form({ button: "Confronta" }).controls("prima")).toHaveLength(1);
  });
});
