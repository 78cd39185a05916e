import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Call } from "~/api/call";
import { ADDRESSED_TYPES } from "~/platform/downloads";
import { grantProfile, withdrawProfile } from "~/platform/people/profiles/grant-profile";
import { disableCompany } from "~/platform/verification/operator";
import { CLASS } from "../../questions";
import { completeRegistry, save } from "../answering";
import { VERIFIER, makeVerifying, type Verifying } from "../verification/verifying";
import { makeWorld, type World } from "../world";
import { PASSWORD } from "../residents";
import { png } from "../registry/logo/pictures";
import { handIn } from "./filing";
import { fileNamed, pdf } from "./samples";

const tokenIn = (address: string) => address.split("/").at(-1) ?? "";

const statusOf = (answer: Promise<unknown>): Promise<number> =>
  answer.then(
    () => 200,
    ({ status }: { status: number }) => status,
  );

/** The name of a document of each type, by its year; attachments have an id and no name. */
const DOCUMENTS: Record<string, (year: number) => string> = {
  answers: (year) => `carta-esg-risposte-${year}.xlsx`,
  questions: (year) => `carta-esg-domande-${year}.xlsx`,
  bank: (year) => `carta-esg-banca-${year}.xlsx`,
  client: (year) => `carta-esg-cliente-${year}.xlsx`,
  "bank-pdf": (year) => `carta-esg-banca-${year}.pdf`,
  "client-pdf": (year) => `carta-esg-cliente-${year}.pdf`,
  vsme: (year) => `carta-esg-vsme-base-${year}.json`,
  report: (year) => `carta-esg-report-${year}.pdf`,
  card: (year) => `carta-esg-carta-${year}.pdf`,
};
const LOGO = "logo";
const COMPANY_TYPES = ["attachment", ...Object.keys(DOCUMENTS)];
const TYPES = [...COMPANY_TYPES, "own-data", LOGO];

test("every type of address is tried here", () => {
  expect([...COMPANY_TYPES, "candidate", "own-data"].sort()).toEqual([...ADDRESSED_TYPES].sort());
});

describe("the addresses that a person of a company has", () => {
  const YEAR = 2025;
  let world: World;
  let companyId: string;
  let otherId: string;
  let admin: Call;
  /** The id of a file of each year. */
  const files = new Map<number, string>();
  let people = 0;

  beforeAll(async () => {
    world = await makeWorld();
    companyId = await world.addCompany({ fiscalYear: YEAR });
    otherId = await world.addCompany();
    await world.addPerson({ email: "a@prova.example", companyId, isAdmin: true });
    admin = await world.as("a@prova.example");
    await completeRegistry(admin);
    await save(admin, CLASS, { classe: "b" });
    for (const year of [YEAR - 1, YEAR]) {
      const [id = ""] = await handIn(admin, CLASS, fileNamed("a.pdf", pdf(`Del ${year}`)));
      await world.db.updateTable("attachment").set({ year }).where("id", "=", id).execute();
      files.set(year, id);
    }
    const updated_at = world.clock.now().toISOString();
    await world.db
      .insertInto("draft")
      .values({ company_id: companyId, year: YEAR - 1, revision: 1, updated_at })
      .execute();
    await giveProfile(null);
  });
  afterAll(() => world.close());

  const giveProfile = (years: number[] | null) =>
    grantProfile(world.parts, companyId, { profile: "bank", years });

  /** A person who may write as a bank, and nothing else; signed in. */
  async function person() {
    const email = `p${(people += 1)}@prova.example`;
    const id = await world.addPerson({ email, companyId, canRead: false });
    await world.db
      .insertInto("profile")
      .values({ account_id: id, company_id: companyId, profile: "bank", can_read: 1, can_write: 1 })
      .execute();
    return { id, call: await world.as(email) };
  }

  async function addressOf(call: Call, type: string, year: number): Promise<string> {
    if (type === LOGO)
      return (await call("registry.uploadLogo", { query: { logo_filename: "a.png" } })).uploadUrl;
    if (type === "own-data")
      return (await call("user.exportOwnData", { body: { password: PASSWORD } })).downloadUrl;
    const filename = DOCUMENTS[type]?.(year) ?? files.get(year) ?? "";
    return (await call("survey.download", { params: { type }, query: { filename } })).downloadUrl;
  }

  async function addressesOf(call: Call, year = YEAR): Promise<[type: string, token: string][]> {
    const made: [string, string][] = [];
    for (const type of TYPES) made.push([type, tokenIn(await addressOf(call, type, year))]);
    return made;
  }

  const used = (type: string, token: string) =>
    type === LOGO
      ? world.call()("registry.putLogo", { params: { token }, body: fileNamed("a.png", png(5, 5)) })
      : world.call()("survey.file", { params: { token } });

  async function statusesOf(addresses: [string, string][]): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const [type, token] of addresses) statuses[type] = await statusOf(used(type, token));
    return statuses;
  }

  const all = (status: number, but: Record<string, number> = {}) => ({
    ...Object.fromEntries(TYPES.map((type) => [type, status])),
    ...but,
  });
  const NOTHING = { read: false, write: false };
  const NO_ROLES = {
    ...{ supplier: NOTHING, client: NOTHING, association: NOTHING, bank: NOTHING },
    company_admin: false,
  };
  const OWN = { "own-data": 200 };

  interface Way {
    ends: (who: { id: string; call: Call }) => Promise<unknown>;
    leaves: Record<string, number>;
    /** It ends the rights of every person of the profile. */
    isForAll?: () => Promise<unknown>;
  }

  const WAYS: [how: string, way: Way][] = [
    [
      "the company loses the profile",
      {
        ends: () => withdrawProfile(world.parts, companyId, "bank"),
        leaves: all(404, OWN),
        isForAll: () => giveProfile(null),
      },
    ],
    [
      "the person loses the permission",
      {
        ends: ({ id }) =>
          world.db.updateTable("profile").set({ can_read: 0 }).where("account_id", "=", id).execute(),
        leaves: all(404, OWN),
      },
    ],
    [
      "the person may only read from now on",
      {
        ends: ({ id }) =>
          admin("user.updateRoles", {
            params: { id },
            body: { roles: { ...NO_ROLES, bank: { read: true, write: false } } },
          }),
        leaves: all(200, { [LOGO]: 404 }),
      },
    ],
    [
      "access is switched off",
      { ends: ({ id }) => admin("user.disable", { params: { id } }), leaves: all(404) },
    ],
    [
      "the person is removed",
      { ends: ({ id }) => admin("user.delete", { params: { id } }), leaves: all(404) },
    ],
    [
      "the person goes to another company, as its verifier and reader",
      {
        async ends({ id }) {
          const changed = { company_id: otherId, is_verifier: 1 };
          await world.db.updateTable("membership").set(changed).where("account_id", "=", id).execute();
          const profile = { company_id: otherId, profile: "supplier" as const };
          await world.db.deleteFrom("profile").where("account_id", "=", id).execute();
          await world.db
            .insertInto("profile")
            .values({ ...profile, account_id: id, can_read: 1, can_write: 1 })
            .execute();
        },
        leaves: all(404),
      },
    ],
    ["the session ends", { ends: ({ call }) => call("identity.signOut", {}), leaves: all(404) }],
    [
      "the company requires a second factor",
      {
        ends: () => requireFactor(1),
        leaves: all(404),
        isForAll: () => requireFactor(0),
      },
    ],
  ];

  const requireFactor = (requires_second_factor: number) =>
    world.db.updateTable("company").set({ requires_second_factor }).where("id", "=", companyId).execute();

  test.each(WAYS)("answer so at the next request once %s", async (_, { ends, leaves, isForAll }) => {
    const [who, other] = [await person(), await person()];
    const [theirs, others] = [await addressesOf(who.call), await addressesOf(other.call)];
    expect(await statusesOf(theirs)).toEqual(all(200));
    await ends(who);
    expect(await statusesOf(theirs)).toEqual(leaves);
    await isForAll?.();
    expect(await statusesOf(others)).toEqual(all(200));
  });

  test("answer 403 for every file of a year that the profile opens no more", async () => {
    const { call } = await person();
    const earlier = await addressesOf(call, YEAR - 1);
    await giveProfile([YEAR - 2]);
    const closed = Object.fromEntries(COMPANY_TYPES.map((type) => [type, 403]));
    expect(await statusesOf(earlier)).toEqual(all(200, closed));
    await giveProfile(null);
  });
});

