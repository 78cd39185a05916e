import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod } from "~/web/period.server";
import { privateLoader } from "~/web/loader.server";
import { surveyUrls } from "~/web/urls";

/** The review starts with the first area of the year. */
export const loader = privateLoader({}, async ({ viewer, params }) => {
  const period = askedPeriod(params);
  const { areas } = await viewer.call("survey.config", { query: period ? { year: period.year } : {} });
  const [first] = areas;
  if (!first) throw new ApiError(404, "internal/not_found");
  return redirect(surveyUrls(period).review(first.id));
});
