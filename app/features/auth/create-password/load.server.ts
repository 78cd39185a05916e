import { json } from "@remix-run/node";
import type { CallOutput } from "~/api/contract";
import type { RefusedForm } from "~/domain/issues";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { refusedLink } from "../password/load.server";

export type PendingInvitation = CallOutput<"user.pendingInvitation">;

interface Invited {
  /** What the link would accept; null when it is over, or cannot be looked up for the moment. */
  pending: PendingInvitation | null;
  over: RefusedForm | null;
}

/** Opening the link changes nothing: mail scanners open links too (D8). */
export const loader = publicLoader(async ({ visitor, params }) => {
  const token = linkToken(params);
  const looked = refusedLink(visitor.call("user.pendingInvitation", { body: { token } }));
  const { answer: pending, over } = await looked;
  return json<Invited>({ pending, over }, { status: over ? 410 : 200 });
});
