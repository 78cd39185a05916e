import { privateAction, redirectTo, refuse } from "~/web/action.server";
import type { FormFields, Values } from "~/web/fields.server";
import { historyUrls } from "~/web/urls";
import { REVISION } from "~/web/revision-field";
import type { Notice } from "~/web/session.server";
import { askedIn } from "./load.server";

const FIELDS = {
  question: { max: 64 },
  way: { max: 10 },
  revision: REVISION,
  /** Of the list: who has it open while the year changes settles nothing of the next one. */
  year: { max: 4, digits: true, always: true },
} as const satisfies FormFields;

export const action = privateAction({
  right: "write",
  fields: FIELDS,
  perform: async ({ viewer, values, request }) => {
    const way = wayOf(values);
    const { left } = await viewer.call("survey.settleObsolete", {
      params: { id: values.one("question") },
      body: { action: way, revision: Number(values.one("revision")), year: Number(values.one("year")) },
    });
    const { pagina } = askedIn(request);
    const url = historyUrls.obsolete(pagina > 1 && left > 0 ? { pagina } : {});
    return redirectTo(viewer.session, url, { notice: noticeOf(way, left) });
  },
});

function wayOf(values: Values): "confirm" | "remove" {
  const way = values.one("way");
  if (way !== "confirm" && way !== "remove") throw refuse([{ path: "", code: "stale_form" }]);
  return way;
}

function noticeOf(way: "confirm" | "remove", left: number): Notice {
  const what = way === "confirm" ? "settled" : "removed";
  return left === 0
    ? { kind: "success", key: `obsolete:${what}_last` }
    : { kind: "success", key: `obsolete:${what}`, params: { count: left } };
}
