import { expect } from "vitest";
import { completeRegistry, save, shown } from "../answering";
import { CLASS } from "../../questions";
import type { Walk } from "./walking";

/** Whatever happened: when the company has done all it can do by itself, it can ask for a card. */
export async function hasAWayForward(walk: Walk): Promise<void> {
  const { clock } = walk.given.world;
  await walk.work();
  if ((await present(walk)).open) await (await walk.admin())("survey.withdrawVerification", {});
  await completeRegistry(await walk.admin());
  await settle(walk);
  await answerAnew(walk);
  for (const { questionId, attachmentId, reply, hasChanged } of (await present(walk)).comments) {
    if (reply !== null || hasChanged) continue;
    const query = { question_id: questionId, ...(attachmentId && { attachment_id: attachmentId }) };
    const body = { user_verification_feedback: "Ecco." };
    await (
      await walk.admin()
    )("survey.verificationFeedback", { query, body });
  }
  clock.advance({ hours: 24 });

  const { enabled, revision, refusals } = await present(walk);
  const admin = await walk.admin();
  if (enabled) {
    expect(refusals).toEqual([]);
    await admin("survey.openVerification", { body: { revision, level: 2 } });
  } else {
    const home = await admin("scoring.homePage", { params: { version: "draft" }, query: {} });
    expect(home.survey.draft.refusals).toEqual([]);
    await admin("survey.publish", { body: { revision } });
  }
}

const present = async (walk: Walk) => (await walk.admin())("survey.verification", {});

async function settle(walk: Walk): Promise<void> {
  const { answers } = await (await walk.admin())("survey.obsoleteAnswers", {});
  for (const { questionId, revision } of answers) {
    const body = { action: "remove", revision } as const;
    await (
      await walk.admin()
    )("survey.settleObsolete", { params: { id: questionId }, body });
  }
}

async function answerAnew(walk: Walk): Promise<void> {
  const admin = await walk.admin();
  const { answer } = await shown(admin, CLASS);
  const classe = answer.answerElements[0]?.value === "a4" ? "a3" : "a4";
  await save(admin, CLASS, { classe }, { revision: answer.revision });
}
