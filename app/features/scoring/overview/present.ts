import { rulers } from "~/charts/ruler";
import { classSoFar } from "~/domain/card/basis/so-far";
import { shownMap } from "~/domain/card/basis/shown-map";
import { isClassUnfilled, isUnfilled } from "~/domain/card/basis/unfilled";
import { shownProfile } from "~/domain/people/rights";
import { CLASSES, type ScoredClass } from "~/domain/question/question";
import { bandOf } from "~/domain/scoring/bands";
import { tellsProgress } from "~/domain/scoring/heat-map";
import { isHeldBySilence } from "~/domain/scoring/score";
import type { T } from "~/texts/resources";
import { scoringHeadline } from "~/ui/score/headline";
import { isFlagTold } from "~/ui/score/score-words";
import { soFarWords } from "~/ui/score/so-far-words";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { gainsOf } from "./gains";
import type { LoadedScoring } from "./load-scoring.server";

type Home = LoadedScoring["home"];

/** The whole scoring as one picture: classes in words, topics by classes, and where points are to be gained. */
export function presentOverview(t: T, { home, period, isVersion }: LoadedScoring, viewer: Viewer) {
  const { survey, basis = null, company } = home;
  const { weights } = survey.versioned;
  const isSupplier = shownProfile(viewer.user) === "supplier";
  const classes = classesOf(t, home);
  const isBegun = classes.some(({ max, unfilled }) => max >= 0 && !unfilled);
  const flagged = classes.filter(isFlagTold).map(({ label }) => label);
  return {
    ...{ period, isVersion, isBegun, isSupplier, basis },
    /** The server tells what is behind the points. */
    isDetailed: tellsProgress(survey.versioned.scoring.levels),
    isCurrentDraft: period === null,
    canWrite: viewer.can("write"),
    headline: isBegun ? scoringHeadline(t, classes, isSupplier) : t("scoring:overview.not_begun"),
    map: shownMap(home),
    rulers: rulers(classes.map((one) => rulerOf(t, one, home, surveyUrls(period).scoring))),
    gains: period === null && isBegun ? gainsOf(t, home) : null,
    redLines: (survey.versioned.scoring.levels.start_small.redLines ?? []).map(({ label }) => label),
    held: heldClassOf(home),
    flagged: flagged.length === 0 ? null : t("card:card_flagged", { classes: flagged.join(", ") }),
    weights: weights ? t("scoring:overview.weights", weightWords(weights)) : null,
    company: company.name,
  };
}

/** The first class that silence about red lines holds below its sum; null where none is. */
const heldClassOf = (home: Home) =>
  CLASSES.find(
    (id) => isHeldBySilence(home.survey.versioned.scoring.levels[id]) && !isClassUnfilled(home, id),
  ) ?? null;

const weightWords = ({
  environment,
  social,
  governance,
}: NonNullable<Home["survey"]["versioned"]["weights"]>) => ({
  ...{ environment, social, governance },
});

const classesOf = (t: T, home: Home) =>
  CLASSES.map((id) => {
    const { actual, max, flagged } = home.survey.versioned.scoring.levels[id];
    const unfilled = isClassUnfilled(home, id);
    const label = t(`labels:level.${id}`);
    return { ...{ id, label, actual, max, flagged, unfilled }, soFar: classSoFar(home, id) };
  });

/** The draft's own score, beside that of the newest card where it is of the same year. */
function rulerOf(
  t: T,
  { id, label, actual, max, unfilled, soFar }: ReturnType<typeof classesOf>[number],
  { issued, card, year }: Home,
  hrefOf: (level: ScoredClass) => string,
) {
  const then = issued && card.year === year ? issued : null;
  return {
    ...{ id, label, href: hrefOf(id) },
    mine: unfilled ? null : bandOf(actual, max).value,
    ...(then === null ? {} : { issued: issuedValue(then, id) }),
    note: unfilled || soFar === null ? null : soFarWords(t, { actual, max, soFar }),
    without: max < 0 ? t("card:not_available") : null,
  };
}

function issuedValue({ levels, basis }: NonNullable<Home["issued"]>, id: ScoredClass) {
  const { actual, max } = levels[id];
  const covered = basis?.coverage.levels.find((level) => level.id === id);
  return isUnfilled({ max, areas: [] }, covered) ? null : bandOf(actual, max).value;
}
