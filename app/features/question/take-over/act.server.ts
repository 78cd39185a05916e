import { privateAction, redirectTo } from "~/web/action.server";
import type { Notice } from "~/web/session.server";
import { lastYearOfTopic } from "~/web/last-year-urls";
import { historyUrls } from "~/web/urls";
import { takeOverForm } from "./form";

/** Takes over last year's answers of the topic, or gives back what was there before. */
export const action = privateAction({
  right: "write",
  schema: takeOverForm,
  perform: async ({ viewer, params, value: { deed, year } }) => {
    const { milestone: id = "" } = params;
    const here = lastYearOfTopic(id);
    const input = { params: { id }, body: { year } };
    if (deed === "undo") {
      const { withdrawn: count } = await viewer.call("survey.undoTakeOver", input);
      return redirectTo(viewer.session, here, { notice: noticeOf("undone", count, year - 1) });
    }
    const { taken } = await viewer.call("survey.takeOver", input);
    if (taken === 0) return redirectTo(viewer.session, here, { notice: noticeOf("taken", 0, year - 1) });
    const undo = { to: here, fields: { deed: "undo", year: String(year) } };
    return redirectTo(viewer.session, historyUrls.copies(), {
      notice: { ...noticeOf("taken", taken, year - 1), undo },
    });
  },
});

const noticeOf = (deed: "taken" | "undone", count: number, year: number): Notice =>
  count === 0
    ? { kind: "info", key: `takeover:${deed}_none` }
    : { kind: "success", key: `takeover:${deed}`, params: { count, year } };
