import type { ReportAnswer, ReportFacts } from "~/documents/report/facts";
import { lineWords, linesOf } from "~/domain/answers/answer-lines";
import { NO_ANSWER } from "~/domain/question/answer";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { isClosed } from "~/domain/survey/closed";
import { questionsOf } from "~/domain/survey/journey";
import { progressOf } from "~/domain/survey/progress";
import { t } from "~/texts/i18n.server";
import { basisOf } from "../card/card-basis";
import { companyWords } from "../home/company-words";
import { firstMoves } from "../home/first-moves";
import { scoredCards, scoresOfCards } from "../scoring/scores-of-cards";
import { scoringBlock } from "../scoring/scoring-block";
import { letPagesPass } from "../documents/let-pages-pass";
import type { PlatformParts } from "../scope";
import { essentialsOf } from "../store/companies";
import { filesOf } from "../survey/attachment-views";
import type { Survey } from "../survey/survey";
import { SurveyReader } from "../survey/survey-reader";
import { comparisonOf } from "./comparison-of";
import { issuedHead } from "./issued-head";

type Parts = Pick<PlatformParts, "db" | "now" | "settings">;

interface Wanted {
  year: number;
  /** The id of a version; absent = the draft. */
  version?: string | undefined;
}

/** What the report of a version, or of a draft, is made of. */
export async function reportFacts(parts: Parts, companyId: string, wanted: Wanted): Promise<ReportFacts> {
  const reader = new SurveyReader(parts.db, companyId);
  const survey = await reader.requested(wanted);
  const { issued, company, draft, year } = survey;
  await letPagesPass();
  const { scoring, weights } = issued?.versioned ?? scoringBlock(survey);
  const trend = await trendFacts(reader, issued?.issuedAt ?? null);
  await letPagesPass();
  const moves = movesOf(survey);
  await letPagesPass();
  const benchmark = await comparisonOf(parts, reader, survey);
  await letPagesPass();
  const answers = await answerFacts(parts, survey);
  return {
    year,
    company: companyWords(issued?.registry ?? essentialsOf(company)),
    issued: issued ? await issuedFacts(reader, issued.id, parts.settings.publicUrl) : null,
    draft: { updatedAt: draft.updatedAt ?? parts.now().toISOString(), revision: draft.revision },
    progress: issued?.progress ?? progressOf(questionsOf(survey.questionnaire, "full"), survey.states),
    basis: issued ? (issued.basis ?? null) : basisOf(survey),
    levels: scoring.levels,
    map: null,
    weights,
    competitiveness: scoring.competitiveness ?? null,
    trend,
    moves,
    benchmark,
    answers,
    shared: null,
  };
}

async function issuedFacts(reader: SurveyReader, id: string, publicUrl: string) {
  const { issuedAt, expiresAt, sha256, certification, publicAddress } = await issuedHead(
    reader,
    id,
    publicUrl,
  );
  const snapshot = await reader.snapshot(id);
  return {
    ...{ id, issuedAt, expiresAt, sha256 },
    certification: {
      level: certification.level,
      body: certification.body,
      dataAsOf: certification.dataAsOf,
      verifiedAnswers: snapshot?.certification?.verifiedAnswers ?? null,
    },
    publicAddress,
  };
}

/** The scores of the cards up to the one that was issued then; a later card changes nothing of an earlier report. */
async function trendFacts(reader: SurveyReader, until: string | null): Promise<ReportFacts["trend"]> {
  const issued = (await reader.issued()).filter(({ issuedAt }) => until === null || issuedAt <= until);
  const cards = await scoresOfCards(reader, scoredCards(issued));
  return cards.map(({ issuedAt, levels }) => {
    const values = CLASSES.map((level) => {
      const { actual, max, unfilled } = levels[level];
      return [level, unfilled ? null : bandOf(actual, max).value] as const;
    });
    return { issuedAt, values: Object.fromEntries(values) as ReportFacts["trend"][number]["values"] };
  });
}

/** The first moves of the plan, those of a version by its own answers. */
function movesOf(survey: Survey): ReportFacts["moves"] {
  if (survey.apiVersion !== "v3") return [];
  const { milestones } = survey.questionnaire;
  return firstMoves(survey).moves.map(({ level, milestone, prompt, gain, effort }) => ({
    ...{ prompt, gain, effort, topicId: milestone, level: level as ScoredClass },
    topic: milestones.find((one) => one.id === milestone)?.label ?? milestone,
  }));
}

/** Every question in the order of the questionnaire, with its answer in words. */
async function answerFacts({ db }: Parts, survey: Survey): Promise<ReportAnswer[]> {
  const { questionnaire, states, answers } = survey;
  const ordered = questionsOf(questionnaire, "full");
  const files = await filesOf(db, survey, ordered);
  const topics = new Map(questionnaire.milestones.map(({ id, label }) => [id, label]));
  return ordered.flatMap((question, index) => {
    const state = states.get(question.guid);
    if (!state) return [];
    const stored = isClosed(state.status) ? NO_ANSWER : (answers[question.guid] ?? NO_ANSWER);
    const elements = stored.notApplicableChosen ? {} : stored.elements;
    const { status, displayStatus, notApplicable, obsolete } = state;
    const name = obsolete ? "obsolete" : notApplicable ? "na" : (displayStatus ?? status);
    return [
      {
        number: index + 1,
        area: question.area,
        topicId: question.milestone,
        topic: topics.get(question.milestone) ?? "",
        level: question.level,
        prompt: question.prompt,
        status: t(`labels:status.${name}`),
        lines: linesOf(question, elements).map(lineWords),
        notes: [stored.explanation, stored.incompatibilityExplanation, stored.notApplicableReason].filter(
          (note): note is string => note !== null && note !== "",
        ),
        evidence: stored.attachments.flatMap((id) => files.get(id)?.name ?? []),
      },
    ];
  });
}