describe("the address that a verifier has of a candidate's file", () => {
  let given: Verifying;
  let id: string;
  beforeEach(async () => {
    given = await makeVerifying();
    id = await given.begin();
  });
  afterEach(() => given.world.close());

  const change = (values: object) => given.world.db.updateTable("verification").set(values).execute();
  const ofVerifier = (values: object) =>
    given.world.db.updateTable("membership").set(values).where("account_id", "=", given.verifierId).execute();

  test.each<[string, () => Promise<unknown>]>([
    [
      "the company withdraws the verification",
      async () => (await given.admin())("survey.withdrawVerification", {}),
    ],
    ["the case is taken away", () => change({ verifier_id: null, verifier_body: null })],
    [
      "the case is given to a colleague",
      async () => {
        const { company_id: companyId } = await given.world.db
          .selectFrom("membership")
          .select("company_id")
          .where("account_id", "=", given.verifierId)
          .executeTakeFirstOrThrow();
        const verifier_id = await given.world.addPerson({
          email: "w@ente.example",
          companyId: companyId ?? "",
        });
        await change({ verifier_id });
      },
    ],
    ["sixty days are over", () => change({ since: "2026-01-01T00:00:00.000Z" })],
    ["the company is enabled no more", () => disableCompany(given.world.parts, given.companyId)],
    [
      "the verification is decided",
      async () => {
        await given.acceptAll(id);
        await given.decide(id, "accept");
      },
    ],
    ["the person is no verifier any more", () => ofVerifier({ is_verifier: 0 })],
    ["access is switched off", () => ofVerifier({ access_active: 0 })],
    ["the person goes to the company itself", () => ofVerifier({ company_id: given.companyId })],
    [
      "the person is removed",
      () => given.world.db.deleteFrom("membership").where("account_id", "=", given.verifierId).execute(),
    ],
  ])("is not found at the next request once %s", async (_, ends) => {
    const verifier = await given.world.as(VERIFIER);
    const { downloadUrl } = await verifier("survey.candidateFile", { params: { id, file: given.file } });
    const fetched = () =>
      statusOf(given.world.call()("survey.file", { params: { token: tokenIn(downloadUrl) } }));
    expect(await fetched()).toBe(200);
    await ends();
    expect(await fetched()).toBe(404);
  });

  test("is made by the call that names the case, and by no other", async () => {
    const asked = { params: { type: "candidate" }, query: { filename: `${id}/${given.file}` } };
    for (const call of [await given.verifier(), await given.admin()]) {
      expect(await statusOf(call("survey.download", asked))).toBe(404);
      expect(await statusOf(call("survey.prepareDocument", asked))).toBe(404);
    }
  });
});
