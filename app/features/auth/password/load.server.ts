import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { identityFor } from "~/web/identity.server";
import { publicLoader } from "~/web/loader.server";
import { wordIssue } from "~/web/errors.server";
import { linkToken } from "~/web/link-token";

/**
 * Checks the link before a person thinks of a password. Only a definite refusal of the link hides the form: when the
 * check itself fails, the post reports the problem.
 */
export const checkLink = () =>
  publicLoader(async ({ request, params }) => {
    const token = linkToken(params);
    const { over } = await refusedLink(identityFor(request).checkLink(token));
    return json({ over }, { status: over ? 410 : 200 });
  });

/** What a call with a mailed link answers, or the refusal of the link; neither when the call itself fails. */
export async function refusedLink<Answer>(
  answer: Promise<Answer>,
): Promise<{ answer: Answer | null; over: RefusedForm | null }> {
  try {
    return { answer: await answer, over: null };
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.status !== 424) return { answer: null, over: null };
    const isUnknown = refusal.code === "embedded/invalid-action-code";
    const general = { path: "", code: isUnknown ? "invalid_action_code" : "expired_action_code" };
    return { answer: null, over: { values: {}, issues: [wordIssue(refusal.errors[0] ?? general)] } };
  }
}
