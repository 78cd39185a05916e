import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invitationUrls } from "~/web/registration-urls";
import { Browser } from "../pages/client";
import { mailedLinks, remindersToken } from "../pages/mailed-token";
import { readOutbox } from "../platform/outbox";
import type { TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { addressBelow, servedRoutes } from "../served-routes";
import { everythingSettled, everythingStored, stopLooking } from "./database";
import { knownForms } from "./forms";

/** Where the links of mails lead: a new password, an invitation, a question, a registration, reminders. */
const KINDS = ["/reset/", "/create-password/", "/proposal/", "/registration-confirmed", "/reminders/"];

const NOT_SERVED = JSON.stringify({ message: "internal/not_found" });

let server: TestServer;
let links: string[] = [];
beforeAll(async () => {
  server = await demoServer();
  await mailedLinks(server);
  const registration = (await knownForms(server)).find(({ name }) => name === "registration");
  const { form } = (await registration?.open()) ?? {};
  await form?.fill(registration?.filling ?? {}).submit();
  const reminders = server.url + invitationUrls.reminders(await remindersToken(server));
  for (let tries = 0; tries < 100 && links.length < KINDS.length; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const mailed = readOutbox(path.join(server.dataDir, "outbox")).map(({ link }) => link);
    links = [...mailed, reminders].filter((link) => KINDS.some((kind) => link.includes(kind)));
  }
});
afterAll(() => stopLooking(server.dataDir));

describe("a mailed link", () => {
  test.each(["GET", "HEAD", "OPTIONS"])(
    "changes nothing when a mail scanner asks for it by %s (fault 31)",
    async (method) => {
      const before = await everythingSettled(server.dataDir);
      for (const kind of KINDS) expect(links.join("\n")).toContain(kind);
      for (const link of links) {
        const { status } = await new Browser(server.url).once({ url: link, method });
        expect(status).toBeLessThan(500);
      }
      expect(everythingStored(server.dataDir)).toBe(before);
    },
  );

  test("leaves its token in no log and sends it to nobody", async () => {
    for (const link of links) {
      const page = await new Browser(server.url).get(link);
      expect(page.headers["referrer-policy"]).toMatch(/(^|, )(no-referrer|same-origin|strict-origin)$/);
      expect(page.headers["cache-control"]).toContain("no-store");
      const token = /[\w-]{43}/.exec(link)?.[0] ?? "no token";
      expect(server.output()).not.toContain(token);
    }
  });
});

describe("any other address", () => {
  test.each(["/nulla", "/auth/nulla", "/wp-admin", "/.env", "/auth/reset", "/index.php?a=1"])(
    "%s leads to sign-in",
    async (address) => {
      expect((await new Browser(server.url).get(address)).path).toBe("/auth");
    },
  );

  test.each(["/dashboard", "/dashboard/nulla", "/dashboard/registry", "/dashboard/esg/start_small/x/y"])(
    "%s leads to sign-in when nobody is signed in, with the reason",
    async (address) => {
      const page = await new Browser(server.url).get(address);
      expect(page.path).toBe("/auth");
      expect(page.html).toContain("Per aprire questa pagina devi accedere.");
    },
  );

  test.each(["root", "routes/dashboard", "routes/dashboard._index", "routes/dashboard.registry.$section"])(
    "data of %s alone is not given to a stranger",
    async (route) => {
      const url = `/dashboard/registry/identity?_data=${encodeURIComponent(route)}`;
      const { status, text } = await new Browser(server.url).once({ url, method: "GET" });
      expect(text).not.toMatch(/partitaIva|azienda-demo|"user"/);
      expect(status).toBeLessThan(500);
    },
  );

  test("every route below /dashboard leads a stranger to sign-in, its page and its data alike (§6)", async () => {
    const routes = servedRoutes();
    const stranger = new Browser(server.url);
    const open: string[] = [];
    let led = 0;
    const below = routes.filter(({ id }) => id.startsWith("routes/dashboard"));
    expect(below.length).toBeGreaterThan(150);
    for (const route of below) {
      const address = addressBelow(routes, route);
      for (const url of [address, `${address}?_data=${encodeURIComponent(route.id)}`]) {
        const { status, headers, text } = await stranger.once({ url, method: "GET" });
        // An address that takes posts alone says the same to everybody.
        if (status === 404 && text === NOT_SERVED) continue;
        const leadsTo = headers.location ?? headers["x-remix-redirect"] ?? "";
        if (!/^(\/auth|http:\/\/[^/]+\/auth)/.test(String(leadsTo)))
          open.push(`${status} ${url}: ${text.length}`);
        else led += 1;
      }
    }
    expect(open).toEqual([]);
    expect(led).toBeGreaterThan(300);
  });
});
