import { readdirSync } from "node:fs";
import path from "node:path";
import type Database from "better-sqlite3";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BetterSqlite } from "~/platform/store/better-sqlite";
import errors from "~/texts/it/errors.json";
import { urls } from "~/web/urls";
import { fuzz } from "../../fuzz-runs";
import type { Browser } from "../../pages/client";
import type { Entry } from "../../pages/encode";
import type { Posting } from "../../pages/form";
import { send, type Sent } from "../../pages/http";
import { leafRoute, routePaths } from "../../pages/leaf-route";
import { signedIn } from "../../pages/sign-in";
import { startServer, type TestServer } from "../../server";
import { knownForms, WITH_NOTICE, type KnownForm } from "../forms";
import { type FormPost, postsOf } from "./form-posts";
import { knownWords, wordsFor } from "./known-words";
import { countWrites } from "./written-rows";

const ROUTES = [...routePaths()].filter(([id]) => id !== "root");

/** People who may do other things than the person whose form it is. */
const OTHERS = [
  "lettura@azienda-demo.example",
  "verifica@ente-demo.example",
  "admin@azienda-abilitata.example",
];

/** How many posts each form gets, and each address without a form. */
const OF_A_FORM = 15;
const OF_OTHER_ADDRESSES = 6;

interface Person {
  cookie: string;
  token: string;
}

let server: TestServer;
let store: Database.Database;
let writes: () => Record<string, number>;
let forms: OpenForm[];
let words: Map<string, string[]>;
const others: Person[] = [];

beforeAll(async () => {
  server = await startServer({ demo: true, environment: { ...WITH_NOTICE, TRUSTED_PROXIES: "1" } });
  forms = [];
  for (const known of await knownForms(server)) forms.push(await opened(known));
  for (const email of OTHERS) {
    const browser = await signedIn(server, email);
    const page = await browser.get(urls.home());
    others.push(personOf(browser, page.form({ action: urls.signOut() }).posting().entries));
  }
  const file = path.join(server.dataDir, "carta-esg.sqlite");
  words = knownWords(file);
  store = new BetterSqlite(file, { timeout: 10_000 });
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

/**
 * What has been written since the beginning, and the files that are kept. A file that was chosen in a form is kept for a
 * day even if the form is refused, so that the person need not choose it again; `withFiles` is false for such a form.
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
    fc.record({ cookie: fc.constant(cookie), post: postsOf(posting, token, nasty) }),
  );

/** Figures of the registry that cannot be stored refuse their form while the rest is stored, and its page says so (D9). */
async function expectHarmless(sentPost: FormPost, cookie: string, takesFiles = false): Promise<boolean> {
  const before = stored(!takesFiles);
  const { status, text, headers } = await post(sentPost, cookie);
  const isPage = /^text\/html/.test(headers["content-type"] ?? "");
  expect(status, server.output().slice(-2_000)).toBeLessThan(500);
  expect(text).not.toMatch(/\bat .+\.(js|ts):\d+/);
  if (isPage) expect(text).toMatch(/<html lang="it"/);
  else expect(text).not.toMatch(/Unexpected/);
  if (status === 422)
    expect(text, JSON.stringify(sentPost.body.toString("latin1").slice(0, 3_000))).toContain(
      "<title>Errore: ",
    );
  if (status >= 400 && !text.includes(errors.rest_saved)) expect(stored(!takesFiles)).toBe(before);
  if (status < 400) await worked();
  return status === 303;
}

/** Posts of a form; after one that was accepted the form is opened anew, if it is still there. */
async function fuzzForm(first: OpenForm): Promise<void> {
  const { known } = first;
  let form = first;
  const drawn = fc.nat(2 ** 30);
  const property = fc.asyncProperty(drawn, async (seed) => {
    const [{ post: made, cookie }] = fc.sample(postsFrom(form.posting, form), { seed, numRuns: 1 }) as [
      { post: FormPost; cookie: string },
    ];
    const isAccepted = await expectHarmless(made, cookie, first.posting.encType === "multipart/form-data");
    if (isAccepted) form = await opened(known).catch(() => form);
  });
  await fc.assert(property, fuzz(known.name, OF_A_FORM));
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
    return fc.record({ cookie: fc.constant(person.cookie), post: postsOf(posting, person.token, nasty) });
  });
};

describe("a generated post to", () => {
  test.each(ROUTES)("%s (%s) is answered, and one that is refused writes nothing", async (id, pattern) => {
    for (const form of forms) if (leafRoute(form.posting.url) === id) await fuzzForm(form);
    const property = fc.asyncProperty(strayPosts(pattern), ({ post: made, cookie }) =>
      expectHarmless(made, cookie).then(() => undefined),
    );
    await fc.assert(property, fuzz(id, OF_OTHER_ADDRESSES));
  });
});
