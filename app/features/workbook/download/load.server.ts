import { redirect } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import { askedPeriod } from "~/web/period.server";
import { downloadOf, privateLoader } from "~/web/loader.server";
import { workbookUrls } from "~/web/urls";

/** Of the person or the address, not of the workbook. */
const IS_ELSEWHERE = [401, 404, 429];

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
    if (!(error instanceof ApiError) || IS_ELSEWHERE.includes(error.status)) throw error;
    throw redirect(`${workbookUrls.page()}?manca`);
  }
});
