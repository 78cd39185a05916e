import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { Browser } from "../pages/client";
import { words } from "../pages/form";
import { signedIn } from "../pages/sign-in";
import { questionOfClass } from "../pages/states";
import { startServer, type TestServer } from "../server";
import { demoServer } from "../shared-servers";
import { inStoreOf } from "../store-of";

/** What the specification and the decisions require of every page, where no page's own test looks. */

const ADMIN = "admin@azienda-demo.example";
const COMMUNITY = "https://comunita.example";
const HUB = "https://servizi.example";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: true, environment: { COMMUNITY_URL: COMMUNITY, HUB_URL: HUB } });
});
afterAll(() => server.stop());

test.each(["en", "de-CH,fr;q=0.8", "*", ""])("a browser that asks for «%s» reads Italian", async (asked) => {
  const page = await new Browser(server.url, { headers: { "Accept-Language": asked } }).get("/auth");
  expect([page.document.querySelector("html")?.getAttribute("lang"), page.heading]).toEqual(["it", "Accedi"]);
});

test("community and hub are in the menu where they are configured", async () => {
  const page = await (await signedIn(server, ADMIN)).get(urls.home());
  const links = page.document.querySelectorAll(".side a").map((link) => link.getAttribute("href"));
  expect(links).toEqual(expect.arrayContaining([COMMUNITY, HUB]));
});

test("neither is in the menu where it is not configured", async () => {
  const page = await (await signedIn(await demoServer(), ADMIN)).get(urls.home());
  const links = page.document.querySelectorAll(".side a").map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => !href.startsWith("/"))).toEqual([]);
});

test("a user with two readable profiles is said to have several", async () => {
  const menu = async () => {
    const page = await (await signedIn(server, ADMIN)).get(urls.home());
    return words(page.document.querySelector(".user-menu"));
  };
  expect(await menu()).not.toContain("Più profili");
  await inStoreOf(server, async (db) => {
    const { account_id, company_id } = await db
      .selectFrom("membership")
      .innerJoin("account", "account.id", "membership.account_id")
      .select(["account_id", "company_id"])
      .where("email", "=", ADMIN)
      .executeTakeFirstOrThrow();
    const bank = { company_id, profile: "bank" } as const;
    await db
      .insertInto("profile")
      .values({ ...bank, account_id, can_read: 1, can_write: 0 })
      .execute();
    expect(await menu()).not.toContain("Più profili");
    await db.insertInto("company_profile").values(bank).execute();
  });
  expect(await menu()).toContain("Più profili");
});

test.each(["text", "matrix"] as const)(
  "a number of a %s question is typed into a text input",
  async (questionClass) => {
    const page = await (await signedIn(server, ADMIN)).get(questionOfClass(questionClass));
    expect(page.document.querySelectorAll("main input[inputmode]").length).toBeGreaterThan(0);
    expect(page.document.querySelectorAll("input[type=number]")).toEqual([]);
  },
);

test("the figures of the registry are typed into text inputs", async () => {
  const page = await (await signedIn(server, ADMIN)).get(urls.registrySection("essential"));
  expect(page.document.querySelectorAll("main input").length).toBeGreaterThan(1);
  expect(page.document.querySelectorAll("input[type=number]")).toEqual([]);
});

describe("the cookie of a session", () => {
  const cookieOf = async ({ url }: TestServer) =>
    (await new Browser(url).once({ url: "/auth", method: "GET" })).headers["set-cookie"]?.[0] ?? "";

  test("is kept from scripts and from posts of other sites", async () => {
    expect(await cookieOf(server)).toMatch(/^carta=.*; HttpOnly; SameSite=Lax/);
  });

  test("belongs to this host alone and travels by https alone, where the address is https", async () => {
    const https = await startServer({ environment: { PUBLIC_URL: "https://carta.example" } });
    const cookie = await cookieOf(https).finally(() => https.stop());
    expect(cookie).toMatch(/^__Host-carta=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(cookie).not.toContain("Domain");
  });
});
