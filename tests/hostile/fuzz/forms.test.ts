import { readdirSync } from "node:fs";
import path from "node:path";
import type Database from "better-sqlite3";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/engines/better-sqlite";
import errors from "~/texts/it/errors.json";
import { urls, workbookUrls } from "~/web/urls";
import { DEMO_PASSWORD } from "../../api-client";
import { fuzz } from "../../fuzz-runs";
import { Browser } from "../../pages/client";
import type { Entry } from "../../pages/encode";
import type { Posting } from "../../pages/form";
import { send, type Sent } from "../../pages/http";
import { leafRoute, routePaths } from "../../pages/leaf-route";
import { startServer, type TestServer } from "../../server";
import { FORM_NAMES, knownForms, WITH_NOTICE, type KnownForm } from "../forms";
import { type FormPost, postsOf } from "./form-posts";
import { knownWords, wordsFor } from "./known-words";
import { countWrites } from "./written-rows";

const ROUTES = [...routePaths()].filter(([id]) => id !== "root");

/** People who may do other things than the person whose form it is. */
const OTHERS = [
  // A reader of the forms' own company, whom no form is about.
  "alessandro.villa@azienda-demo.example",
  "verifica@ente-demo.example",
  "admin@azienda-abilitata.example",
];

const JOTTINGS = "routes/dashboard.jottings.$question";

/** How many posts each form gets, and each address without a form. */
const OF_A_FORM = 15;
const OF_OTHER_ADDRESSES = 6;

interface Person {
  cookie: string;
  token: string;
}

/** A person whose session generated posts may end; `session` is its row. */
interface Other extends Person {
  email: string;
  browser: Browser;
  session: string;
  /** The hash of the password of the demo data. */
  password: string;
}

let server: TestServer;
let store: Database.Database;
let writes: () => Record<string, number>;
let forms: OpenForm[];
let words: Map<string, string[]>;
let others: Other[];

beforeAll(async () => {
  server = await startServer({ demo: true, environment: { ...WITH_NOTICE, TRUSTED_PROXIES: "1" } });
  forms = [];
  for (const known of await knownForms(server)) forms.push(await opened(known));
  const file = path.join(server.dataDir, "carta-esg.sqlite");
  words = knownWords(file);
  store = new BetterSqlite(file, { timeout: 10_000 });
  others = [];
  for (const email of OTHERS) others.push(await otherIn(new Browser(server.url), email));
  writes = countWrites(store);
});
afterAll(async () => {
  store.close();
  await server.stop();
});

const personOf = (browser: Browser, entries: Entry[]): Person => ({
  cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  token: String(entries.find(([name]) => name === "_csrf")?.[1] ?? ""),
});

async function otherIn(browser: Browser, email: string): Promise<Other> {
  const page = await browser.get(urls.login());
  await page.form({ button: "Accedi" }).fill({ email, password: DEMO_PASSWORD }).submit();
  const home = await browser.get(urls.home());
  const { entries } = home.form({ action: urls.signOut() }).posting();
  const newest = `SELECT token_hash FROM session JOIN account ON account.id = account_id
    WHERE email = ? ORDER BY session.created_at DESC LIMIT 1`;
  const session = store.prepare(newest).pluck().get(email) as string;
  const hash = "SELECT password_hash FROM account WHERE email = ?";
  const password = store.prepare(hash).pluck().get(email) as string;
  return { email, browser, session, password, ...personOf(browser, entries) };
}

const isLive = ({ session }: Other): boolean =>
  store.prepare("SELECT 1 FROM session WHERE token_hash = ?").get(session) !== undefined;

const ADMITTED =
  "UPDATE membership SET access_active = 1 WHERE account_id = (SELECT id FROM account WHERE email = ?)";
const FORMER_PASSWORD = "UPDATE account SET password_hash = ? WHERE email = ?";

/** Generated posts sign people out, switch them off and set passwords: who no longer is signed in gets in again. */
async function signOthersIn(): Promise<void> {
  for (const [at, other] of others.entries()) {
    if (isLive(other)) continue;
    store.prepare(ADMITTED).run(other.email);
    store.prepare(FORMER_PASSWORD).run(other.password, other.email);
    others[at] = await otherIn(other.browser, other.email);
  }
}

