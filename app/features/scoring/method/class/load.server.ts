import { ApiError } from "~/api/errors";
import { CLASSES } from "~/domain/question/question";
import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { urls } from "~/web/urls";
import { methodOfClass, namedRows } from "./present";

export { notServed as action } from "~/web/loader.server";

export const loader = privateLoader({ right: "signedIn" }, async ({ viewer, params }) => {
  const level = CLASSES.find((id) => id === params["level"]);
  if (!level) throw new ApiError(404, "internal/not_found");
  const rowsOf = async (table: string) =>
    namedRows(await ifOffered(viewer.call("config.scoringMethodTable", { params: { table } })));
  const [method, questions, answers, thresholds] = await Promise.all([
    ifOffered(viewer.call("config.scoringMethod", {})),
    rowsOf("questions"),
    rowsOf("answers"),
    rowsOf("thresholds"),
  ]);
  return {
    ...methodOfClass(t, level, { method, questions, answers, thresholds }),
    above: [
      { label: t("scoring:crumb"), to: urls.scoring() },
      { label: t("method:crumb"), to: urls.scoringMethod() },
    ],
  };
});
