import { moduleNamed } from "~/domain/vsme/modules";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { vsmeUrls } from "~/web/vsme-urls";
import { templateForm } from "./form";
import { LIMIT } from "./load.server";

/** Fills the template that was handed in, and leads to the page that offers it. */
export const action = privateAction({
  right: "read",
  schema: templateForm,
  takesFiles: true,
  perform: async ({ viewer, value: { file, module } }) => {
    if (!file) throw refuse([{ path: "file", code: "choose_file" }]);
    const lost = refusalOfLost(file);
    if (lost?.code === "file_too_large")
      throw refuse([{ path: "file", code: "workbook_too_large", params: LIMIT }], 413);
    if (lost) throw refuse([{ path: "file", code: lost.code, params: lost.params }], lost.status);
    const body = new FormData();
    body.append("file", file);
    const { filename } = await ifOffered(
      viewer.call("report.vsmeFill", {
        params: { version: "draft" },
        query: { module: moduleNamed(module) },
        body,
      }),
    );
    return redirectTo(viewer.session, vsmeUrls(null).ready(module, filename));
  },
});