/**
 * What has been written since the beginning, and the files that are kept. A file that its owner chose in a form is kept
 * for a day even if the form is refused, so that the owner need not choose it again; `withFiles` is false for such a
 * post.
 */
function stored(withFiles: boolean): string {
  const { attachment, ...rows } = writes();
  const files = readdirSync(path.join(server.dataDir, "files")).sort();
  return JSON.stringify(withFiles ? [rows, attachment, files] : rows);
}

/** Work that a post has begun goes on after its answer; until it is over, not everything is written. */
async function worked(): Promise<void> {
  const busy = store.prepare("SELECT count(*) FROM job WHERE state IN ('pending', 'running')").pluck();
  while (busy.get() !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** A workbook that is read after its answer would be written during the next post. */
async function read(location: string, cookie: string): Promise<void> {
  const { pathname } = new URL(location, server.url);
  if (!pathname.startsWith(workbookUrls.import(""))) return;
  const look = () => send({ url: server.url + pathname, headers: { Accept: "text/html", Cookie: cookie } });
  while ((await look()).headers.refresh !== undefined)
    await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Each post comes from another house: the limits of one address are not what is tried here. */
let sent = 0;
const address = () => `10.${((sent += 1) >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;

const post = ({ url, type, body }: FormPost, cookie: string): Promise<Sent> =>
  send({
    url,
    method: "POST",
    headers: {
      Accept: "text/html",
      Cookie: cookie,
      "X-Forwarded-For": address(),
      ...(type && { "Content-Type": type }),
    },
    body,
  });

/** A form as it is open in its owner's browser. */
interface OpenForm extends Person {
  known: KnownForm;
  posting: Posting;
}

async function opened(known: KnownForm): Promise<OpenForm> {
  const { browser, form } = await known.open();
  const posting = form.fill(known.filling).posting(known.button);
  return { known, posting, ...personOf(browser, posting.entries) };
}

const nasty = (name: string) => wordsFor(words, name);

/** The sender of a post: mostly the person whose form it is, now and then another one, or a stranger. */
const senders = (own: Person): fc.Arbitrary<Person> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(own) },
    { weight: 2, arbitrary: fc.constantFrom(...others) },
    { weight: 1, arbitrary: fc.constant({ cookie: "", token: "" }) },
  );

const postsFrom = (posting: Posting, own: Person) =>
  senders(own).chain(({ cookie, token }) =>
    fc.record({
      cookie: fc.constant(cookie),
      token: fc.constant(token),
      post: postsOf(posting, token, nasty),
    }),
  );

/** Posts of the others that were answered in what way. */
const crossed = { all: 0, unknown: 0 };

/** Figures of the registry that cannot be stored refuse their form while the rest is stored, and its page says so (D9). */
async function expectHarmless(sentPost: FormPost, cookie: string, keepsFiles = false): Promise<boolean> {
  const before = stored(!keepsFiles);
  const { status, text, headers } = await post(sentPost, cookie);
  if (others.some((other) => other.cookie === cookie)) {
    crossed.all += 1;
    if (status === 401) crossed.unknown += 1;
  }
  const isPage = /^text\/html/.test(headers["content-type"] ?? "");
  expect(status, server.output().slice(-2_000)).toBeLessThan(500);
  expect(text).not.toMatch(/\bat .+\.(js|ts):\d+/);
  if (isPage) expect(text).toMatch(/<html lang="it"/);
  else expect(text).not.toMatch(/Unexpected/);
  // What script sends while somebody types is answered by a status alone.
  if (status === 422 && !(text === "" && leafRoute(sentPost.url) === JOTTINGS))
    expect(text, JSON.stringify(sentPost.body.toString("latin1").slice(0, 3_000))).toContain(
      "<title>Errore: ",
    );
  if (status >= 400 && !text.includes(errors.rest_saved)) expect(stored(!keepsFiles)).toBe(before);
  if (status < 400) await read(headers.location ?? "", cookie);
  if (status < 400) await worked();
  return status === 303;
}

/** A page without the form, or without a field of it: the post that was accepted has changed it. */
const isGone = (error: unknown) =>
  error instanceof Error && /^No (form .* \([234]\d\d\): |field “)/s.test(error.message);

interface Drawn {
  cookie: string;
  /** Of the sender; a stranger has none. */
  token: string;
  post: FormPost;
}

/** Draws posts one by one, each when the others are signed in: who they are changes. */
async function drawn(
  name: string,
  count: number,
  posts: () => fc.Arbitrary<Drawn>,
  perform: (one: Drawn) => Promise<void>,
) {
  const property = fc.asyncProperty(fc.nat(2 ** 30), async (seed) => {
    await signOthersIn();
    const [one] = fc.sample(posts(), { seed, numRuns: 1 }) as [Drawn];
    await perform(one);
  });
  await fc.assert(property, fuzz(name, count));
}

/** How many posts of each form were accepted. */
const accepted = new Map<string, number>();

/** Posts of a form; after one that was accepted the form is opened anew, if it is still there. */
async function fuzzForm(first: OpenForm): Promise<void> {
  const { known } = first;
  let form = first;
  accepted.set(known.name, 0);
  const perform = async ({ post: made, cookie, token }: Drawn) => {
    // The page of a question is every company's: a person who is signed in keeps a file that was sent with a refused answer.
    const isSigned = token !== "" && made.body.includes(token);
    const keepsFiles = isSigned && form.posting.encType === "multipart/form-data";
    if (!(await expectHarmless(made, cookie, keepsFiles))) return;
    accepted.set(known.name, accepted.get(known.name)! + 1);
    form = await opened(known).catch((error: unknown) => {
      if (!isGone(error)) throw error;
      return form;
    });
  };
  await drawn(known.name, OF_A_FORM, () => postsFrom(form.posting, form), perform);
}

const SOMEBODYS_FIELDS: Entry[] = [
  ["_csrf", ""],
  ["revision", "1"],
  ["name", "Prova"],
];

/** Posts to an address that has no form of its own, for each of its parameters something that the store knows. */
const strayPosts = (pattern: string) => {
  const parts = pattern.split("/").map((part, at, all) => {
    if (part === "*") return fc.constantFrom("a", "a/b", "%00", "..");
    if (!part.startsWith(":")) return fc.constant(part);
    return fc.oneof(
      nasty(`${all[at - 1] ?? ""} ${part}`).map(encodeURIComponent),
      fc.constantFrom("%", "%ff", "x", "0"),
    );
  });
  return fc.tuple(fc.tuple(...parts), fc.constantFrom(...others)).chain(([names, person]) => {
    const url = `${server.url}${names.join("/") || "/"}`;
    const posting: Posting = { url, method: "POST", encType: "", entries: SOMEBODYS_FIELDS };
    const { cookie, token } = person;
    return fc.record({
      cookie: fc.constant(cookie),
      token: fc.constant(token),
      post: postsOf(posting, token, nasty),
    });
  });
};

describe("a generated post to", () => {
  test.each(ROUTES)("%s (%s) is answered, and one that is refused writes nothing", async (id, pattern) => {
    for (const form of forms) if (leafRoute(form.posting.url) === id) await fuzzForm(form);
    await drawn(
      id,
      OF_OTHER_ADDRESSES,
      () => strayPosts(pattern),
      async ({ post: made, cookie }) => {
        await expectHarmless(made, cookie);
      },
    );
  });

  test("every form was made, and most forms have accepted one", () => {
    expect([...accepted.keys()].sort()).toEqual([...FORM_NAMES].sort());
    const accepting = [...accepted].filter(([, count]) => count > 0);
    expect(accepting.length, JSON.stringify([...accepted])).toBeGreaterThan(FORM_NAMES.length * 0.6);
  });

  test("another person's page came from a person who is signed in", async () => {
    expect(crossed.all).toBeGreaterThan(ROUTES.length * OF_OTHER_ADDRESSES);
    expect(crossed.unknown).toBe(0);
    await signOthersIn();
    for (const { browser } of others) expect((await browser.get(urls.home())).path).toBe(urls.home());
  });
});
