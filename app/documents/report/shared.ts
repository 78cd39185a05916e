import type { ReportFacts } from "./facts";
import { shownOf } from "./shown";

/** What a link to a card shows of its report. */
interface SharedScope {
  recipient: string;
  /** The scores of areas and topics. */
  showsScoring: boolean;
  /** Ids of topics whose questions are shown. */
  topics: readonly string[];
}

/**
 * The facts of a report without what a link does not show: nothing else reaches the process that draws it. Earlier cards
 * are never part of it.
 */
export function sharedFacts(
  facts: ReportFacts,
  { recipient, showsScoring, topics }: SharedScope,
): ReportFacts {
  const isShown = (topic: string) => topics.includes(topic);
  const { basis, levels } = facts;
  const labels = new Map(facts.answers.map(({ topicId, topic }) => [topicId, topic]));
  return {
    ...facts,
    map: showsScoring ? shownOf(facts).map : null,
    levels: {
      start_small: sharedLevel(levels.start_small, showsScoring, isShown),
      graduate: sharedLevel(levels.graduate, showsScoring, isShown),
      master: sharedLevel(levels.master, showsScoring, isShown),
    },
    basis: basis && {
      ...basis,
      notApplicable: basis.notApplicable.filter(({ milestone }) => isShown(milestone)),
    },
    competitiveness: showsScoring ? facts.competitiveness : null,
    benchmark: showsScoring ? facts.benchmark : null,
    trend: [],
    moves: showsScoring ? facts.moves.filter(({ topicId }) => isShown(topicId)) : [],
    answers: facts.answers.filter(({ topicId }) => isShown(topicId)),
    shared: { recipient, showsScoring, topics: topics.flatMap((topic) => labels.get(topic) ?? []) },
  };
}

type Level = ReportFacts["levels"]["master"];

/**
 * The class with its red lines always, those without an answer too, as the page of the link has them; its topics where
 * scores are shown, and questions of shown topics alone.
 */
function sharedLevel(level: Level, showsScoring: boolean, isShown: (topic: string) => boolean): Level {
  const areas = showsScoring ? level.areas : [];
  return {
    ...level,
    areas: areas.map((area) => ({
      ...area,
      milestones: area.milestones.map((topic) => (isShown(topic.id) ? topic : { ...topic, questions: [] })),
    })),
  };
}
