import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { urls } from "~/web/urls";
import { Browser } from "../../pages/client";
import type { Page } from "../../pages/page";
import { startServer, type TestServer } from "../../server";
import { inStoreOf, withoutTable } from "../../store-of";
import { mailsTo, newcomer, PASSWORD, signIn } from "./newcomer";

const EMAIL = "elena.riva@valseria.example";
const COLLEAGUE = "altra.persona@valseria.example";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await newcomer(server, { Email: EMAIL });
  await newcomer(server, { Email: COLLEAGUE, "Identificativo dell'azienda": "09876540015" });
});
afterAll(() => server.stop());

/** While `during` runs, the store cannot say whose a session is. */
const withoutMembers = (during: () => Promise<Page>): Promise<Page> =>
  withoutTable(server, "membership", during);

/** No session that this person has can be deleted: another table points to it. */
const holdSessionsOf = (email: string): Promise<void> =>
  inStoreOf(server, async (db) => {
    const kept = db.schema.createTable("kept");
    await kept.addColumn("session", "text", (column) => column.references("session.token_hash")).execute();
    await sql`insert into kept select token_hash from session
      where account_id = (select id from account where email = ${email})`.execute(db);
  });

async function isSignedIn(cookies: ReadonlyMap<string, string>): Promise<boolean> {
  const other = new Browser(server.url);
  cookies.forEach((value, name) => other.cookies.set(name, value));
  return (await other.get(urls.home())).path === urls.home();
}

const again = (page: Page) => page.form({ button: "Accedi" }).fill({ Email: EMAIL, Password: PASSWORD });

describe("a session that a browser left because its user could not be loaded", () => {
  test("ends with the next sign-in there, also after other pages", async () => {
    const browser = new Browser(server.url);
    await signIn(browser, EMAIL);
    const former = new Map(browser.cookies);
    const left = await withoutMembers(() => browser.get(urls.home()));
    expect(left.path).toBe(urls.login());
    expect((await browser.get(urls.home())).path).toBe(urls.login());
    expect(await isSignedIn(browser.cookies)).toBe(false);
    expect(await isSignedIn(former)).toBe(true);
    expect((await signIn(browser, EMAIL)).path).toBe(urls.home());
    expect([await isSignedIn(former), await isSignedIn(browser.cookies)]).toEqual([false, true]);
  });

  test("ends with the sign-in that goes on with its form", async () => {
    const browser = new Browser(server.url);
    await signIn(browser, EMAIL);
    const former = new Map(browser.cookies);
    const form = (await browser.get(urls.quickStart("registry"))).form().fill({ city: "Varese" });
    const left = await withoutMembers(() => form.submit());
    expect(left.status).toBe(401);
    expect(await isSignedIn(former)).toBe(true);
    expect((await again(left).submit()).heading).toBe("Sei di nuovo dentro");
    expect([await isSignedIn(former), await isSignedIn(browser.cookies)]).toEqual([false, true]);
  });
});

describe("a new password in a browser with the session of another account", () => {
  test("is stored though that session cannot end, which is logged; the next sign-in there ends it", async () => {
    const browser = new Browser(server.url);
    await signIn(browser, COLLEAGUE);
    const former = new Map(browser.cookies);
    await (await new Browser(server.url).get(urls.recovery())).form().fill({ Email: EMAIL }).submit();
    const links = () => mailsTo(server, EMAIL).filter(({ link }) => link.includes("/auth/reset/"));
    await expect.poll(() => links().length).toBeGreaterThan(0);
    const form = (await browser.get(links().at(-1)!.link)).form();
    await holdSessionsOf(COLLEAGUE);
    const done = await form
      .fill({ "Nuova password": PASSWORD, "Ripeti la password": PASSWORD })
      .submit()
      .finally(() => inStoreOf(server, (db) => db.schema.dropTable("kept").execute()));
    expect(done.text).toContain("La nuova password è salvata");
    await expect.poll(() => server.output()).toContain("A session was not ended after a new password");
    expect(await isSignedIn(former)).toBe(true);
    expect((await signIn(browser, EMAIL)).path).toBe(urls.home());
    expect(await isSignedIn(former)).toBe(false);
  });
});
