import { sql } from "kysely";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import type { Db } from "~/platform/scope";
import { engineOf } from "~/platform/store/engines/engine-of";
import { apiOf, signedInApi } from "../api-client";
import { drawn } from "../drawn";
import type { Browser } from "../pages/client";
import { encodeForm } from "../pages/encode";
import { signedIn } from "../pages/sign-in";
import { questions as everyQuestion, SAVE, TO_LIST, tabOf, urlOf } from "../routes/survey/question-form";
import { freePort, startServer } from "../server";
import { type KeptIn, type Outcome, pause, workIn } from "./rounds";

const QUESTIONS = 4;
/** The latest cut of a round on a fast machine, and the longest wait for its answers on a slow one. */
const LONGEST_MS = 400;
const PATIENCE_MS = 20_000;
const USER = "admin@azienda-nuova.example";

/** One question that is saved again and again with rising values. */
interface Thread {
  questionId: string;
  field: string;
  /** What the store held before the first save. */
  before: number | null;
  acknowledged: number[];
  /** Sent, without an answer when the power went: the store may or may not have it. */
  inFlight: number | null;
}

let value = 0;

async function choose(call: Call): Promise<Thread[]> {
  const { questions } = await call("survey.overview", { query: {} });
  const threads: Thread[] = [];
  for (const { id, status } of questions) {
    if (threads.length === QUESTIONS) break;
    if (status === "blocked" || status === "na-blocked") continue;
    const page = await call("survey.question", { params: { id }, query: {} });
    const definition = page.questions.find((one) => one.definition.guid === id)?.definition;
    if (definition?.questionClass !== "text") continue;
    const field = definition.fields.find(({ inputType, max }) => /integer|decimal/.test(inputType) && !max);
    if (!field) continue;
    const { value: before } = await stored(call, { questionId: id, field: field.id });
    threads.push({ questionId: id, field: field.id, before, acknowledged: [], inFlight: null });
  }
  if (threads.length < QUESTIONS) throw new Error(`Only ${threads.length} questions take a number`);
  return threads;
}

async function stored(call: Call, { questionId, field }: Pick<Thread, "questionId" | "field">) {
  const { questions } = await call("survey.question", { params: { id: questionId }, query: {} });
  const answer = questions.find((one) => one.definition.guid === questionId)?.answer;
  const element = answer?.answerElements.find(({ id }) => id === field);
  return { revision: answer?.revision ?? 0, value: element ? Number(element.value) : null };
}

/** Saves until the power goes. */
async function saveOnAndOn(call: Call, thread: Thread): Promise<void> {
  let { revision } = await stored(call, thread);
  for (;;) {
    const next = ++value;
    thread.inFlight = next;
    const { questionId, field } = thread;
    const answer = { questionId, revision, answerElements: [{ id: field, value: String(next) }] };
    const { saved } = await call("survey.saveAnswer", {
      params: { id: questionId },
      body: { answers: [answer] },
    });
    thread.acknowledged.push(next);
    thread.inFlight = null;
    revision = saved[0]?.revision ?? 0;
  }
}

/** The same through the page of the question: a save is acknowledged by the redirect that follows it. */
async function postOnAndOn(browser: Browser, thread: Thread): Promise<void> {
  const question = everyQuestion.find(({ guid }) => guid === thread.questionId);
  if (!question) throw new Error(`${thread.questionId} is no question`);
  for (;;) {
    const form = (await browser.get(urlOf(question))).form({ button: SAVE });
    const name = form.names.find((one) => one.split(".").at(-1) === thread.field) ?? thread.field;
    const next = ++value;
    const { url, encType, entries } = form.fill({ [name]: String(next) }).posting(TO_LIST);
    thread.inFlight = next;
    const { status } = await browser.once({ url, method: "POST", ...encodeForm(entries, encType) });
    if (status !== 303) throw new ApiError(status, null, [], null, `the page answered ${status}`);
    thread.acknowledged.push(next);
    thread.inFlight = null;
  }
}

const acknowledgedBy = (threads: Thread[]) =>
  threads.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** A slow machine needs longer until a round means anything; the cut comes in the middle of the next saves. */
async function untilAcknowledged(threads: Thread[], most: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (acknowledgedBy(threads) < most && Date.now() < end) await pause(1);
}

