import { CLASSES } from "~/domain/question/question";
import { apiVersionOf } from "~/domain/periods";
import { formatPoints } from "~/texts/format";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { csvLoader } from "~/web/csv-loader.server";
import { urls } from "~/web/urls";
import { type LoadedScoring, loadScoring } from "./load-scoring.server";

/** The points of every scored question, as the pages of the classes explain them, for a spreadsheet. */
export const loader = csvLoader({
  right: "read",
  name: "scoring",
  page: urls.scoring,
  rows: async (viewer, _request, params) => [
    TITLES,
    ...rowsOf((await loadScoring(viewer, params, "questions")).home),
  ],
});

const TITLES = (["class", "area", "topic", "question", "actual", "max", "status"] as const).map((column) =>
  t(`scoring:file.${column}`),
);

/** None for a year without scored classes. */
function rowsOf({ survey, year }: LoadedScoring["home"]): string[][] {
  if (apiVersionOf(year) !== "v3") return [];
  return CLASSES.flatMap((level) =>
    survey.versioned.scoring.levels[level].areas.flatMap((area) =>
      area.milestones.flatMap((topic) =>
        topic.questions.map(({ prompt, actual, max, earned, why }) => [
          t(`labels:level.${level}`),
          t(`labels:area.${area.id}` as TextKey),
          topic.label,
          prompt,
          ...[actual, max].map((points) => (points < 0 ? "" : formatPoints(points))),
          t(`scoring:why.${why}`, { earned }),
        ]),
      ),
    ),
  );
}
