import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { aboveSurvey } from "~/web/period.server";

export const LIMIT = { max: sizeWords(FILE_LIMIT) };

export const loader = privateLoader({}, ({ viewer }) => ({
  above: aboveSurvey({}),
  year: viewer.user.currentFiscalYear,
  /** Why no workbook can be uploaded; null where it can. */
  onlyDownload: viewer.can("write")
    ? viewer.takesExtensions
      ? null
      : ("not_offered" as const)
    : ("reader" as const),
  limit: t("excel:file_hint", LIMIT),
}));
