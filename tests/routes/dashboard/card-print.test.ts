import decodeQR from "qr/decode.js";
import { beforeAll, describe, expect, test } from "vitest";
import { formatDate } from "~/texts/format";
import { surveyUrls } from "~/web/urls";
import { signedInApi } from "../../api-client";
import type { Browser } from "../../pages/client";
import { words } from "../../pages/form";
import { signedIn } from "../../pages/sign-in";
import type { TestServer } from "../../server";
import { demoServer } from "../../shared-servers";

const ADMIN = "admin@azienda-demo.example";
const CARD = surveyUrls({ version: "public", year: 2025 });

/** Words that speak to the company. */
const SECOND_PERSON = /\b(tu|tuo|tua|tuoi|tue|hai|puoi|devi|sei|rispondi)\b/i;

let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  server = await demoServer();
  browser = await signedIn(server, ADMIN);
});

/** What a reader of QR codes finds in a drawing of bars, four dots for each square. */
function decoded(path: string, viewBox: string): string {
  const DOTS = 4;
  const side = Number(viewBox.split(" ").at(-1)) * DOTS;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let down = Number(y) * DOTS; down < (Number(y) + 1) * DOTS; down += 1)
      for (let across = Number(x) * DOTS; across < (Number(x) + Number(width)) * DOTS; across += 1)
        data.set([0, 0, 0], (down * side + across) * 4);
  return decodeQR({ width: side, height: side, data });
}

describe("the sheets of an issued card", () => {
  test("are reached from the card, and lead back", async () => {
    const page = await (await browser.get(CARD.period())).follow("Stampa la carta con il suo scoring");
    expect([page.status, page.path]).toEqual([200, CARD.printed()]);
    expect((await page.follow("Torna alla carta")).path).toBe(CARD.period());
  });

  test("each carry number, date of issue, SHA-256 and the day they were prepared", async () => {
    const page = await browser.get(CARD.printed());
    const { call } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    const feet = page.document.querySelectorAll(".sheet-foot").map((foot) => words(foot));
    expect(feet).toHaveLength(2);
    for (const foot of feet) {
      expect(foot).toContain(`Carta ${card.id}, valida, emessa il ${formatDate(card.issuedAt ?? "")}.`);
      expect(foot).toContain(`Impronta (SHA-256): ${card.sha256}`);
      expect(foot).toMatch(/Stampa preparata il \d\d\/\d\d\/\d{4}\./);
    }
  });

  test("name the company and never speak to it", async () => {
    const page = await browser.get(CARD.printed());
    const sheets = page.document.querySelectorAll(".sheet").map((sheet) => words(sheet));
    expect(sheets[1]).toContain("Scoring di Azienda Demo S.r.l., esercizio 2025");
    expect(sheets[0]).toContain("Non è un rating ESG ai sensi del regolamento (UE) 2024/3005");
    expect(sheets[0]).toContain("ai sensi della direttiva (UE) 2024/825");
    for (const sheet of sheets) expect(sheet.match(SECOND_PERSON)).toBeNull();
    expect(page.document.querySelectorAll(".sheet a, .sheet form, .sheet nav")).toEqual([]);
  });

  test("have a code that leads to the public page, which they also name in letters", async () => {
    const page = await browser.get(CARD.printed());
    const { call } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    const address = `${server.url}/card/${card.id}`;
    const code = page.document.querySelector(".sheet-foot svg");
    expect(
      decoded(code?.querySelector("path")?.getAttribute("d") ?? "", code?.getAttribute("viewBox") ?? ""),
    ).toBe(address);
    expect(words(page.document.querySelector(".sheet-foot") ?? page.document)).toContain(address);
  });

  test("of a draft are none: its page is shown instead", async () => {
    const draft = surveyUrls({ version: "draft", year: 2025 });
    expect((await browser.get(draft.printed())).path).toBe(draft.period());
    const other = await signedIn(server, "admin@azienda-nuova.example");
    expect((await other.get(CARD.printed())).path).toBe(CARD.period());
  });

  test("of a card of another company are not found", async () => {
    const { call } = await signedInApi(server.url, ADMIN);
    const { card } = await call("scoring.homePage", { params: { version: "public" }, query: {} });
    const foreign = surveyUrls({ version: card.id ?? "", year: 2025 }).printed();
    expect((await browser.get(foreign)).status).toBe(200);
    const other = await signedIn(server, "admin@azienda-abilitata.example");
    expect((await other.get(foreign)).status).toBe(404);
  });
});
