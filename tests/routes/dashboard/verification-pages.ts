import type { CallOutput } from "~/api/contract";
import { type Browser } from "../../pages/client";
import { save } from "../../platform/answering";
import { makeVerifying, type Verifying } from "../../platform/verification/verifying";
import { pagesOver } from "../../upstream";
import { RULES } from "../../questions";

export const READER = "lettura@prova.example";

/** The pages over a platform whose clock does not move and whose jobs run on demand. */
export interface VerificationPages {
  given: Verifying;
  enter(email: string): Promise<Browser>;
  /** As if the server behind the pages did not know these paths. */
  forget(paths: RegExp): void;
  /** A user saves an answer to a question that no other test looks at. */
  answerSomething(): Promise<void>;
  forgetSector(): Promise<void>;
  /** As the verifier of the company's open verification. */
  decide(decision: "accept" | "refuse"): Promise<CallOutput<"survey.decide">>;
  /** The same of an answer, or of one of its files. */
  judge(judgement: Judging): Promise<void>;
  stop(): Promise<void>;
}

interface Judging {
  questionId: string;
  attachmentId?: string;
  verdict: "accepted" | "commented" | "asked" | "rejected";
  comment?: string;
}

export async function startVerificationPages(): Promise<VerificationPages> {
  const given = await makeVerifying();
  const { world } = given;
  await world.addPerson({ email: READER, companyId: given.companyId, canWrite: false });
  let forgotten: RegExp | null = null;
  const pages = await pagesOver(world, (path, answer) =>
    forgotten?.test(path) ? new Response("<h1>Not Found</h1>", { status: 404 }) : answer,
  );
  const openId = async () => (await given.shown()).open?.id ?? "";
  return {
    given,
    enter: (email) => pages.enter(email),
    forget: (paths) => void (forgotten = paths),
    answerSomething: async () => void (await save(await given.admin(), RULES, { value: "no" })),
    async forgetSector() {
      await world.db.updateTable("company").set({ sector: null, macrosector: null, action: null }).execute();
    },
    async decide(decision) {
      const verifier = await given.verifier();
      const { open } = await given.shown();
      const body = { decision, phase: open?.phase ?? "third_party" };
      return verifier("survey.decide", { params: { id: open?.id ?? "" }, body });
    },
    async judge(judgement) {
      const verifier = await given.verifier();
      await verifier("survey.judge", { params: { id: await openId() }, body: judgement });
    },
    stop: () => world.close(),
  };
}
