import { createHash } from "node:crypto";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { HOUR_MS } from "~/domain/durations";
import { DRAFT_STATUS } from "~/domain/card/draft-status";
import { entryOf } from "~/platform/benchmark/entry-of";
import type { Db } from "~/platform/scope";
import { findEntry, textOf } from "~/platform/store/benchmark/entries";
import type { Snapshot } from "~/platform/store/versions";
import { signedInApi } from "../api-client";
import { save, shown } from "../platform/answering";
import { attach, handIn } from "../platform/files/filing";
import { fileNamed, pdf } from "../platform/files/samples";
import { freePort, startServer, type TestServer } from "../server";
import { SAFETY, WATER } from "../questions";
import { aimedAt, type KeptIn, leftBehind, type Outcome, pause, requireBothSides, workIn } from "./rounds";

const USER = "admin@azienda-demo.example";
const COMPANY = "00000000-0000-4000-8000-000000000001";
const YEAR = 2025;

type Found = Awaited<ReturnType<typeof found>>;

/** Everything that issuing writes. */
async function found(db: Db) {
  const versions = await db
    .selectFrom("card_version")
    .selectAll()
    .where("company_id", "=", COMPANY)
    .where("year", "=", YEAR)
    .orderBy("number")
    .execute();
  const files = await db.selectFrom("version_attachment").selectAll().execute();
  const known = await db.selectFrom("card_version").select("id").execute();
  const configurations = await db.selectFrom("configuration").select("sha256").execute();
  const { live } = await findEntry(db, COMPANY, YEAR);
  return {
    versions,
    files,
    known: new Set(known.map(({ id }) => id)),
    configurations: new Set(configurations.map(({ sha256 }) => sha256)),
    entry: textOf(live),
  };
}

/** The contradictions; an empty list is a whole state. */
function faultsIn({ versions, files, known, configurations, entry }: Found): string[] {
  const newest = versions.at(-1);
  if (!newest) return ["No version at all"];
  const snapshot = JSON.parse(newest.snapshot) as Snapshot;
  const sha256 = createHash("sha256").update(newest.snapshot).digest("hex");
  const kept = files.filter(({ version_id }) => version_id === newest.id);
  const checks: [boolean, string][] = [
    [versions.every(({ number }, index) => number === index + 1), "The versions are not numbered in order"],
    [sha256 === newest.sha256, "The newest version is not what was sealed"],
    [snapshot.draftRevision === newest.draft_revision, "The newest version is of another draft"],
    [configurations.has(snapshot.configuration.sha256), "Its questions were not kept"],
    [snapshot.attachments.length > 0, "It has no files, which would prove nothing"],
    [
      snapshot.attachments.every(({ id }) => kept.some(({ attachment_id }) => attachment_id === id)),
      "A file of it is not kept",
    ],
    [kept.length === snapshot.attachments.length, "It keeps a file that is not its own"],
    [files.every(({ version_id }) => known.has(version_id)), "Files are kept for a version there is not"],
    [entry === textOf(entryOf(snapshot)), "The benchmark counts another version"],
  ];
  return checks.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** A day goes by, so that the company may issue again. */
async function letADayPass(db: Db): Promise<void> {
  const versions = await db
    .selectFrom("card_version")
    .select(["id", "issued_at"])
    .where("company_id", "=", COMPANY)
    .execute();
  for (const { id, issued_at } of versions) {
    const earlier = new Date(Date.parse(issued_at) - 25 * HOUR_MS).toISOString();
    await db.updateTable("card_version").set({ issued_at: earlier }).where("id", "=", id).execute();
  }
}

async function changeDraft(call: Call, value: number): Promise<number> {
  const { answer } = await shown(call, WATER);
  await save(call, WATER, { prelievo: String(value), uso: "civile" }, { revision: answer.revision });
  return (await call("survey.overview", { query: {} })).revision;
}

const publish = (call: Call, revision: number) => call("survey.publish", { body: { revision } });

/** "issued", the server's refusal, or null where the server gave no answer any more. */
const saidTo = (asked: Promise<unknown>): Promise<string | null> =>
  asked.then(
    () => "issued",
    (error: unknown) => (error instanceof ApiError && error.status !== 502 ? error.message : null),
  );

/** Kills the server while three people issue at once, round after round on one store. */
export const publishingRounds = (rounds: number, keptIn?: KeptIn): Promise<Outcome> =>
  workIn(keptIn, (place) => cutOff(rounds, place));

async function cutOff(rounds: number, place: KeptIn): Promise<Outcome> {
  const { dataDir, environment, isEmpty } = place;
  const port = await freePort();
  const outcome = { passed: 0, failed: 0 };
  const times = { before: 0, after: 0 };
  const aim = aimedAt("publishing", 40);
  let server: TestServer = await startServer({ dataDir, environment, port, demo: isEmpty, population: 0 });
  const { call } = await signedInApi(server.url, USER);
  const [file = ""] = await handIn(call, SAFETY, fileNamed("dvr.pdf", pdf("Frontespizio")));
  await attach(call, SAFETY, [file]);
  await publish(call, await changeDraft(call, 1));
  await server.stop();
  for (let round = 1; round <= rounds; round += 1) {
    await leftBehind(place, letADayPass);
    server = await startServer({ dataDir, environment, port });
    const revision = await changeDraft(call, round + 1);
    const asked = Promise.all([1, 2, 3].map(() => saidTo(publish(call, revision))));
    await pause(aim.next());
    await server.kill();
    const told = await asked;
    const { faults, count } = await leftBehind(place, async (db) => {
      const state = await found(db);
      return { faults: faultsIn(state), count: state.versions.length };
    });
    // The demo has one version, the preparation made one, and each round makes one.
    const when = count === round + 1 ? "before" : "after";
    aim.came(when);
    times[when] += 1;
    if (count > round + 2) faults.push(`${count - round - 1} versions were made at once`);
    if (told.includes("issued") && when === "before") faults.push("An acknowledged version is lost");
    server = await startServer({ dataDir, environment, port });
    faults.push(...(await afterwards(call, when, revision)));
    await server.stop();
    outcome[faults.length === 0 ? "passed" : "failed"] += 1;
    for (const fault of faults) console.error(`Publishing, round ${round}: ${fault}`);
  }
  const { before, after } = times;
  console.log(
    `${rounds} rounds of kill -9 while issuing: ${before} before, ${after} after, ${outcome.failed} in between`,
  );
  return requireBothSides(outcome, before, after);
}

/** A second person is told about an issued card; a card that was not issued can be issued now. */
async function afterwards(call: Call, when: "before" | "after", revision: number): Promise<string[]> {
  const { survey } = await call("scoring.homePage", { params: { version: "draft" }, query: {} });
  const expected = when === "after" ? DRAFT_STATUS.block24h : DRAFT_STATUS.ready;
  const said = await saidTo(publish(call, revision));
  return [
    ...(survey.draft.status === expected ? [] : [`The draft's status is ${survey.draft.status}`]),
    ...(said === (when === "after" ? "internal/issued_recently" : "issued") ? [] : [`Issuing says ${said}`]),
  ];
}
