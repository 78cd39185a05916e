import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sent } from "../pages/http";
import { encodeForm, type Entry } from "../pages/encode";
import type { Posting } from "../pages/form";
import { Browser } from "../pages/client";
import { leafRoute } from "../pages/leaf-route";
import { Page } from "../pages/page";
import { startServer, type TestServer } from "../server";
import { everythingSettled, everythingStored, isMailWaiting, stopLooking } from "./database";
import { knownForms, FORM_NAMES, WITH_NOTICE, type KnownForm } from "./forms";

/** A post of a form, changed in one way that must make it fail. */
interface Attack {
  name: string;
  expected: number[];
  change(post: Post, site: { url: string; routeId: string }): void;
}

interface Post {
  url: string;
  type: string;
  body: string | Buffer;
  method: string;
  headers: Record<string, string>;
  entries: Entry[];
  encType: string;
}

const origin = (name: string, value: (url: string) => string): Attack => ({
  name: `Origin ${name}`,
  expected: [403],
  change: (post, { url }) => void (post.headers["Origin"] = value(url)),
});

const headers = (name: string, expected: number[], given: Record<string, string>): Attack => ({
  name,
  expected,
  change: (post) => void Object.assign(post.headers, given),
});

const fields = (name: string, expected: number[], change: (entries: Entry[]) => Entry[]): Attack => ({
  name,
  expected,
  change: (post) => void (post.body = encodeForm((post.entries = change(post.entries)), post.encType).body),
});

const withoutToken = (entries: Entry[]) => entries.filter(([name]) => name !== "_csrf");
const EVIL = "http://evil.example";

const FOREIGN: Attack[] = [
  origin("of another site", () => EVIL),
  // The other headers decide about an Origin that hides the page's site: another site's word, or a false token.
  headers("Origin null from another site", [403], { Origin: "null", "Sec-Fetch-Site": "cross-site" }),
  origin("that is no address", () => "not an address"),
  origin("of another port", () => "http://127.0.0.1:1"),
  origin("of another scheme", (url) => url.replace("http:", "https:")),
  origin("that only begins like ours", (url) => `${url}.evil.example`),
  headers("Sec-Fetch-Site cross-site", [403], { "Sec-Fetch-Site": "cross-site" }),
  headers("Sec-Fetch-Site same-site", [403], { "Sec-Fetch-Site": "same-site" }),
  headers("a forwarded host that fits the foreign Origin", [403], {
    Origin: EVIL,
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-Proto": "http",
  }),
  headers("a Host that fits the foreign Origin", [403], { Origin: EVIL, Host: "evil.example" }),
  headers("a Host and forwarded host that fit the foreign Origin", [403], {
    Origin: EVIL,
    Host: "evil.example",
    "X-Forwarded-Host": "evil.example",
  }),
  {
    name: "a data request of another site",
    expected: [403],
    change: (post, { routeId }) => {
      post.url = withQuery(post.url, "_data", routeId);
      post.headers["Origin"] = EVIL;
    },
  },
  {
    name: "a data request for another route than the address",
    expected: [403, 404, 405, 400],
    change: (post) => {
      post.url = withQuery(post.url, "_data", "routes/auth._index");
      post.headers["Origin"] = EVIL;
    },
  },
  {
    name: "the address with .data",
    // An address that ends with a token gets another one, which is not valid.
    expected: [403, 404, 422],
    change: (post) => {
      const url = new URL(post.url);
      url.pathname += ".data";
      post.url = url.href;
    },
  },
  ...["PUT", "PATCH", "DELETE"].map((method): Attack => ({
    name: `the method ${method}`,
    expected: [405],
    change: (post) => void (post.method = method),
  })),
];

const UNREADABLE: Attack[] = [
  headers("a body that says it is JSON", [415], { "Content-Type": "application/json" }),
  headers("a body that says it is plain text", [415], { "Content-Type": "text/plain" }),
  headers("a body without type", [415], { "Content-Type": "" }),
  headers("fields that say they are multipart", [400, 422], {
    "Content-Type": "multipart/form-data; boundary=x",
  }),
  headers("multipart without boundary", [400], { "Content-Type": "multipart/form-data" }),
];

