import type { CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { romeDay } from "~/domain/calendar-date";
import { shownMap } from "~/domain/card/basis/shown-map";
import { shareState } from "~/domain/card/share";
import { apiVersionOf } from "~/domain/periods";
import { isClosed } from "~/domain/survey/closed";
import { questionsOf } from "~/domain/survey/journey";
import { hashOfToken } from "../../identity/tokens";
import type { Scope } from "../../scope";
import { findPublicCard, findWithdrawn } from "../../store/publicity/public-cards";
import { noteOpening, type OpenedPart, shareOfToken, type StoredShare } from "../../store/publicity/shares";
import { findSnapshot, type Snapshot } from "../../store/versions";
import { write } from "../../store/write";
import { filesOf } from "../../survey/attachment-views";
import { answerView } from "../../survey/question-view";
import type { Survey } from "../../survey/survey";
import { SurveyReader } from "../../survey/survey-reader";
import type { UseCase } from "../../use-case";
import { presentPublicCard } from "../public/public-card";
import { signatureOf } from "../../signing/signature";
import { surveyOf, topicsOf } from "./give-share";

type SharedCard = CallOutput<"survey.sharedCard">;

/** A card with what its company shows to this one recipient, whatever it shows to everyone. */
export const sharedCard: UseCase<"survey.sharedCard"> = async ({ body }, scope) => {
  const { db, now } = scope;
  const share = await workingShare(scope, body.token);
  const found = await findPublicCard(db, share.number);
  if (!found) throw new ApiError(404, "internal/not_found");
  const survey = await surveyOf(new SurveyReader(db, share.companyId), share.number);
  const { issued } = survey;
  if (!issued) throw new ApiError(404, "internal/not_found");
  const shown = { ...found.shown, showsClasses: true, sharesDocument: share.sharesDocument };
  const topics = await topicsShown(scope, survey, share);
  await note(scope, share, "page");
  return {
    recipient: share.recipient,
    endsOn: share.endsOn,
    sharesReport: share.sharesReport,
    card: presentPublicCard(share.number, shown, found.face, now()),
    heat: share.showsScoring && apiVersionOf(issued.year) === "v3" ? heatOf(issued) : null,
    topics,
  };
};

/** The bytes of the whole card, where the link shows them. */
export const sharedDocument: UseCase<"survey.sharedDocument"> = async ({ body }, scope) => {
  const share = await workingShare(scope, body.token);
  const found = share.sharesDocument && (await findSnapshot(scope.db, share.companyId, share.number));
  if (!found) throw new ApiError(404, "internal/not_found");
  await note(scope, share, "document");
  const { snapshot: text } = found;
  return { number: share.number, text, signature: signatureOf(text, scope.settings) };
};

/**
 * The link of a token. One that never was, is over, was withdrawn or whose company is gone is not found:
 * its bearer learns no more. Nothing counts the tries, since a token of 256 bits is not guessed.
 */
export async function workingShare({ db, now }: Scope, token: string): Promise<StoredShare> {
  const share = await shareOfToken(db, hashOfToken(token));
  const isOpen = share && shareState(share, romeDay(now())) === "open";
  if (!isOpen || (await findWithdrawn(db, share.number))) throw new ApiError(404, "internal/not_found");
  return share;
}

export const note = ({ db, now }: Scope, { id }: StoredShare, part: OpenedPart) =>
  write(db, null, (trx) => noteOpening(trx, id, part, now().toISOString()));

/** By topics and classes, without the questions behind them. */
const heatOf = (issued: Snapshot): SharedCard["heat"] => shownMap({ survey: issued, basis: issued.basis });

async function topicsShown(
  { db }: Scope,
  survey: Survey,
  { topics }: StoredShare,
): Promise<SharedCard["topics"]> {
  const { questionnaire, states } = survey;
  const all = questionsOf(questionnaire, "full").map((definition, index) => ({
    definition,
    index: index + 1,
  }));
  const asked = all.filter(({ definition }) => topics.includes(definition.milestone));
  const files = await filesOf(
    db,
    survey,
    asked.map(({ definition }) => definition),
  );
  return topicsOf(questionnaire)
    .filter(({ id }) => topics.includes(id))
    .map((topic) => ({
      ...topic,
      questions: asked.flatMap(({ definition, index }) => {
        const state = definition.milestone === topic.id ? states.get(definition.guid) : undefined;
        if (!state || isClosed(state.status)) return [];
        const { answerElements, explanation, incompatibilityExplanation, attachments, ...rest } = answerView(
          survey,
          state,
          files,
        );
        const { notApplicableChosen, notApplicableReason } = rest;
        return {
          definition,
          index,
          answer: {
            ...{ answerElements, explanation, incompatibilityExplanation },
            ...{ notApplicableChosen, notApplicableReason },
            attachments: attachments.map(({ id, name }) => ({ id, name })),
          },
        };
      }),
    }));
}
