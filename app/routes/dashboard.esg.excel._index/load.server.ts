import { FILE_LIMIT, sizeWords } from "~/domain/files/limits";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { privateLoader } from "~/web/loader.server";
import { workbookUrls } from "~/web/urls";
import { aboveSurvey } from "../dashboard/above.server";

const LIMIT = { max: sizeWords(FILE_LIMIT) };

export const loader = privateLoader({}, ({ viewer, request }) => ({
  above: aboveSurvey({}),
  year: viewer.user.currentFiscalYear,
  canUpload: viewer.can("write"),
  limit: t("excel:file_hint", LIMIT),
  isLost: new URL(request.url).searchParams.has("manca"),
}));

/** Hands the file in and leads to what it would change: nothing is stored here. */
export const action = privateAction({
  right: "write",
  fields: { file: { max: 1, file: true } },
  takesFiles: true,
  perform: async ({ viewer, values }) => {
    const [sent] = values.files("file");
    if (!sent) throw refuse([{ path: "file", code: "choose_file" }]);
    if (sent.lost === "file_too_large") throw refuse([tooLarge], 413);
    if (sent.lost) throw refuse([{ path: "file", code: sent.lost }]);
    const body = new FormData();
    body.append("file", sent.file);
    const { id } = await ifOffered(viewer.call("survey.importPreview", { body }));
    return redirectTo(viewer.session, workbookUrls.import(id));
  },
});

const tooLarge = { path: "file", code: "workbook_too_large", params: LIMIT };
