import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/extension.server";
import { workbookUrls } from "~/web/urls";
import { LIMIT } from "./load.server";

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
