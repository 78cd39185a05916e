import { privateAction, redirectTo, refuse } from "~/web/action.server";
import type { Notice } from "~/web/session.server";
import { historyUrls } from "~/web/urls";
import { confirmForm } from "./form";

/** Confirms the ticked copies. */
export const action = privateAction({
  right: "write",
  schema: confirmForm,
  perform: async ({ viewer, value: { copies, year } }) => {
    if (copies.length === 0) throw refuse([{ path: "copies", code: "choose_answers" }]);
    const answers = copies.map((box) => {
      const [questionId = "", revision] = box.split(":");
      return { questionId, revision: Number(revision) };
    });
    const { confirmed } = await viewer.call("survey.confirmCopies", { body: { answers, year } });
    return redirectTo(viewer.session, historyUrls.copies(), { notice: noticeOf(confirmed) });
  },
});

const noticeOf = (count: number): Notice =>
  count === 0
    ? { kind: "info", key: "copy:list.nothing_confirmed" }
    : { kind: "success", key: "copy:list.confirmed", params: { count } };