/** The violations of one question after a restart; an empty list is a good round. */
async function faultsOf(call: Call, thread: Thread, db: Db): Promise<string[]> {
  const faults: string[] = [];
  const { companyId } = await call("user.info", {});
  const now = await stored(call, thread);
  const last = thread.acknowledged.at(-1) ?? thread.before;
  if (now.value !== last && (thread.inFlight === null || now.value !== thread.inFlight)) {
    faults.push(
      `${thread.questionId} holds ${now.value}, acknowledged was ${last}, on its way ${thread.inFlight}`,
    );
  }
  const changes = await db
    .selectFrom("answer_change")
    .select(["revision", "after"])
    .where("company_id", "=", companyId)
    .where("question_id", "=", thread.questionId)
    .orderBy("id")
    .execute();
  changes.forEach(({ revision }, index) => {
    if (revision !== index + 1)
      faults.push(`${thread.questionId} has change ${revision} in place ${index + 1}`);
  });
  if (changes.length !== now.revision)
    faults.push(`${thread.questionId}: ${changes.length} changes, revision ${now.revision}`);
  const values = changes.map(({ after }) =>
    Number((JSON.parse(after) as { elements: Record<string, string> }).elements[thread.field]),
  );
  if (new Set(values).size !== values.length) faults.push(`${thread.questionId}: a value was stored twice`);
  const lost = thread.acknowledged.filter((one) => !values.includes(one));
  if (lost.length > 0) faults.push(`${thread.questionId}: acknowledged and lost: ${lost.join(", ")}`);
  // A value that was being sent and did arrive counts as acknowledged from here on.
  if (now.value !== null && now.value === thread.inFlight) thread.acknowledged.push(now.value);
  thread.inFlight = null;
  return faults;
}

/** The power cut ended a thread, unless the server refused. An answer cut off half way is 502. */
const refusal = (reason: unknown): string[] =>
  reason instanceof ApiError && reason.status !== 502 ? [`refused: ${reason.message}`] : [];

/** Of the embedded database, which would be damaged where a commit was not whole. */
async function isSound(db: Db): Promise<boolean> {
  if (engineOf(db) !== "sqlite") return true;
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows[0]?.integrity_check === "ok";
}

/** Answers saved over the API. */
export const savingRounds = (rounds: number, keptIn?: KeptIn): Promise<Outcome> =>
  workIn(keptIn, (place) => cutOff("saving", rounds, place));

/** Answers saved through their pages: the power goes between a post and its redirect. */
export const postingRounds = (rounds: number, keptIn?: KeptIn): Promise<Outcome> =>
  workIn(keptIn, (place) => cutOff("posting", rounds, place));

/**
 * Kills the server while answers are being saved: round after round on one store. After each restart every
 * acknowledged answer must be there, and the history must have each change once.
 */
async function cutOff(way: "saving" | "posting", rounds: number, place: KeptIn): Promise<Outcome> {
  const { dataDir, environment } = place;
  const port = await freePort();
  const outcome = { passed: 0, failed: 0 };
  let server = await startServer({ dataDir, port, environment, demo: place.isEmpty });
  const { call, token } = await signedInApi(server.url, USER);
  const browser = await signedIn(server, USER);
  const threads = await choose(call);
  const save = (thread: Thread) =>
    way === "saving" ? saveOnAndOn(apiOf(server.url, token), thread) : postOnAndOn(tabOf(browser), thread);
  for (let round = 1; round <= rounds; round += 1) {
    const ended = Promise.allSettled(threads.map(save));
    await pause(drawn(way, round) * LONGEST_MS);
    await untilAcknowledged(threads, round * QUESTIONS);
    await server.kill();
    const refused = (await ended).flatMap((one) => (one.status === "rejected" ? refusal(one.reason) : []));
    server = await startServer({ dataDir, port, environment });
    const db = await place.open();
    const faults = refused;
    for (const thread of threads) faults.push(...(await faultsOf(call, thread, db)));
    if (!(await isSound(db))) faults.push("The file is damaged");
    await db.destroy();
    outcome[faults.length === 0 ? "passed" : "failed"] += 1;
    for (const fault of faults) console.error(`Round ${round}: ${fault}`);
  }
  await server.stop();
  const acknowledged = acknowledgedBy(threads);
  console.log(
    `${rounds} rounds of kill -9 while ${way}, ${acknowledged} answers acknowledged: ${outcome.failed} rounds with a loss`,
  );
  if (acknowledged < rounds * QUESTIONS) {
    console.error("Too few answers were acknowledged for the rounds to mean anything");
    outcome.failed += 1;
  }
  return outcome;
}
