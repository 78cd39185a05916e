import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { identityFor } from "~/web/caller.server";
import { publicLoader } from "~/web/loader.server";
import { wordIssue } from "~/web/errors.server";

/**
 * Checks the link before a person thinks of a password. Only a definite refusal of the link hides the form: when the
 * check itself fails, the post reports the problem.
 */
export const checkLink = () =>
  publicLoader(async ({ request, params }) => {
    const token = (params["token"] ?? "").slice(0, 200);
    const refusal = await identityFor(request)
      .checkLink(token)
      .then(
        () => null,
        (error: unknown) => error,
      );
    if (!(refusal instanceof ApiError) || refusal.status !== 424) return json({ over: null });
    const isUnknown = refusal.code === "embedded/invalid-action-code";
    const code = isUnknown ? "invalid_action_code" : "expired_action_code";
    const over: RefusedForm = { values: {}, issues: [wordIssue({ path: "", code })] };
    return json({ over }, { status: 410 });
  });
