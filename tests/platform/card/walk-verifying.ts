import fc from "fast-check";
import { assignVerifier } from "~/platform/verification/operator";
import { save, shown } from "../answering";
import { VERIFIER } from "../verification/verifying";
import { CLASS } from "../../questions";
import { Step, step, type Walk } from "./walking";

const present = async (walk: Walk) => (await walk.admin())("survey.verification", {});

/** Now and then from a page that is out of date. */
export const cards = fc.tuple(fc.constantFrom(2 as const, 3 as const), fc.nat(5)).map(
  ([level, late]) =>
    new Step(`ask for a card of level ${level}`, async (walk) => {
      const { revision: now, enabled } = await present(walk);
      const revision = late === 0 ? Math.max(0, now - 1) : now;
      const asked = enabled === (late !== 1);
      const admin = await walk.admin();
      await (asked
        ? admin("survey.openVerification", { body: { revision, level } })
        : admin("survey.publish", { body: { revision } }));
    }),
);

async function judgeOne(walk: Walk, id: string, verdict: "accepted" | "commented"): Promise<boolean> {
  const verifier = await walk.verifier();
  const { candidate } = await verifier("survey.candidate", { params: { id } });
  const items = candidate.flatMap(({ questionId, judgement, files }) => [
    { questionId, attachmentId: null, ...judgement },
    ...files.map((file) => ({ questionId, attachmentId: file.id, ...file })),
  ]);
  const next = items.find((item) => item.isDue || item.verdict !== verdict);
  if (!next) return false;
  const { questionId, attachmentId } = next;
  const comment = verdict === "commented" ? { comment: "Da quale documento?" } : {};
  await verifier("survey.judge", { params: { id }, body: { questionId, attachmentId, verdict, ...comment } });
  return true;
}

/** The next action of a diligent verifier, or of the operator who helps them. */
async function verifyOn(walk: Walk, isContent: boolean): Promise<void> {
  const { open } = await present(walk);
  if (!open) return;
  if (open.phase === "documents") return walk.work();
  if (open.body === null) return void (await assignVerifier(walk.given.world.parts, open.id, VERIFIER));
  if (isContent && (await judgeOne(walk, open.id, "accepted"))) return;
  if (!isContent) await judgeOne(walk, open.id, "commented");
  const body = { decision: isContent ? "accept" : "refuse", phase: open.phase } as const;
  await (
    await walk.verifier()
  )("survey.decide", { params: { id: open.id }, body });
}

export const verifiers = fc.tuple(fc.nat(16), fc.constantFrom(true, true, false)).map(
  ([times, isContent]) =>
    new Step(`verify ${times} ${isContent ? "content" : "not content"}`, async (walk) => {
      for (let done = 0; done < times; done += 1) await verifyOn(walk, isContent);
    }),
);

/** A card's whole way, without any refusal. */
export const issues = step("issue something new", async (walk) => {
  const admin = await walk.admin();
  const { answer } = await shown(admin, CLASS);
  const attachments = answer.attachments.map(({ id }) => id);
  const classe = answer.answerElements[0]?.value === "a2" ? "a1" : "a2";
  await save(admin, CLASS, { classe }, { revision: answer.revision, attachments });
  const { revision, enabled } = await present(walk);
  if (!enabled) return admin("survey.publish", { body: { revision } });
  await admin("survey.openVerification", { body: { revision, level: 2 } });
  for (let done = 0; done < 12; done += 1) await verifyOn(walk, true);
});

/** Asked for, if it can be, and left alone until its time is over. */
export const neglected = step("leave a verification for sixty days", async (walk) => {
  const { open, revision } = await present(walk);
  const admin = await walk.admin();
  if (!open) await admin("survey.openVerification", { body: { revision, level: 2 } });
  await walk.work();
  walk.given.world.clock.advance({ days: 60 });
});

/**
 * As far as the verifier, or as the phase in depth of what is asked for now where nothing is open; there the verifier
 * decides without having looked.
 */
export const hasty = fc.constantFrom(2, 14).map(
  (times) =>
    new Step(`accept unseen after ${times}`, async (walk) => {
      const { open: before, revision } = await present(walk);
      if (times > 2 && !before)
        await (
          await walk.admin()
        )("survey.openVerification", { body: { revision, level: 3 } });
      for (let done = 0; done < times && (await present(walk)).open?.phase !== "in_depth"; done += 1) {
        await verifyOn(walk, true);
      }
      const { open } = await present(walk);
      const body = { decision: "accept", phase: open?.phase ?? "third_party" } as const;
      if (open) await (await walk.verifier())("survey.decide", { params: { id: open.id }, body });
    }),
);

export const replies = step("answer a comment", async (walk) => {
  const [comment] = (await present(walk)).comments;
  const query = {
    question_id: comment?.questionId ?? CLASS,
    ...(comment?.attachmentId && { attachment_id: comment.attachmentId }),
  };
  const body = { user_verification_feedback: "È di dicembre." };
  await (
    await walk.admin()
  )("survey.verificationFeedback", { query, body });
});
