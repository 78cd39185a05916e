import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CallId, contract } from "~/api/contract";
import { CONTENT_HEADER } from "~/api/kept-answers";
import type { Row } from "~/api/row";
import { METHOD_TABLES } from "~/domain/scoring/method-tables";
import { answerBest, completeRegistry } from "../answering";
import { openSession } from "../residents";
import { BASE_URL, makeWorld, type World } from "../world";

/** Pages keep the answers of rows marked `fixed` for everybody: nothing but the content may tell in them. */

const PORTAL = { id: "portale", label: "Portale", logo: null, url: "https://portale.example" };
const ANSWERED = "v3-gov-legalita-segnalazioni";

const FIXED = (Object.keys(contract) as CallId[]).filter((id) => (contract[id] as Row).fixed);

/** The addresses below a row that has parts; a fixed row with parts that is missing here fails the test. */
const PLACES: Partial<Record<CallId, string[]>> = {
  "config.scoringMethodTable": METHOD_TABLES.map((table) => `/scoring_method/${table}`),
  "registry.naceDropdown": [
    "/nace/dropdown",
    "/nace/dropdown?tipology=nace_sectors",
    "/nace/dropdown?tipology=nace_sectors&key_filter=C",
    "/nace/dropdown?tipology=nace_actions&key_filter=25",
  ],
};

const ADDRESSES = FIXED.flatMap((id) => {
  const { service, path, query }: Row = contract[id];
  const hasParts = path.includes(":") || query !== undefined;
  const places = PLACES[id] ?? (hasParts ? [] : [path]);
  return places.map((place) => [id, `/api/${service}/v1${place}`] as const);
});

const PEOPLE = {
  administrator: { isAdmin: true },
  reader: {},
  verifier: { isVerifier: true },
  provider: { isProvider: true, canRead: false },
};

let world: World;
/** The tokens of people of two companies, by who they are. */
const tokens: Record<string, string> = {};

beforeAll(async () => {
  world = await makeWorld({ settings: { whitelabels: [PORTAL] } });
  const companies = {
    first: await world.addCompany(),
    second: await world.addCompany({ businessName: "Altra S.p.A.", isValidated: true, fiscalYear: 2022 }),
  };
  for (const [company, companyId] of Object.entries(companies))
    for (const [who, rights] of Object.entries(PEOPLE)) {
      const email = `${who}@${company}.example`;
      await world.addPerson({ email, companyId, ...rights });
      tokens[`${who} of the ${company} company`] = await openSession(world.parts, email);
    }
});
afterAll(() => world.close());

async function ask(at: World, address: string, token: string, locale = "it") {
  const headers = { Authorization: `Bearer ${token}`, Locale: locale };
  const caller = { clientAddress: "192.0.2.1", requestId: "prova-1" };
  const response = await at.handle(new Request(BASE_URL + address, { headers }), caller);
  return { status: response.status, text: await response.text(), name: response.headers.get(CONTENT_HEADER) };
}

const everyone = (address: string, locale: string) =>
  Promise.all(Object.values(tokens).map((token) => ask(world, address, token, locale)));

describe("the fixed rows of the contract", () => {
  test("are all asked for", () => {
    expect(new Set(ADDRESSES.map(([id]) => id))).toEqual(new Set(FIXED));
    expect(FIXED.length).toBeGreaterThan(10);
  });

  test("only read, and hand out no file", () => {
    for (const id of FIXED) {
      const { method, file, revisioned }: Row = contract[id];
      expect([id, method, file, revisioned]).toEqual([id, "GET", undefined, undefined]);
    }
  });
});

test("they answer alike to everyone, in every language, before and after changes, and years later", async () => {
  const one = Object.values(tokens)[0] as string;
  const before = await Promise.all(ADDRESSES.map(([, address]) => ask(world, address, one)));
  for (const { status, text } of before) {
    expect(status).toBe(200);
    expect(text.length).toBeGreaterThan(2);
  }
  const compare = async () => {
    for (const [at, [, address]] of ADDRESSES.entries())
      for (const locale of ["it", "en"])
        for (const answer of await everyone(address, locale)) expect(answer).toEqual(before[at]);
  };
  await compare();

  const administrator = await world.as("administrator@first.example");
  await completeRegistry(administrator, { sector: "10" });
  await answerBest(administrator, ANSWERED);
  await administrator("user.updateInfo", { body: { name: "Bruna" } });
  await compare();

  world.clock.advance({ days: 800 });
  for (const [who, name] of Object.keys(tokens).map((key) => [key, key.split(" ")] as const)) {
    const email = `${name[0]}@${name[3]}.example`;
    tokens[who] = await openSession(world.parts, email);
  }
  await compare();
});

describe("the name of the content", () => {
  const named = async (settings: Parameters<typeof makeWorld>[0]) => {
    const other = await makeWorld(settings);
    try {
      await other.addPerson({ email: "a@prova.example", companyId: await other.addCompany() });
      const token = await openSession(other.parts, "a@prova.example");
      return await Promise.all(ADDRESSES.map(([, address]) => ask(other, address, token)));
    } finally {
      await other.close();
    }
  };
  const namesOf = (answers: { name: string | null }[]) => [...new Set(answers.map(({ name }) => name))];

  test("is the same over another store with the same settings, and so are the answers", async () => {
    const settings = { whitelabels: [PORTAL] };
    const [one, other] = [
      await named({ settings }),
      await named({ settings, now: "2027-01-01T00:00:00.000Z" }),
    ];
    expect(other).toEqual(one);
    expect(namesOf(one)).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  });

  test.each([
    ["whitelabels", { whitelabels: [{ ...PORTAL, label: "Servizi" }] }],
    ["no whitelabels", { whitelabels: [] }],
    ["another provider", { providerName: "Altro", supportEmail: "a@altro.example", legalVersion: "9" }],
    ["a popup", { popup: { type: "info", title: "Avviso", text: "Testo", url: null } }],
  ])("is another one wherever %s changes an answer", async (_, changed) => {
    const base = { whitelabels: [PORTAL] };
    const [one, other] = [
      await named({ settings: base }),
      await named({ settings: { ...base, ...changed } }),
    ];
    const isChanged = one.some(({ text }, at) => text !== other[at]?.text);
    expect(isChanged).toBe("whitelabels" in changed);
    if (isChanged) expect(namesOf(other)).not.toEqual(namesOf(one));
  });
});
