import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import type { TextKey } from "~/texts/resources";
import { rowPointWords } from "~/ui/score/point-words";
import { normalLevels, type Period } from "~/web/period";
import { aboveLevels, overviewOf, periodWords } from "~/web/period.server";
import { surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";

export type ToldQuestion = Awaited<ReturnType<typeof toldQuestion>>;

/**
 * What the specification tells of a question of a closed year or of an issued version: its line in the questionnaire. The
 * answers of these periods are in the workbook alone (D14).
 */
export async function toldQuestion(viewer: Viewer, params: LoaderFunctionArgs["params"], period: Period) {
  const overview = await overviewOf(viewer, period);
  const row = overview.questions.find(({ id }) => id === params.question);
  if (!row) throw new ApiError(404, "internal/not_found");
  const urls = surveyUrls(period);
  const levels = normalLevels(params.levels ?? "");
  if (levels !== params.levels || row.milestone !== params.milestone)
    throw redirect(urls.question(levels, row.milestone, row.id));
  const milestone = overview.milestones.find(({ id }) => id === row.milestone)?.label ?? row.milestone;
  return {
    told: true as const,
    title: row.prompt,
    milestone,
    eyebrow: [t(`labels:area.${row.area}` as TextKey), milestone].join(" · "),
    answer: null,
    note: periodWords(period, viewer, overview.issuedAt),
    chip: {
      status: row.displayStatus ?? row.status,
      notApplicable: row.notApplicableChosen,
      obsolete: row.isObsolete,
    },
    points: rowPointWords(t, row),
    list: urls.list(levels),
    workbook: urls.workbookFile("answers"),
    above: aboveLevels(params),
  };
}
