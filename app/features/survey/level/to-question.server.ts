import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod, overviewOf } from "~/web/period.server";
import { isAmong, knownLevels } from "~/web/period";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";
import { isOpen } from "../list/questions";

export { notServedInPeriods as action } from "~/web/loader.server";

/** A milestone leads to its first open question, or to its first one. */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const period = askedPeriod(params);
  const overview = await overviewOf(viewer, period);
  const levels = knownLevels(params["levels"] ?? "", overview);
  const rows = overview.questions
    .filter(({ milestone }) => milestone === params["milestone"])
    .filter(isAmong(levels));
  const row = rows.find((one) => isOpen(one, overview)) ?? rows[0];
  if (!row) throw new ApiError(404, "internal/not_found");
  return redirect(surveyUrls(period).question(levels, row.milestone, row.id));
});
