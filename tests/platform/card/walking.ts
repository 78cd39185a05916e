import fc from "fast-check";
import type { Call } from "~/api/call";
import { ApiError } from "~/api/errors";
import { JOB_KINDS } from "~/platform/job-kinds";
import { startJobWorker } from "~/platform/jobs/worker";
import { ADMIN, makeVerifying, VERIFIER, type Verifying } from "../verification/verifying";
import type { World } from "../world";
import { lawsAfter, type Seen } from "./walk-laws";

/** A company with its people, its verifier and its store, somewhere on its way. */
export interface Walk {
  given: Verifying;
  seen: Seen;
  admin(): Promise<Call>;
  verifier(): Promise<Call>;
  /** Does everything that is due: checks and restores. */
  work(): Promise<void>;
}

export async function newWalk(now: string): Promise<Walk> {
  const given = await makeVerifying(now);
  const { world } = given;
  await given.certify();
  return {
    given,
    seen: { said: new Set(), versions: new Map(), files: new Set() },
    admin: signedIn(world, ADMIN),
    verifier: signedIn(world, VERIFIER),
    async work() {
      const worker = startJobWorker(world.parts, JOB_KINDS);
      await worker.drain();
      await worker.stop();
    },
  };
}

/** A session that is opened again when time has passed, since it may have ended. */
function signedIn(world: World, email: string): () => Promise<Call> {
  let opened: { at: number; call: Promise<Call> } | undefined;
  return () => {
    const at = world.clock.now().getTime();
    if (opened?.at !== at) opened = { at, call: world.as(email) };
    return opened.call;
  };
}

/** One action of a person, done or refused, and the laws that hold afterwards. */
export class Step implements fc.AsyncCommand<Record<string, never>, Walk> {
  constructor(
    readonly name: string,
    readonly move: (walk: Walk) => Promise<unknown>,
  ) {}

  check = () => true;

  async run(_: Record<string, never>, walk: Walk): Promise<void> {
    await this.move(walk).catch((error: unknown) => noteRefusal(error, walk));
    await lawsAfter(walk);
  }

  toString = () => this.name;
}

/** A refusal is allowed; a broken server is not. */
function noteRefusal(error: unknown, { seen }: Walk): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  for (const { code } of error.errors) seen.said.add(code);
  seen.said.add(error.message);
}

export const step = (name: string, move: Step["move"]) => fc.constant(new Step(name, move));
