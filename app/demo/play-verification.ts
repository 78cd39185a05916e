import type { CardEvent } from "~/domain/card/card-life";
import { itemsOf } from "~/domain/card/judgements";
import type { Questionnaire } from "~/domain/question/question";
import { act } from "~/platform/card/act";
import { readingOf } from "~/platform/card/draft-reading";
import { freeze } from "~/platform/card/freeze";
import { loadCard } from "~/platform/card/load-card";
import type { PlatformParts, SignedInScope, Trx } from "~/platform/scope";
import { write } from "~/platform/store/write";
import { SurveyReader } from "~/platform/survey/survey-reader";
import { missingIn } from "~/platform/verification/candidate-documents";
import type { DemoVerification } from "./demo-answer";
import { scopeOf, timeAgo } from "./demo-time";
import { asAskedThen } from "./save-older-question";

/** Opens a verification of the draft, with the questions of that time. */
export async function openVerification(
  parts: PlatformParts,
  {
    level,
    openedDaysAgo,
    email,
    id,
  }: Pick<DemoVerification, "level" | "openedDaysAgo" | "email"> & { id?: string },
  askedThen?: Questionnaire,
): Promise<void> {
  const scope = scopeOf(parts, email, timeAgo(parts, openedDaysAgo, 17));
  const { companyId, accountId } = scope.session;
  const present = await new SurveyReader(parts.db, companyId).draft();
  const survey = askedThen ? asAskedThen(present, askedThen) : present;
  const frozen = await freeze(survey, scope);
  const candidate = { id: frozen.sha256, items: itemsOf(frozen.content.answers) };
  const opening: CardEvent = {
    kind: "open_verification",
    level,
    candidate,
    changed: [],
    revision: survey.draft.revision,
    reading: readingOf(survey),
  };
  const at = scope.now().toISOString();
  await write(parts.db, companyId, async (trx) => {
    await act(trx, await loadCard(new SurveyReader(trx, companyId)), opening, {
      ...{ by: accountId, at, frozen },
      ...(id !== undefined && { newId: id }),
    });
    await act(
      trx,
      await loadCard(new SurveyReader(trx, companyId)),
      { kind: "check_passed" },
      { by: null, at },
    );
  });
}

/** The verifier accepts every item, which issues the card. */
export async function passVerification(
  parts: PlatformParts,
  { daysAgo, email, verifier }: DemoVerification,
): Promise<void> {
  const { companyId } = scopeOf(parts, email, "").session;
  const theirs = scopeOf(parts, verifier.email, timeAgo(parts, daysAgo, 10));
  const id = theirs.session.accountId;
  await write(parts.db, companyId, async (trx) => {
    const happens = (event: CardEvent) => happen(trx, companyId, event, theirs);
    await happens({ kind: "assign_verifier", verifier: id, body: verifier.body });
    await acceptAll(trx, companyId, theirs);
  });
}

/** Accepts every item, and with that the phase. */
export async function acceptAll(trx: Trx, companyId: string, theirs: SignedInScope): Promise<void> {
  const by = { verifier: theirs.session.accountId };
  const { life } = await loadCard(new SurveyReader(trx, companyId));
  for (const item of life.verification?.candidate.items ?? []) {
    await happen(trx, companyId, { kind: "judge", ...by, ...item, verdict: "accepted", comment: "" }, theirs);
  }
  const { verification } = await loadCard(new SurveyReader(trx, companyId));
  const missing = verification ? await missingIn(trx, verification) : [];
  await happen(trx, companyId, { kind: "accept", ...by, missing }, theirs);
}

/** An event of a company's card, of which no mail tells. */
export async function happen(trx: Trx, companyId: string, event: CardEvent, { session, now }: SignedInScope) {
  await act(trx, await loadCard(new SurveyReader(trx, companyId)), event, {
    by: session.accountId,
    at: now().toISOString(),
    isMadeUp: true,
  });
}
