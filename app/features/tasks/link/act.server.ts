import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { taskUrls } from "~/web/task-urls";
import { linkForm } from "./form";

export const action = privateAction({
  right: "write",
  schema: linkForm,
  perform: async ({ viewer, params, value }) => {
    const body = { ...value, questionId: params["question"] ?? "" };
    await refusedAt(linkForm, {}, viewer.call("survey.addQuestionLink", { body }));
    const notice = { kind: "success", key: "tasks:link.sent", params: { email: value.email } } as const;
    return redirectTo(viewer.session, taskUrls.list(), { notice });
  },
});
