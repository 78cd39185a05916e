import { ApiError } from "~/api/errors";
import { linkedFile } from "~/web/file-failure.server";
import { downloadOf, privateLoader } from "~/web/loader.server";
import { askedPeriod } from "~/web/period.server";
import { surveyUrls, workbookUrls } from "~/web/urls";

/** The workbook of the draft or of the named period: with its answers, or with its questions alone. */
export const loader = privateLoader({}, ({ viewer, params, request }) => {
  const period = askedPeriod(Object.fromEntries(new URL(request.url).searchParams));
  const page = period === null ? workbookUrls.page() : surveyUrls(period).survey();
  return linkedFile(viewer, page, async () => {
    const year = period?.year;
    if (params.kind === "questions") {
      const { filename } = await viewer.call("survey.downloadQuestions", { query: { year } });
      return downloadOf(viewer, "questions", filename);
    }
    if (params.kind !== "answers") throw new ApiError(404, "internal/not_found");
    const version = period?.version ?? "draft";
    const { filename } = await viewer.call("survey.downloadAnswers", {
      params: { version },
      query: { year },
    });
    return downloadOf(viewer, "answers", filename);
  });
});
