import type { Call } from "~/api/call";
import type { Elements } from "~/domain/question/answer";
import { RESTORE } from "~/platform/card/load-card";
import { signedInApi } from "../api-client";
import { save, shown } from "../platform/answering";
import { attach, handIn } from "../platform/files/filing";
import { fileNamed, pdf } from "../platform/files/samples";
import { freePort, startServer } from "../server";
import { CLASS } from "../questions";
import { found, isAfter, isBefore, type Found } from "./restored";
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

const USER = "admin@azienda-abilitata.example";
/** Questions that get another answer in each round. */
const CHANGED: Record<string, (round: number) => Elements> = {
  "v3-env-energia-impianti": (round) => ({ potenza: String(round) }),
  "v3-env-acqua-prelievo": (round) => ({ prelievo: String(round), uso: "civile" }),
  "v3-env-emissioni-scope-1": (round) => ({ emissioni: `${round}.5`, metodo: "calcolo" }),
};
const LONGEST_WAIT_MS = 15_000;

type When = "before" | "after" | "between";

async function changeDraft(call: Call, round: number): Promise<void> {
  for (const [guid, elementsIn] of Object.entries(CHANGED)) {
    const { answer } = await shown(call, guid);
    await save(call, guid, elementsIn(round), { revision: answer.revision });
  }
}

/** Every round leaves the draft of before, of which a company keeps at most fifty. */
async function makeRoom(call: Call): Promise<void> {
  const { rows } = await call("survey.archive", {});
  for (const { id, type, revision } of rows) {
    if (type !== "before_restore") continue;
    await call("survey.removePosition", { params: { id }, query: { revision } });
  }
}

const restore = (call: Call, versionFrom: string) =>
  call("survey.copyAnswers", { query: {}, body: { versionFrom } }).then(
    ({ id }) => id,
    () => null,
  );

/** Until the job is over. */
async function endOf(call: Call, id: string): Promise<string> {
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until; await pause(50)) {
    const { status } = await call("survey.copyProgress", { params: { id } });
    if (status === "fulfilled" || status === "rejected") return status;
  }
  return "still pending";
}

/** A company with an answer that has a file, and a position to go back to. */
async function prepared(place: KeptIn, port: number) {
  const { dataDir, environment, isEmpty } = place;
  const server = await startServer({ dataDir, environment, port, demo: isEmpty, population: 0 });
  const { call } = await signedInApi(server.url, USER);
  const [file = ""] = await handIn(call, CLASS, fileNamed("ape.pdf", pdf("Attestato")));
  await attach(call, CLASS, [file]);
  const { id: versionFrom } = await call("survey.savePosition", { body: { name: "Da riprendere" } });
  await server.stop();
  const { answers } = await leftBehind(place, found);
  const times = { before: 0, after: 0, between: 0, unasked: 0, resumed: 0, rejected: 0 };
  const aims = { first: aimedAt("restoring", 40), second: aimedAt("restoring again", 600, 60) };
  return { place, port, call, versionFrom, answers, times, ...aims };
}

type Stage = Awaited<ReturnType<typeof prepared>>;

function whenOf({ answers }: Stage, then: Found, now: Found): When {
  if (isBefore(then, now)) return "before";
  return isAfter(then, now, answers, Object.keys(CHANGED)) ? "after" : "between";
}

/**
 * One cut while a restore is requested, in some rounds another while the next process runs it; returns the violations.
 */
async function round(stage: Stage, number: number): Promise<string[]> {
  const { place, call, versionFrom, times } = stage;
  const faults: string[] = [];
  const prepare = () => makeRoom(call).then(() => changeDraft(call, number));
  const [then] = await during(stage, prepare, found);
  let asked: Promise<string | null> = Promise.resolve(null);
  const [cut] = await during(
    stage,
    async () => {
      asked = restore(call, versionFrom);
      await pause(stage.first.next());
      return "kill";
    },
    found,
  );
  const when = whenOf(stage, then, cut);
  times[when] += 1;
  if (when === "between") faults.push("The power cut left something half done");
  else stage.first.came(when);
  const job = cut.job?.id === then.job?.id ? null : cut.job;
  if (job === null) times.unasked += 1;
  if (job === null && (await asked) !== null) faults.push("An acknowledged restore is lost");

  if (when === "before" && job !== null && number % 3 === 0) {
    await letTheLeasePass(place, RESTORE);
    const [again] = await during(
      stage,
      async () => {
        await pause(stage.second.next());
        return "kill";
      },
      found,
    );
    const by = whenOf(stage, then, again);
    if (by === "between") faults.push("The second power cut left something half done");
    else stage.second.came(by);
  }

  await letTheLeasePass(place, RESTORE);
  const [last, end] = await during(
    stage,
    async () => {
      const id = job?.id ?? (await restore(call, versionFrom));
      return id === null ? "refused" : endOf(call, id);
    },
    found,
  );
  const reached = whenOf(stage, then, last);
  const isWhole = end === "fulfilled" ? reached === "after" : end === "rejected" && reached === "before";
  if (!isWhole) faults.push(`The restore is ${String(end)}, and the draft as it was ${reached}`);
  if (job !== null && when === "before") times[end === "fulfilled" ? "resumed" : "rejected"] += 1;
  return faults;
}

/** Kills the server while a restore is requested and run, round after round on one store. */
export const restoringRounds = (rounds: number, keptIn?: KeptIn): Promise<Outcome> =>
  workIn(keptIn, (place) => cutOff(rounds, place));

async function cutOff(rounds: number, place: KeptIn): Promise<Outcome> {
  const stage = await prepared(place, await freePort());
  const outcome = await roundAfterRound("Restoring", rounds, (number) => round(stage, number));
  const { before, after, between, unasked, resumed, rejected } = stage.times;
  console.log(
    `${rounds} rounds of kill -9 while restoring: ${before} before, ${after} after, ${between} in between; ` +
      `of those before, ${unasked} were not yet asked for, ${resumed} done by the next process, ${rejected} rejected`,
  );
  return requireBothSides(outcome, before, after);
}
