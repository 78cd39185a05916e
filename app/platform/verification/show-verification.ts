import type { DocumentNeeded } from "~/api/contract/verification";
import { phaseOf, type CardLife, type Verification } from "~/domain/card/card-life";
import { lapsesAt } from "~/domain/card/conditions";
import { nextIssueAt } from "~/domain/card/draft-status";
import { documentsNeeded } from "~/domain/card/evidence";
import { changedItems, commentsAmong, isSameItem } from "~/domain/card/judgements";
import { atInstant, refusalsOf } from "~/domain/card/lifecycle";
import { openingNow } from "~/domain/card/opening";
import type { Questionnaire } from "~/domain/question/question";
import { readingOf } from "../card/draft-reading";
import { loadCard, type Card } from "../card/load-card";
import { declaredAnswers } from "../card/declared-answers";
import type { StoredVerification } from "../store/verifications";
import type { Survey } from "../survey/survey";
import { readerOf } from "../survey/survey-reader";
import type { UseCase } from "../use-case";
import { candidateContent, type CandidateContent } from "./candidate-content";
import { countsOf } from "./progress";

/** The company's progress towards a verified card, and the comments on its candidate. */
export const verification: UseCase<"survey.verification"> = async (_, scope) => {
  const reader = readerOf(scope);
  const survey = await reader.draft();
  const card = await loadCard(reader);
  const at = scope.now().toISOString();
  const life = atInstant(card.life, at);
  const summary = await judgementSummary(card, life, survey, scope.db);
  const { enabled, draftRevision: revision } = life;
  const refusals = refusalsOf(life, openingNow(life, readingOf(survey), summary.changed), at);
  return {
    year: survey.year,
    enabled,
    revision,
    refusals: [...refusals],
    nextIssueAt: nextIssueAt(life.lastIssuedAt, at),
    open: openOne(card, life),
    returned: returnedOne(card, life),
    comments: summary.comments,
    documents: enabled && life.verification === null ? documentsOfDraft(survey) : [],
    accepted: summary.accepted,
    items: summary.items,
    lookedAgain: (life.verification && card.verification && countsOf(card.verification).lookedAgain) ?? null,
  };
};

/** The minimum set of documents of what the present draft declares. */
const documentsOfDraft = (survey: Survey): DocumentNeeded[] =>
  documentsNeeded(survey.questionnaire.questions, declaredAnswers(survey)).map(({ question, ...need }) => {
    const { milestone, level } = placeIn(survey.questionnaire, question);
    return { ...need, questionId: question, milestone, level };
  });

function openOne({ verification: row }: Card, { verification, stage }: CardLife) {
  const phase = phaseOf(stage);
  if (!row || !verification || !phase) return null;
  const { level, openedAt, since, verifier } = verification;
  return {
    ...{ id: row.id, level, phase, openedAt, since },
    lapsesAt: lapsesAt(verification),
    body: verifier?.body ?? null,
  };
}

const returnedOne = ({ verification: row }: Card, { returned }: CardLife) =>
  row && returned && { how: returned.how, at: returned.at, level: row.level };

async function judgementSummary(
  { verification: row }: Card,
  life: CardLife,
  survey: Survey,
  db: Parameters<typeof candidateContent>[0],
) {
  const openOrReturned: Pick<Verification, "judgements"> | null = life.verification ?? life.returned;
  if (!row || !openOrReturned) return { comments: [], changed: [], accepted: 0, items: 0 };
  const comments = commentsAmong(openOrReturned.judgements);
  const accepted = openOrReturned.judgements.length - comments.length;
  const items = row.items.length;
  if (comments.length === 0) return { comments: [], changed: [], accepted, items };
  const content = await candidateContent(db, row.id);
  const changed = changedItems(comments, content.frozen.answers, declaredAnswers(survey));
  const isCommented = (one: StoredVerification["judgements"][number]) => one.verdict !== "accepted";
  return {
    comments: row.judgements.filter(isCommented).map((one) => ({
      ...placeOf(one, content),
      verdict: one.verdict,
      comment: one.comment,
      reply: one.reply,
      judgedAt: one.judgedAt,
      repliedAt: one.repliedAt,
      hasChanged: changed.some((item) => isSameItem(item, one)),
    })),
    changed,
    accepted,
    items,
  };
}

/** The place of a judged item in the questionnaire, and its name. */
function placeOf(
  { question, attachment }: StoredVerification["judgements"][number],
  { questionnaire, files }: CandidateContent,
) {
  return {
    questionId: question,
    attachmentId: attachment,
    fileName: attachment === null ? null : (files.get(attachment)?.name ?? null),
    ...placeIn(questionnaire, question),
  };
}

function placeIn({ questions }: Questionnaire, question: string) {
  const definition = questions.find(({ guid }) => guid === question);
  return {
    prompt: definition?.prompt ?? question,
    milestone: definition?.milestone ?? "",
    level: definition?.level ?? "",
    document: definition?.proof?.document ?? null,
  };
}
