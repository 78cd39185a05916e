import { classSoFar } from "~/domain/card/basis/so-far";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { tellsProgress, topicGains } from "~/domain/scoring/heat-map";
import type { T } from "~/texts/resources";
import { gainWords } from "~/ui/score/point-words";
import { urls } from "~/web/urls";
import type { LoadedScoring } from "./load-scoring.server";

const MOST = 5;

/** The topics of the class that is being completed, with the points they can still add; null where nothing can. */
export function gainsOf(t: T, home: LoadedScoring["home"]) {
  const { levels } = home.survey.versioned.scoring;
  const withGains = CLASSES.filter((id) => topicGains(levels[id]).length > 0);
  const level = withGains.find((id) => classSoFar(home, id) !== null) ?? withGains[0];
  if (level === undefined) return null;
  const topics = topicGains(levels[level]);
  const label = t(`labels:level.${level}`);
  const isTold = tellsProgress(levels);
  return {
    lead: t(leadOf(home, level, isTold), { label }),
    topics: topics.slice(0, MOST).map(({ id, label: topic, gain, open }) => ({
      id,
      label: topic,
      href: urls.scoring(level, id),
      gain: gainWords(t, gain),
      about: isTold ? aboutTopic(t, open) : null,
    })),
    others: Math.max(0, topics.length - MOST),
  };
}

/** Without the questions nothing tells whether a class is complete. */
function leadOf(home: LoadedScoring["home"], level: ScoredClass, isTold: boolean) {
  if (!isTold) return "scoring:gains.lead_untold";
  return classSoFar(home, level) === null ? "scoring:gains.lead" : "scoring:gains.lead_open";
}

const aboutTopic = (t: T, open: number): string =>
  open > 0 ? t("scoring:gains.open", { count: open }) : t("scoring:gains.better");
