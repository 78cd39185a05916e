import type { CardEvent } from "~/domain/card/card-life";
import { loadCard } from "~/platform/card/load-card";
import type { PlatformParts } from "~/platform/scope";
import { changeVerification } from "~/platform/store/verifications";
import { write } from "~/platform/store/write";
import { SurveyReader } from "~/platform/survey/survey-reader";
import type { DemoJudgement, DemoOpenVerification } from "./demo-answer";
import { type DemoStep, scopeOf, timeAgo } from "./demo-time";
import { acceptAll, happen, openVerification } from "./play-verification";

/** A verification that is still open when the demo begins, step by step. */
export function openCase(parts: PlatformParts, opened: DemoOpenVerification): DemoStep[] {
  const { openedDaysAgo, inDepthDaysAgo, judgements, email, verifier } = opened;
  const judge = (daysAgo: number) => scopeOf(parts, verifier.email, timeAgo(parts, daysAgo, 10));
  const { companyId } = scopeOf(parts, email, "").session;
  const inCase = (event: CardEvent, by: ReturnType<typeof judge>) => () =>
    write(parts.db, companyId, async (trx) => {
      await happen(trx, companyId, event, by);
      await markTold(trx, companyId, by.now().toISOString());
    });
  const assign = {
    kind: "assign_verifier",
    verifier: judge(0).session.accountId,
    body: verifier.body,
  } as const;
  return [
    { daysAgo: openedDaysAgo, hour: 17, act: () => openVerification(parts, opened) },
    { daysAgo: openedDaysAgo, hour: 18, act: inCase(assign, judge(openedDaysAgo)) },
    ...(inDepthDaysAgo === undefined
      ? []
      : [
          {
            daysAgo: inDepthDaysAgo,
            hour: 9,
            act: () => write(parts.db, companyId, (trx) => acceptAll(trx, companyId, judge(inDepthDaysAgo))),
          },
        ]),
    ...judgements.flatMap((one) => [
      { daysAgo: one.daysAgo, hour: 10, act: inCase(judged(one, assign.verifier), judge(one.daysAgo)) },
      ...(one.reply
        ? [
            {
              daysAgo: one.reply.daysAgo,
              hour: 16,
              act: inCase(
                replied(one, one.reply.words),
                scopeOf(parts, email, timeAgo(parts, one.reply.daysAgo, 16)),
              ),
            },
          ]
        : []),
    ]),
  ];
}

const judged = ({ guid: question, verdict, comment = "" }: DemoJudgement, verifier: string): CardEvent => ({
  ...{ kind: "judge", verifier, question, attachment: null, verdict, comment },
});

const replied = ({ guid: question }: DemoJudgement, reply: string): CardEvent => ({
  ...{ kind: "answer_comment", question, attachment: null, reply },
});

/** What happened before the demo began was told: no mail is sent about it. */
async function markTold(trx: Parameters<typeof happen>[0], companyId: string, at: string): Promise<void> {
  const { verification } = await loadCard(new SurveyReader(trx, companyId));
  if (verification)
    await changeVerification(trx, verification.id, { comments_told_at: at, replies_told_at: at });
}
