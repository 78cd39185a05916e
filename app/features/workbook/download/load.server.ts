import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod } from "~/web/period.server";
import { downloadOf, isElsewhere, privateLoader } from "~/web/loader.server";
import { workbookUrls } from "~/web/urls";

/**
 * The workbook of the draft or of the named period: with its answers, or with its questions alone. The page reports an
 * error.
 */
export const loader = privateLoader({}, async ({ viewer, params, request }) => {
  const period = askedPeriod(Object.fromEntries(new URL(request.url).searchParams));
  const year = period?.year;
  try {
    if (params.kind === "questions") {
      const { filename } = await viewer.call("survey.downloadQuestions", { query: { year } });
      return await downloadOf(viewer, "questions", filename);
    }
    if (params.kind !== "answers") throw new ApiError(404, "internal/not_found");
    const version = period?.version ?? "draft";
    const { filename } = await viewer.call("survey.downloadAnswers", {
      params: { version },
      query: { year },
    });
    return await downloadOf(viewer, "answers", filename);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404 || isElsewhere(error)) throw error;
    throw redirect(`${workbookUrls.page()}?manca`);
  }
});
