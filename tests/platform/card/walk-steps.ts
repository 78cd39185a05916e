import fc from "fast-check";
import type { Elements } from "~/domain/survey/answer";
import { assignVerifier, disableCompany, enableCompany } from "~/platform/verification/operator";
import { sweepVerifications } from "~/platform/verification/sweep";
import { completeRegistry, save, shown } from "../answering";
import { CLASS, FORM, RULES, VERIFIER } from "../verification/verifying";
import { Step, type Walk } from "./walking";

const WATER = "v3-env-acqua-prelievo";
const WATER_USED = "v3-env-acqua-consumo";
/** Legal answers, one that clears, one that closes another question. */
const ANSWERS: Record<string, Elements[]> = {
  [CLASS]: [{ classe: "a4" }, { classe: "c" }, {}],
  [WATER]: [{ prelievo: "900", uso: "processi" }, { prelievo: "900", uso: "civile" }, { prelievo: "3" }, {}],
  [WATER_USED]: [{ consumo: "100" }, {}],
  [FORM]: [{ forma: "spa" }, { forma: "srl" }],
  [RULES]: [{ value: "no" }, { value: "yes" }],
};

const step = (name: string, move: Step["move"]) => fc.constant(new Step(name, move));

const saves = fc
  .constantFrom(...Object.entries(ANSWERS).flatMap(([guid, all]) => all.map((one) => [guid, one] as const)))
  .map(
    ([guid, elements]) =>
      new Step(`save ${guid} ${JSON.stringify(elements)}`, async (walk) => {
        const admin = await walk.admin();
        const { revision, attachments } = (await shown(admin, guid)).answer;
        await save(admin, guid, elements, { revision, attachments: attachments.map(({ id }) => id) });
      }),
  );

const withoutDocument = step("answer without the document that is asked for", async (walk) => {
  const admin = await walk.admin();
  const { revision } = (await shown(admin, FORM)).answer;
  await save(admin, FORM, { forma: "srl" }, { revision, attachments: [] });
});

const present = async (walk: Walk) => (await walk.admin())("survey.verification", {});

/** Now and then from a page that is out of date. */
const cards = fc.tuple(fc.constantFrom(2 as const, 3 as const), fc.nat(5)).map(
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
    { questionId, attachmentId: null, said: judgement.verdict },
    ...files.map((file) => ({ questionId, attachmentId: file.id, said: file.verdict })),
  ]);
  const next = items.find(({ said }) => said !== verdict);
  if (!next) return false;
  const { questionId, attachmentId } = next;
  const comment = verdict === "commented" ? { comment: "Da quale documento?" } : {};
  await verifier("survey.judge", { params: { id }, body: { questionId, attachmentId, verdict, ...comment } });
  return true;
}

/** The next thing that a diligent verifier, or whoever helps them, does. */
async function verifyOn(walk: Walk, isContent: boolean): Promise<void> {
  const { open } = await present(walk);
  if (!open) return;
  if (open.phase === "documents") return walk.work();
  if (open.body === null) return void (await assignVerifier(walk.given.world.parts, open.id, VERIFIER));
  if (isContent && (await judgeOne(walk, open.id, "accepted"))) return;
  if (!isContent) await judgeOne(walk, open.id, "commented");
  const body = { decision: isContent ? "accept" : "refuse" } as const;
  await (
    await walk.verifier()
  )("survey.decide", { params: { id: open.id }, body });
}

const verifiers = fc.tuple(fc.nat(11), fc.constantFrom(true, true, false)).map(
  ([times, isContent]) =>
    new Step(`verify ${times} ${isContent ? "content" : "not content"}`, async (walk) => {
      for (let done = 0; done < times; done += 1) await verifyOn(walk, isContent);
    }),
);

/** As far as the verifier, who then decides without having looked. */
const hasty = step("accept unseen", async (walk) => {
  for (let done = 0; done < 2; done += 1) await verifyOn(walk, true);
  const { open } = await present(walk);
  const body = { decision: "accept" } as const;
  if (open) await (await walk.verifier())("survey.decide", { params: { id: open.id }, body });
});

