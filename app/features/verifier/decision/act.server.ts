import type { CallOutput } from "~/api/contract";
import { ifOffered } from "~/web/errors.server";
import { privateAction, redirectTo } from "~/web/action.server";
import type { Notice } from "~/web/session.server";
import { verifierUrls } from "~/web/verifier-urls";
import { decisionForm } from "./form";

export const action = privateAction({
  right: "verify",
  schema: decisionForm,
  perform: async ({ value, viewer, params }) => {
    const id = params["id"] ?? "";
    const decided = await ifOffered(viewer.call("survey.decide", { params: { id }, body: value }));
    return redirectTo(viewer.session, verifierUrls.case(id), { notice: noticeOf(decided) });
  },
});

function noticeOf({ phase, versionId }: CallOutput<"survey.decide">): Notice {
  if (versionId !== null) {
    return { kind: "success", key: "verifier:decided.issued", params: { card: versionId } };
  }
  return { kind: "success", key: phase === null ? "verifier:decided.refused" : "verifier:decided.in_depth" };
}
