import { invalidUser } from "~/api/errors";
import { downloadUrl } from "../../files/capability";
import type { FileToSend } from "../../files/file-response";
import { provePassword } from "../../identity/prove-password";
import type { Db, PlatformParts, Trx } from "../../scope";
import { recordAudit } from "../../store/audit";
import * as stored from "../../store/owner/own-data";
import * as steps from "../../store/owner/own-steps";
import * as work from "../../store/owner/own-work";
import { readTogether } from "../../store/read-together";
import { INSTALLATION } from "../../store/trail/seal";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { ABOUT_A_PERSON } from "../audit/event-groups";

/** The type of file in the address that only a typed password gives. */
export const OWN_DATA = "own-data";

export const exportOwnData: UseCase<"user.exportOwnData"> = async ({ body }, scope) => {
  await provePassword(body.password, scope);
  const { db, session } = scope;
  await write(db, session.companyId, (trx) => recordAudit(trx, scope, "own_data_exported", session));
  const { accountId: filename, companyId } = session;
  return { downloadUrl: downloadUrl({ type: OWN_DATA, companyId, filename }, scope) };
};

/** Everything that is kept about a person, and of other persons nothing, as JSON; null when the account has gone. */
export async function ownDataFile(
  { db, now }: Pick<PlatformParts, "db" | "now">,
  whose: { companyId: string; accountId: string },
): Promise<FileToSend> {
  const at = now().toISOString();
  const data = await readTogether(db, (trx) => ownData(trx, whose));
  const bytes = Buffer.from(`${JSON.stringify({ exportedAt: at, ...data }, null, 1)}\n`, "utf8");
  return {
    name: `i-miei-dati-${at.slice(0, 10)}.json`,
    mediaType: "application/json",
    bytes: new Blob([new Uint8Array(bytes)]).stream(),
    size: bytes.length,
  };
}

async function ownData(db: Trx, whose: { companyId: string; accountId: string }) {
  const { accountId, companyId } = whose;
  const account = await stored.accountOf(db, accountId);
  if (!account) throw invalidUser();
  const {
    terms_accepted_at: terms,
    privacy_accepted_at: privacy,
    clauses_accepted_at: clauses,
    accepted_version: version,
    ...rest
  } = account;
  const changes = (after: number) => stored.changesBy(db, whose, after);
  return {
    account: rest,
    consents: { terms, privacy, clauses, version, notices: await stored.noticesOf(db, accountId) },
    company: (await stored.membershipOf(db, accountId)) ?? null,
    profiles: await stored.profilesOfPerson(db, accountId),
    secondFactor: await work.secondFactorOf(db, accountId),
    sessions: await stored.sessionsOf(db, accountId),
    invitations: await stored.invitationsTo(db, account.email),
    linksToMe: await listed((skip) => work.linksTo(db, account.email, skip)),
    work: await workOf(db, accountId),
    changes: {
      answers: await all(changes, ({ id }) => id),
      judgements: await all(
        (after) => stored.judgementsBy(db, accountId, after),
        ({ id }) => id,
      ),
      files: await stored.filesBy(db, whose),
      savedPositions: await stored.positionsBy(db, whose),
      cards: await stored.cardsBy(db, whose),
    },
    events: await eventsOf(db, accountId, companyId),
    mails: await all(
      (after) => stored.mailsTo(db, account.email, after),
      ({ id }) => id,
    ),
  };
}

/** What a person did for the company or for the provider beside answers and cards. */
async function workOf(db: Db | Trx, accountId: string) {
  return {
    tasks: await listed((skip) => work.tasksWith(db, { accountId, skip })),
    questionLinks: await listed((skip) => work.linksBy(db, { accountId, skip })),
    proposalsDecided: await listed((skip) => work.decisionsBy(db, { accountId, skip })),
    verificationVisits: await listed((skip) => work.visitsBy(db, { accountId, skip })),
    enablementChanges: await listed((skip) => work.enablementsBy(db, { accountId, skip })),
    verifications: await listed((skip) => steps.verificationsWith(db, { accountId, skip })),
    invitationsSent: await listed((skip) => steps.invitationsBy(db, { accountId, skip })),
    registriesSavedLast: await listed((skip) => steps.registriesBy(db, { accountId, skip })),
    certificates: await listed((skip) => steps.attestationsBy(db, { accountId, skip })),
    registerRows: await listed((skip) => steps.registerRowsBy(db, { accountId, skip })),
    cardLinks: await listed((skip) => steps.sharesBy(db, { accountId, skip })),
    identityChangesAsked: await listed((skip) => steps.identityRequestsBy(db, { accountId, skip })),
    disputesClosed: await listed((skip) => steps.disputesBy(db, { accountId, skip })),
    jottings: await listed((skip) => work.jottingsBy(db, { accountId, skip })),
    companyDeletionAsked: (await steps.deletionAskedBy(db, accountId)) ?? null,
    noticesWritten: await listed((skip) => work.noticesBy(db, { accountId, skip })),
  };
}

async function eventsOf(db: Db, accountId: string, companyId: string) {
  const by = (chain: string) =>
    all(
      (after) => stored.eventsBy(db, chain, accountId, after),
      ({ sequence }) => sequence,
    );
  return {
    byMe: [...(await by(companyId)), ...(await by(INSTALLATION))].sort((a, b) => (a.at < b.at ? -1 : 1)),
    aboutMe: await stored.eventsAbout(db, companyId, accountId, ABOUT_A_PERSON),
  };
}

/** All rows, page by page, each page after the last key of the one before. */
async function all<Row>(page: (after: number) => Promise<Row[]>, keyOf: (row: Row) => number) {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const next = await page(last === undefined ? 0 : keyOf(last));
    rows.push(...next);
    if (next.length < work.AT_ONCE) return rows;
  }
}

/** The same of a list without such a key; the file is read in one transaction, in which no row moves. */
async function listed<Row>(page: (skip: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await page(rows.length);
    rows.push(...next);
    if (next.length < work.AT_ONCE) return rows;
  }
}