const FALSE_TOKEN: Attack[] = [
  fields("no token", [422], withoutToken),
  fields("an invented token", [422], (entries) => [...withoutToken(entries), ["_csrf", "x".repeat(32)]]),
  fields("an empty token", [422], (entries) => [...withoutToken(entries), ["_csrf", ""]]),
  fields("a false token beside the right one", [422], (entries) => [["_csrf", "no"], ...entries]),
  {
    name: "Origin null and no token",
    expected: [422],
    change: (post) => {
      fields("", [], withoutToken).change(post, { url: "", routeId: "" });
      post.headers["Origin"] = "null";
    },
  },
];

/** Too many, too long, missing, unknown, repeated. */
const BAD_FIELDS: Attack[] = [
  fields("10,000 fields", [413, 422], (entries) => [
    ...entries,
    ...Array.from({ length: 10_000 }, (_, i): Entry => [`f${i}`, "1"]),
  ]),
  fields("a text of 1 MB", [413], (entries) => [...entries, ["extra", "x".repeat(1_000_000)]]),
  fields("a body of 5 MB", [413], (entries) => [...entries, ["extra", "x".repeat(5_000_000)]]),
  // A form that asks for nothing lacks nothing; nothing is written either way.
  fields("every field missing", [422, 303], (entries) =>
    entries.length === 1 ? [...entries, ["extra", "1"]] : entries.filter(([name]) => name === "_csrf"),
  ),
  fields("an unknown field", [422], (entries) => [...entries, ["isAdmin", "1"]]),
  fields("a field named like an object's own", [422], (entries) => [...entries, ["__proto__", "1"]]),
  fields("a field named constructor", [422], (entries) => [...entries, ["constructor", "1"]]),
  fields("every field twice", [422], (entries) => [...entries, ...withoutToken(entries), ["zweimal", "1"]]),
  fields("a value far too long in every field", [413, 422], (entries) =>
    entries.length === 1
      ? [...entries, ["extra", "1"]]
      : entries.map(([name, value]) => [name, name === "_csrf" ? value : "9".repeat(9_000)]),
  ),
];

const withQuery = (url: string, name: string, value: string) => {
  const changed = new URL(url);
  changed.searchParams.set(name, value);
  return changed.href;
};

let server: TestServer;
let forms: KnownForm[];
beforeAll(async () => {
  server = await startServer({ demo: true, environment: WITH_NOTICE });
  forms = await knownForms(server);
  await everythingSettled(server.dataDir);
});
afterAll(() => {
  stopLooking(server.dataDir);
  return server.stop();
});

function formNamed(name: string): KnownForm {
  const form = forms.find((one) => one.name === name);
  if (!form) throw new Error(`No form ${name}`);
  return form;
}

interface Attacked {
  answer: Sent;
  page: Page;
  posting: Posting;
  /** Everything stored, just before and just after. */
  before: string;
  after: string;
}

/** The form of the last attack, as it was opened: the refusal has changed nothing of it. */
let opened: { name: string; cookies: string; open: Awaited<ReturnType<KnownForm["open"]>> } | undefined;

const cookiesOf = (browser: Browser) => JSON.stringify([...browser.cookies]);

