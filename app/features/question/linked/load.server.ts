import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { t } from "~/texts/i18n.server";
import { ifOffered, wordIssue } from "~/web/errors.server";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import type { Visitor } from "~/web/viewer.server";
import { type LinkedPage, linkedPage } from "./present";

interface Linked {
  /** Null when the link is over. */
  page: LinkedPage | null;
  over: RefusedForm | null;
}

export const linkedQuestion = ({ call }: Visitor, token: string) =>
  ifOffered(call("survey.linkedQuestion", { body: { token } }));

/** Opening the link changes nothing. */
export const loader = publicLoader(async ({ visitor, params }) => {
  try {
    const page = linkedPage(t, await linkedQuestion(visitor, linkToken(params)));
    return json<Linked>({ page, over: null });
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.status !== 424) throw refusal;
    const general = { path: "", code: "invalid_action_code" };
    const over = { values: {}, issues: [wordIssue(refusal.errors[0] ?? general)] };
    return json<Linked>({ page: null, over }, { status: 410 });
  }
});
