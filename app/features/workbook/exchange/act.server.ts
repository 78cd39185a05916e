import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { workbookUrls } from "~/web/urls";
import { workbookForm } from "./form";
import { LIMIT } from "./load.server";

/** Hands the file in and redirects to its preview: nothing is stored here. */
export const action = privateAction({
  right: "write",
  schema: workbookForm,
  takesFiles: true,
  perform: async ({ viewer, value: { file } }) => {
    if (!file) throw refuse([{ path: "file", code: "choose_file" }]);
    const lost = refusalOfLost(file);
    if (lost?.code === "file_too_large") throw refuse([tooLarge], 413);
    if (lost) throw refuse([{ path: "file", code: lost.code, params: lost.params }], lost.status);
    const body = new FormData();
    body.append("file", file);
    const { id } = await ifOffered(viewer.call("survey.importPreview", { body }));
    return redirectTo(viewer.session, workbookUrls.import(id));
  },
});

const tooLarge = { path: "file", code: "workbook_too_large", params: LIMIT };
