import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { CHECK } from "~/platform/verification/check-job";
import { signedInApi } from "../api-client";
import { completeRegistry, save } from "../platform/answering";
import { attach, handIn } from "../platform/files/filing";
import { fileNamed, pdf } from "../platform/files/samples";
import { freePort, startServer } from "../server";
import { FORM, RULES } from "../questions";
import { COMPANY, found, checkOutcome } from "./checked";
import {
  aimedAt,
  during,
  type KeptIn,
  leftBehind,
  letTheLeasePass,
  type Outcome,
  pause,
  requireBothSides,
  roundAfterRound,
  workIn,
} from "./rounds";

const USER = "admin@azienda-nuova.example";
const FILES = ["uno", "due", "tre", "quattro"];
const LONGEST_WAIT_MS = 15_000;

/** An enabled company whose answer has several files, which the check reads one after the other. */
async function prepared(place: KeptIn, port: number) {
  const { dataDir, environment, isEmpty } = place;
  const server = await startServer({ dataDir, environment, port, demo: isEmpty, population: 0 });
  const { call } = await signedInApi(server.url, USER);
  const given = FILES.map((name) => fileNamed(`${name}.pdf`, pdf(`Documento ${name}`)));
  await completeRegistry(call);
  // The legal form gives no points: a card needs an answer that may.
  await save(call, RULES, { value: "no" });
  const handedIn = await handIn(call, FORM, ...given);
  await attach(call, FORM, handedIn, { forma: "srl" });
  const { revision } = await call("survey.overview", { query: {} });
  await server.stop();
  await leftBehind(place, (db) =>
    db.updateTable("company").set({ is_validated: 1 }).where("id", "=", COMPANY).execute(),
  );
  const times = { unasked: 0, opened: 0, checked: 0, between: 0 };
  return { place, port, call, revision, handedIn, times, aim: aimedAt("checking", 60) };
}

type Stage = Awaited<ReturnType<typeof prepared>>;

/** Settles what a round left, so that another verification can be opened. */
async function settle(call: Call): Promise<void> {
  const { open, comments } = await call("survey.verification", {});
  if (open) await call("survey.withdrawVerification", {});
  for (const { questionId, attachmentId } of comments) {
    const query = { question_id: questionId, ...(attachmentId !== null && { attachment_id: attachmentId }) };
    const body = { user_verification_feedback: "Il file è di nuovo al suo posto." };
    await call("survey.verificationFeedback", { query, body });
  }
}

async function open({ call, revision }: Stage): Promise<string> {
  const { id } = await call("survey.openVerification", { body: { revision, level: 2 } });
  return id;
}

/** Null where the power went before the server answered; any other refusal is no part of a good round. */
const nullWhenCut = (error: unknown) => {
  if (error instanceof ApiError && error.status !== 502) throw error;
  return null;
};

/** False where the check takes too long. */
async function isChecked(call: Call): Promise<boolean> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await pause(50)) {
    const { open } = await call("survey.verification", {});
    if (open?.phase !== "documents") return true;
  }
  return false;
}

/** In every other round a file of the candidate is gone when its check comes to it. */
async function withoutFile({ place: { dataDir }, handedIn }: Stage, isLost: boolean) {
  const [lost = ""] = handedIn;
  const place = path.join(dataDir, "files", lost);
  const bytes = await readFile(place);
  if (isLost) await rm(place);
  return { lost: isLost ? lost : null, putBack: () => writeFile(place, bytes, { mode: 0o600 }) };
}

/** One cut while a verification is opened and checked; returns the violations. */
async function round(stage: Stage, number: number): Promise<string[]> {
  const { place, call, times, aim } = stage;
  const then = await leftBehind(place, found);
  const { lost, putBack } = await withoutFile(stage, number % 2 === 0);
  const expected = { files: [...stage.handedIn].sort(), lost };
  let asked: Promise<string | null> = Promise.resolve(null);
  const [cut] = await during(
    stage,
    async () => {
      asked = open(stage).catch(nullWhenCut);
      await pause(aim.next());
      return "kill";
    },
    found,
  );
  const { when, faults } = checkOutcome(then, cut, expected);
  times[when] += 1;
  if (when !== "between") aim.came(when === "checked" ? "after" : "before");
  if (when === "unasked" && (await asked) !== null) faults.push("An acknowledged verification is lost");

  await letTheLeasePass(place, CHECK);
  const { dataDir, environment } = place;
  const server = await startServer({ dataDir, environment, port: stage.port });
  if (when === "unasked") await open(stage);
  if (!(await isChecked(call))) faults.push("The next process does not check it");
  const last = await leftBehind(place, found);
  const isTwice = when === "checked" && !isDeepStrictEqual(last, cut);
  if (isTwice) faults.push("What was checked was checked again");
  const reached = checkOutcome(then, last, expected);
  if (reached.when !== "checked") faults.push(`In the end it is ${reached.when}`, ...reached.faults);
  await putBack();
  await settle(call);
  await server.stop();
  return faults;
}

/** Kills the server while a verification is opened and its documents are checked, round after round on one store. */
export const checkingRounds = (rounds: number, keptIn?: KeptIn): Promise<Outcome> =>
  workIn(keptIn, (place) => cutOff(rounds, place));

async function cutOff(rounds: number, place: KeptIn): Promise<Outcome> {
  const stage = await prepared(place, await freePort());
  const outcome = await roundAfterRound("Checking", rounds, (number) => round(stage, number));
  const { unasked, opened, checked, between } = stage.times;
  console.log(
    `${rounds} rounds of kill -9 while a verification is opened and checked: ${unasked} before it was opened, ` +
      `${opened} opened and checked by the next process, ${checked} checked, ${between} in between`,
  );
  return requireBothSides(outcome, unasked + opened, checked);
}
