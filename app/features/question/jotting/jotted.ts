import type { QuestionView } from "~/api/contract/survey";
import { shownLabels } from "~/domain/answers/answer-lines";
import { rulesOf } from "~/domain/answers/classes";
import { formatDateTime } from "~/texts/format";
import type { T } from "~/texts/resources";
import type { SurveyUrls } from "~/web/urls";

/** What a jotting puts into the form of its question, as it was typed; null without one. */
export function jottedOf({ definition, jotting }: QuestionView) {
  if (!jotting) return null;
  const typed = Object.fromEntries(jotting.typed.map(({ id, value }) => [id, value]));
  const { elements } = rulesOf(definition).read(definition, typed);
  const { notApplicable, notApplicableBecause: because = "", notApplicableReason: words = "" } = typed;
  return {
    typed,
    computed: shownLabels(definition, elements),
    notApplicable: definition.notApplicableEnabled
      ? { chosen: notApplicable !== undefined, because, words }
      : null,
    explanation: typed["explanation"] ?? "",
    incompatibilityExplanation: typed["incompatibilityExplanation"] ?? "",
    // A colleague's save since then is met as a conflict (D13).
    revision: jotting.revision,
  };
}

/** The jottings of a page in words. */
export interface ShownJottings {
  title: string;
  words: string[];
  /** Leads to the form with them in it; null where they are. */
  resume: string | null;
}

interface Showing {
  isJotted: boolean;
  urls: SurveyUrls;
  levels: string;
}

/** Null where the user has none to a question that can be answered. */
export function shownJottings(
  t: T,
  views: readonly QuestionView[],
  { isJotted, urls, levels }: Showing,
): ShownJottings | null {
  const jottings = views.flatMap(({ jotting, answer }) =>
    jotting ? [{ ...jotting, isBehind: jotting.revision < answer.revision }] : [],
  );
  const [last] = jottings.map(({ keptAt }) => keptAt).sort().toReversed(); // prettier-ignore
  const [lead] = views;
  if (last === undefined || !lead) return null;
  const { milestone, guid } = lead.definition;
  return {
    title: t(isJotted ? "jotting:filled_title" : "jotting:title", { at: formatDateTime(last) }),
    words: [
      t(isJotted ? "jotting:filled" : "jotting:offered"),
      ...(jottings.some(({ isBehind }) => isBehind) ? [t("jotting:changed")] : []),
    ],
    resume: isJotted ? null : urls.question(levels, milestone, guid, { appunto: 1 }),
  };
}
