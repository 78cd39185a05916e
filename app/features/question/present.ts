import type { CallOutput } from "~/api/contract";
import type { QuestionView } from "~/api/contract/survey";
import type { T } from "~/texts/resources";
import type { SurveyUrls } from "~/web/urls";
import { prefixOf } from "./form";
import { itemOf, type QuestionItem } from "./question-item";

type QuestionData = CallOutput<"survey.question">;

export interface QuestionPage {
  title: string;
  /** Area, milestone and number in the journey. */
  eyebrow: string;
  milestone: string;
  progress: QuestionData["progress"];
  questions: QuestionItem[];
  here: string;
  list: string;
  previous: string | null;
  following: string | null;
  /** Why the answers are read only; null when the user may give them. */
  readOnly: string | null;
}

interface Showing {
  lead: QuestionView;
  levels: string;
  urls: SurveyUrls;
  readOnly: string | null;
  /** The year whose answers the user wants as a proposal. */
  da: string | null;
}

/** Exactly what the page shows. */
export function questionPage(
  t: T,
  loaded: QuestionData,
  { lead, levels, urls, readOnly, da }: Showing,
): QuestionPage {
  const { area, milestone, guid, prompt } = lead.definition;
  const isAlone = loaded.questions.length === 1;
  const { reportingOpen = true } = loaded;
  const fill = readOnly === null ? urls.question(levels, milestone, guid, { da: loaded.year - 1 }) : null;
  const isFilled = fill !== null && da === String(loaded.year - 1);
  const isWaiting = !reportingOpen && readOnly === null;
  const context = { t, urls, isWaiting, year: loaded.year, fill, isFilled };
  return {
    title: isAlone ? prompt : lead.milestoneLabel,
    eyebrow: [t(`labels:area.${area}`), lead.milestoneLabel, positionOf(t, loaded)].join(" · "),
    milestone: lead.milestoneLabel,
    progress: loaded.progress,
    questions: loaded.questions.map((view, index) =>
      itemOf(view, prefixOf(index, loaded.questions.length), context),
    ),
    here: urls.question(levels, milestone, guid),
    list: urls.level(levels),
    previous:
      loaded.previousId && urls.question(levels, loaded.previousMilestone ?? milestone, loaded.previousId),
    following: loaded.nextId && urls.question(levels, loaded.nextMilestone ?? milestone, loaded.nextId),
    readOnly,
  };
}

function positionOf(t: T, { questions, total }: QuestionData): string {
  const places = questions.map(({ index }) => index).filter((index) => index > 0);
  const place = { from: Math.min(...places), to: Math.max(...places), total };
  return t(place.from === place.to ? "answering:position" : "answering:positions", place);
}