const replies = step("answer a comment", async (walk) => {
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

const positions = step("save a position", async (walk) =>
  (await walk.admin())("survey.savePosition", { body: { name: "A mano" } }),
);

/** Begun, and done at once or when somebody works. */
const restores = fc.tuple(fc.nat(5), fc.boolean()).map(
  ([index, isDone]) =>
    new Step(`restore ${index}${isDone ? " at once" : ""}`, async (walk) => {
      const admin = await walk.admin();
      const { rows } = await admin("survey.archive", {});
      const source = rows[index % Math.max(1, rows.length)];
      await admin("survey.copyAnswers", { query: {}, body: { versionFrom: source?.id ?? "nessuna" } });
      if (isDone) await walk.work();
    }),
);

const works = step("work", (walk) => walk.work());

/** The process that was at work went away; its lease passes. */
const interruptions = step("interrupt", async ({ given: { world } }) => {
  const until = new Date(world.clock.now().getTime() - 1).toISOString();
  await world.db
    .updateTable("job")
    .set({ state: "running", lease_until: until })
    .where("state", "=", "pending")
    .execute();
});

const pauses = fc
  .constantFrom(
    { minutes: 1 },
    { hours: 1 },
    { hours: 24 },
    { hours: 24 },
    { days: 2 },
    { days: 30 },
    { days: 60 },
    { days: 300 },
  )
  .map(
    (time) =>
      new Step(`wait ${JSON.stringify(time)}`, async ({ given: { world } }) => world.clock.advance(time)),
  );

/** A question that was answered is revised. */
const revisions = fc
  .constantFrom(CLASS, RULES, WATER)
  .map(
    (guid) =>
      new Step(`revise ${guid}`, ({ given: { world } }) =>
        world.db.updateTable("answer").set({ edition: 0 }).where("question_id", "=", guid).execute(),
      ),
  );

const settlements = fc.constantFrom("confirm" as const, "remove" as const).map(
  (action) =>
    new Step(action, async (walk) => {
      const admin = await walk.admin();
      const [first] = (await admin("survey.obsoleteAnswers", {})).answers;
      const body = { action, revision: first?.revision ?? 0 };
      await admin("survey.settleObsolete", { params: { id: first?.questionId ?? CLASS }, body });
    }),
);

const registries = fc.constantFrom("4500000", "4500000", "").map(
  (annualTurnover) =>
    new Step(`turnover ${annualTurnover}`, async (walk) => {
      await completeRegistry(await walk.admin(), { annualTurnover });
    }),
);

const years = step("open the next year", async (walk) => {
  const admin = await walk.admin();
  const { currentFiscalYear } = await admin("user.info", {});
  await admin("user.openYear", { body: { year: currentFiscalYear + 1 } });
});

const withdrawals = step("withdraw", async (walk) => (await walk.admin())("survey.withdrawVerification", {}));

const enablements = fc
  .constantFrom(true, true, false)
  .map(
    (isEnabled) =>
      new Step(isEnabled ? "enable" : "disable", ({ given: { world, companyId } }) =>
        (isEnabled ? enableCompany : disableCompany)(world.parts, companyId),
      ),
  );

const sweeps = step("sweep", ({ given: { world } }) => sweepVerifications(world.parts));

/** Everything that may happen, the likelier the oftener it stands here. */
export const steps: fc.Arbitrary<Step>[] = [
  ...[saves, saves, saves, saves, cards, cards, cards, cards, cards],
  ...[verifiers, verifiers, verifiers, verifiers, hasty, replies, withdrawals, enablements, enablements],
  ...[positions, positions, restores, restores, restores, works, interruptions, pauses, pauses, pauses],
  ...[revisions, settlements, settlements, settlements, registries, years, sweeps, withoutDocument],
];
