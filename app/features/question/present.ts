import type { CallOutput } from "~/api/contract";
import type { Proposal } from "~/api/contract/proposals";
import type { PeersAnswers } from "~/api/contract/report";
import type { QuestionView } from "~/api/contract/survey";
import type { TopicStep } from "~/domain/survey/journey";
import { FIRST_SCORE, type PathId } from "~/domain/survey/paths";
import type { T } from "~/texts/resources";
import { answerIdOf } from "~/ui/question/group";
import { urls as allUrls, type SurveyUrls } from "~/web/urls";
import { prefixOf } from "./form";
import { type ShownJottings, shownJottings } from "./jotting/jotted";
import { carried } from "./proposal/seen-proposal";
import { proposalWords, type ShownProposal } from "./proposal/words";
import { itemOf, type QuestionItem } from "./question-item";

type QuestionData = CallOutput<"survey.question">;

export interface QuestionPage {
  title: string;
  /** Path, area, milestone and number in the journey. */
  eyebrow: string;
  milestone: string;
  progress: QuestionData["progress"];
  questions: QuestionItem[];
  here: string;
  list: string;
  previous: string | null;
  following: string | null;
  /** Proposals that wait for a decision, with the revision of the answer and, of several questions, which it is. */
  proposals: (ShownProposal & { revision: number; prompt: string | null })[];
  /** The proposal that the form is filled with, as the form carries it. */
  proposal: string | null;
  /** What the user typed here and did not save; null without. */
  jottings: ShownJottings | null;
  /** Where script sends what is typed; null where the server keeps no jottings. */
  jot: string | null;
  /** Id of the inputs of the first question that can be answered; null where none can. */
  answer: string | null;
  /** The pages of the topic; empty where another server does not name them. */
  steps: (TopicStep & { href: string })[];
  /** The closed questions that the way to the following page skips. */
  skipped: number;
  /** The first questions ask for no paper: what takes files waits folded. */
  foldsFiles: boolean;
  /** Why the answers are read only; null when the user may give them. */
  readOnly: string | null;
}

interface Showing {
  lead: QuestionView;
  levels: string;
  /** The path that the journey keeps to. */
  path: PathId | undefined;
  urls: SurveyUrls;
  readOnly: string | null;
  /** The year whose answers the user wants as a proposal. */
  da: string | null;
  /** Those that wait for a decision; one of them may be the one that the user wants in the form. */
  proposals: readonly Proposal[];
  proposta: string | null;
  /** The user wants what they typed here and did not save in the form. */
  isJotted: boolean;
  /** What other companies answered to the questions of the page. */
  peers: readonly PeersAnswers[];
}

/** Exactly what the page shows. */
export function questionPage(
  t: T,
  loaded: QuestionData,
  { lead, levels, path, urls, readOnly, da, proposals, proposta, peers, isJotted: wantsJotting }: Showing,
): QuestionPage {
  const { area, milestone, guid, prompt } = lead.definition;
  const isAlone = loaded.questions.length === 1;
  const { reportingOpen = true } = loaded;
  const fill = readOnly === null ? urls.question(levels, milestone, guid, { da: loaded.year - 1 }) : null;
  const isFilled = fill !== null && da === String(loaded.year - 1);
  const isWaiting = !reportingOpen && readOnly === null;
  const proposal = (readOnly === null && proposals.find(({ id }) => id === proposta)) || null;
  const isJotted = wantsJotting && readOnly === null;
  const context = { proposal, isJotted, peers, t, urls, isWaiting, year: loaded.year, fill, isFilled };
  const items = loaded.questions.map((view, index) =>
    itemOf(view, prefixOf(index, loaded.questions.length), context),
  );
  const openViews = loaded.questions.filter((_, index) => items[index]?.closed === null);
  const open = readOnly === null ? items.find(({ closed }) => closed === null) : undefined;
  return {
    title: isAlone ? prompt : lead.milestoneLabel,
    eyebrow: [
      ...(path ? [t(`labels:path.${path}`)] : []),
      t(`labels:area.${area}`),
      [lead.milestoneLabel, path === FIRST_SCORE ? placeOf(t, loaded) : positionOf(t, loaded)]
        .filter(Boolean)
        .join(", "),
    ].join(" · "),
    milestone: lead.milestoneLabel,
    progress: loaded.progress,
    questions: items,
    answer: open ? answerIdOf(open.prefix) : null,
    // The first score has an order of its own, across the topics.
    steps: (path === FIRST_SCORE ? [] : (loaded.topic ?? [])).map((step) => ({
      ...step,
      href: urls.question(levels, milestone, step.id),
    })),
    skipped: loaded.skipped ?? 0,
    foldsFiles: path === FIRST_SCORE,
    here: urls.question(levels, milestone, guid),
    list: urls.list(levels),
    previous:
      loaded.previousId && urls.question(levels, loaded.previousMilestone ?? milestone, loaded.previousId),
    following: loaded.nextId && urls.question(levels, loaded.nextMilestone ?? milestone, loaded.nextId),
    proposals: proposals
      .filter(({ id }) => id !== proposal?.id)
      .flatMap((one) => waitingProposal(t, loaded.questions, one, urls)),
    proposal: proposal && !isJotted ? carried(proposal) : null,
    jottings: open ? shownJottings(t, openViews, { isJotted, urls, levels }) : null,
    jot: open && openViews.some(({ jotting }) => jotting !== undefined) ? allUrls.jotting(guid) : null,
    readOnly,
  };
}

function waitingProposal(t: T, views: readonly QuestionView[], proposal: Proposal, urls: SurveyUrls) {
  const view = views.find(({ definition }) => definition.guid === proposal.questionId);
  if (!view) return [];
  const { definition, answer } = view;
  const prompt = views.length === 1 ? null : definition.prompt;
  const edit = urls.question("full", definition.milestone, definition.guid, { proposta: proposal.id });
  return [{ ...proposalWords(t, definition, proposal), edit, revision: answer.revision, prompt }];
}

/** Where the page is in its topic; in the whole questionnaire where another server does not name the topic. */
function positionOf(t: T, { questions, total, topic = [] }: QuestionData): string {
  const here = topic.findIndex(({ isHere }) => isHere) + 1;
  if (here > 0) return topic.length === 1 ? "" : t("answering:step", { place: here, total: topic.length });
  return placeOf(t, { questions, total });
}

/** Where the page is in the journey. */
function placeOf(t: T, { questions, total }: Pick<QuestionData, "questions" | "total">): string {
  if (total === 0) return "";
  const places = questions.map(({ index }) => index).filter((index) => index > 0);
  const place = { from: Math.min(...places), to: Math.max(...places), total };
  return t(place.from === place.to ? "answering:position" : "answering:positions", place);
}
