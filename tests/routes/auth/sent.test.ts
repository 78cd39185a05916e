import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registrationUrls } from "~/web/registration-urls";
import { Browser } from "../../pages/client";
import { startServer, type TestServer } from "../../server";
import { mailsTo, mailTo, REGISTRATION } from "./newcomer";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const EMAIL = "scritta@valseria.example";

async function registered(email = EMAIL) {
  const browser = new Browser(server.url);
  const page = await browser.get(registrationUrls.form());
  const sent = await page
    .form()
    .fill({ ...REGISTRATION, Email: email })
    .submit();
  return { browser, sent };
}

describe("the page after a registration", () => {
  test("names the address that the mail went to, not in its own address", async () => {
    const { sent } = await registered();
    expect(sent.path).toBe("/auth/registration");
    expect(sent.url).not.toContain("scritta");
    expect(sent.text).toContain(`Ti abbiamo mandato una mail a ${EMAIL}.`);
  });

  test("mails the link once more", async () => {
    const { sent } = await registered("ancora@valseria.example");
    await mailTo(server, "ancora@valseria.example");
    const again = await sent.form({ button: "Manda di nuovo la mail" }).submit();
    expect(again.text).toContain("Abbiamo mandato di nuovo la mail.");
    await mailTo(server, "ancora@valseria.example", 1);
    expect(mailsTo(server, "ancora@valseria.example")).toHaveLength(2);
  });

  test("tells another browser no address, and offers it no mail", async () => {
    await registered("segreta@valseria.example");
    for (const path of [registrationUrls.sent(), registrationUrls.again()]) {
      const page = await new Browser(server.url).get(path);
      expect(page.text).not.toContain("segreta");
      expect(page.document.querySelectorAll("main form")).toEqual([]);
    }
  });

  test("says when the same browser has to wait, and keeps its button", async () => {
    const { browser } = await registered("attesa@valseria.example");
    let page = await browser.get(registrationUrls.sent());
    for (let times = 0; times < 9; times += 1)
      page = await page.form({ button: "Manda di nuovo la mail" }).submit();
    expect(page.status).toBe(200);
    const refused = await page.form({ button: "Manda di nuovo la mail" }).submit();
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("attesa@valseria.example");
    expect(refused.document.querySelectorAll("main form")).toHaveLength(1);
  });
});
