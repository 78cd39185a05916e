import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { refusalOfLost } from "~/web/hand-in-file.server";
import { invitationUrls } from "~/web/registration-urls";
import { manyForm } from "./form";

/** Hands a list in and leads to its rows: nothing is sent here. */
export const action = privateAction({
  right: "administer",
  schema: manyForm,
  takesFiles: true,
  perform: async ({ viewer, value: { list, file } }) => {
    const isPasted = list.trim() !== "";
    if (isPasted && file) throw refuse([{ path: "file", code: "csv_both" }]);
    if (!isPasted && !file) throw refuse([{ path: "list", code: "csv_missing" }]);
    const lost = file && refusalOfLost(file);
    if (lost?.code === "file_too_large") throw refuse([{ path: "file", code: "csv_too_large" }], 413);
    if (lost) throw refuse([{ path: "file", code: lost.code, params: lost.params }], lost.status);
    const body = new FormData();
    body.append("file", file ?? new File([list], `${t("invite:many.pasted")}.csv`, { type: "text/csv" }));
    const call = ifOffered(viewer.call("user.previewInvitations", { body }));
    const { id } = await call.catch((error: unknown) => {
      throw error instanceof ApiError && isPasted ? atList(error) : error;
    });
    return redirectTo(viewer.session, invitationUrls.list(id));
  },
});

/** The issues of a pasted list are at its field. */
const atList = (error: ApiError): ApiError =>
  error.withErrors(error.errors.map((issue) => (issue.path === "file" ? { ...issue, path: "list" } : issue)));
