import { privateAction, redirectTo } from "~/web/action.server";
import { historyUrls } from "~/web/urls";
import type { Notice } from "~/web/session.server";
import { settleAnswer } from "./form";
import { addressIn } from "./load.server";

export const action = privateAction({
  right: "write",
  schema: settleAnswer,
  perform: async ({ viewer, value: { way, question, revision, year }, request }) => {
    const { left } = await viewer.call("survey.settleObsolete", {
      params: { id: question },
      body: { action: way, revision, year },
    });
    const { pagina } = addressIn(request);
    const url = historyUrls.obsolete(pagina > 1 && left > 0 ? { pagina } : {});
    return redirectTo(viewer.session, url, { notice: noticeOf(way, left) });
  },
});

function noticeOf(way: "confirm" | "remove", left: number): Notice {
  const what = way === "confirm" ? "settled" : "removed";
  return left === 0
    ? { kind: "success", key: `obsolete:${what}_last` }
    : { kind: "success", key: `obsolete:${what}`, params: { count: left } };
}
