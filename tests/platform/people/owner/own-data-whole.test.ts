import { afterEach, beforeEach, expect, test } from "vitest";
import { ownDataFile } from "~/platform/people/owner/own-data";
import type { Db } from "~/platform/scope";
import { columnsIn, tablesIn } from "../../store-shape";
import { makeWorld, type World } from "../../world";
import { fillTables, MARK, namesAccount } from "./filled-tables";

const OWN = "bruno@prova.example";

let world: World;
let companyId: string;
let accountId: string;

beforeEach(async () => {
  world = await makeWorld();
  companyId = await world.addCompany({ partitaIva: "01234567897" });
  accountId = await world.addPerson({ email: OWN, companyId, canWrite: true, name: "Bruno" });
});
afterEach(() => world.close());

/** Columns that name an account and that the file does not ask, each with the reason. */
const NOT_ASKED: Record<string, string> = {
  "answer.updated_by": "the newest of the changes of the answer, which the file has",
  "judgement.judged_by": "the newest of the changes of the judgement, which the file has",
  "judgement.replied_by": "the same of the reply",
  "second_factor.begun_by": "the hash of a session",
  "pending_sign_in.account_id": "a sign-in that waits some minutes for its code",
  "job.created_by": "what began a piece of work; the person's events, which the file has, tell the same",
  "audit.account_id": "notes of before the trail, which become events",
  "change_outcome.person_id":
    "what an administrator's change to many did, which the events about the person tell",
};

/** The statements that a piece of work sends. */
async function statementsOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const listening = world.db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      statements.push(world.db.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await work(listening);
  return statements;
}

async function accountColumns(): Promise<string[]> {
  const found: string[] = [];
  for (const table of await tablesIn(world.db)) {
    const columns = await columnsIn(world.db, table);
    found.push(...columns.filter(({ name }) => namesAccount(name)).map(({ name }) => `${table}.${name}`));
  }
  return found;
}

test("the export of one's own data asks every column that names an account, but for those with a reason", async () => {
  const statements = await statementsOf((db) =>
    ownDataFile({ db, now: world.clock.now }, { companyId, accountId }),
  );
  const isAsked = (place: string) => {
    const [table = "", column = ""] = place.split(".");
    return statements.some(
      (statement) =>
        statement.includes(`from "${table}"`) && new RegExp(`"${column}" = (\\?|\\$\\d+)`).test(statement),
    );
  };
  const columns = await accountColumns();
  expect(columns.length).toBeGreaterThan(25);
  expect(columns.filter((place) => !isAsked(place)).sort()).toEqual(Object.keys(NOT_ASKED).sort());
});

test("the export of one's own data holds a row of each kind, and no secret", async () => {
  await fillTables(world.db, { companyId, accountId, email: OWN, partitaIva: "01234567897" });
  await world.db.updateTable("question_link").set({ email: OWN }).execute();
  await world.db.updateTable("recovery_code").set({ used_at: null }).execute();
  const { bytes } = await ownDataFile({ db: world.db, now: world.clock.now }, { companyId, accountId });
  const data = JSON.parse(await new Response(bytes).text()) as Record<string, unknown>;
  expect(data).toMatchObject({
    account: { locale: "it" },
    consents: { version: null },
    company: { is_provider: 0, chosen_profile: null },
    secondFactor: { recovery_codes_left: 1 },
    linksToMe: [{ email: OWN, content: `${MARK} proposal.content` }],
    work: {
      tasks: [{ given_to_me: 1, asked_by_me: 1, ended_by_me: 1 }],
      questionLinks: [{ note: `${MARK} question_link.note` }],
      proposalsDecided: [{ state: `${MARK} proposal.state` }],
      verificationVisits: [{}],
      verifications: [{ opened_by_me: 1, given_to_me: 1, ended_by_me: 1 }],
      enablementChanges: [{ reason: `${MARK} enablement_change.reason` }],
      invitationsSent: [{}],
      certificates: [{ name: `${MARK} attestation.name` }],
      registerRows: [{ content: `${MARK} register_row.content` }],
      identityChangesAsked: [{}],
      disputesClosed: [{}],
    },
  });
  expect((data["sessions"] as unknown[])[0]).toMatchObject({
    browser: `${MARK} session.browser`,
    origin: `${MARK} session.origin`,
  });
  const text = JSON.stringify(data);
  for (const secret of ["token_hash", "second_factor.secret", "second_factor.salt", "recovery_code.hash"]) {
    expect(text).not.toContain(secret);
  }
});