/** What opening a form has set off is stored: no mail waits to be sent, and two looks in a row see the same. */
async function nothingUnderWay(): Promise<void> {
  let before = "";
  for (let look = 0; look < 50; look += 1) {
    const now = everythingStored(server.dataDir);
    if (now === before && !isMailWaiting(server.dataDir)) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function openedOnce(known: KnownForm) {
  if (opened?.name !== known.name || opened.cookies !== cookiesOf(opened.open.browser)) {
    const open = await known.open();
    await nothingUnderWay();
    opened = { name: known.name, cookies: cookiesOf(open.browser), open };
  }
  return opened.open;
}

async function attack(known: KnownForm, { change }: Attack): Promise<Attacked> {
  const { browser, form } = await openedOnce(known);
  const posting = form.fill(known.filling).posting(known.button);
  const post: Post = {
    ...encodeForm(posting.entries, posting.encType),
    url: posting.url,
    method: "POST",
    headers: {},
    entries: posting.entries,
    encType: posting.encType,
  };
  change(post, { url: server.url, routeId: leafRoute(posting.url) });
  const before = everythingStored(server.dataDir);
  const answer = await browser.once(post);
  const after = everythingStored(server.dataDir);
  return { answer, page: new Page(browser, { ...answer, url: posting.url }), posting, before, after };
}

const SHOWN_AGAIN: Record<string, string> = {
  registration: "businessName",
  recovery: "email",
  "sign-in": "email",
  "quick start, registry data": "city",
  "quick start, economic data": "annualTurnover",
  "quick start, general info": "link",
  "registry, identity": "city",
  "registry, essential": "numberOfEmployees",
  "registry, contacts": "supply-chain-role.name",
  "registry, other": "description",
  "certificate, new": "issuer",
  "certificate, changed": "issuer",
  "register row, added": "energy",
  "register row, changed": "energy",
  "verification, answered": "reply",
};

test("every known form is attacked", () => {
  expect(forms.map(({ name }) => name)).toEqual(FORM_NAMES);
});

describe.each(FORM_NAMES)("the form %s", (name) => {
  const named = (attacks: Attack[]) => attacks.map((one) => [one.name, one] as const);
  const expectRefused = async (one: Attack) => {
    const { answer, before, after } = await attack(formNamed(name), one);
    expect(one.expected).toContain(answer.status);
    expect(after).toBe(before);
    expect(answer.text).not.toMatch(/\bat .+\.(js|ts):\d+/);
  };

  test.each(named([...FOREIGN, ...UNREADABLE, ...FALSE_TOKEN]))("refuses %s and runs nothing", (_, one) =>
    expectRefused(one),
  );

  test.each(named(BAD_FIELDS))("fault 26: refuses %s and runs nothing", (_, one) => expectRefused(one));

  test("fault 2: shows what was typed again when its token is not the session's", async () => {
    const { page } = await attack(formNamed(name), FALSE_TOKEN[0] as Attack);
    const field = SHOWN_AGAIN[name];
    expect(page.title).toMatch(/^Errore: /);
    expect(page.errors.length).toBeGreaterThan(0);
    if (field) {
      const typed = Object.entries(formNamed(name).filling).find(([key]) => key === field)?.[1];
      const known = page.document.querySelector(`[name="${field}"]`);
      expect(known?.getAttribute("value") ?? known?.text).toBe(typed);
    }
  });

  test("answers a refused post with a page in Italian", async () => {
    const { page, answer } = await attack(formNamed(name), FOREIGN[0] as Attack);
    expect(answer.headers["content-type"]).toMatch(/text\/html/);
    expect(page.document.querySelector("html")?.getAttribute("lang")).toBe("it");
    expect(page.heading).not.toBe("");
  });
});

describe("the same forms, unchanged", () => {
  test.each(FORM_NAMES.filter((name) => name !== "new password"))("%s does what it says", async (name) => {
    const known = formNamed(name);
    const { browser, form } = await known.open();
    const posting = form.fill(known.filling).posting(known.button);
    const { status } = await browser.once({
      ...encodeForm(posting.entries, posting.encType),
      url: posting.url,
      method: "POST",
    });
    expect(status).toBe(known.answers ?? 303);
  });

  test("new password does what it says", async () => {
    const { form } = await formNamed("new password").open();
    const page = await form.fill(formNamed("new password").filling).submit();
    expect(page.path).toBe("/auth");
  });
});

describe("today's browsers", () => {
  test("come through with the headers they send", async () => {
    const browser = new Browser(server.url, { modern: true });
    const page = await (
      await browser.get("/auth")
    )
      .form({ button: "Accedi" })
      .fill({ email: "verifica@ente-demo.example", password: "DemoESG2026" })
      .submit();
    expect(page.path).toMatch(/^\/dashboard/);
  });
});
