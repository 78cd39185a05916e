import { json } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { RefusedForm } from "~/domain/issues";
import { identityFor } from "~/web/caller.server";
import { publicLoader } from "~/web/loader.server";
import { wordIssue } from "~/web/errors.server";

/**
 * What is wrong with the link of this page, before anybody thinks of a password. Only a certain no hides the form: when
 * the question itself is refused, choosing a password will tell.
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
