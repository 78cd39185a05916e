import { randomUUID } from "node:crypto";
import { json } from "@remix-run/node";
import type { ApiError } from "~/api/errors";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { placed, refusedAt } from "~/web/schema-form";
import { namesNoField } from "~/web/unnamed-refusal";
import type { Viewer } from "~/web/viewer.server";
import { invitationUrls } from "~/web/registration-urls";
import { listedWhere } from "../../person-of.server";
import { INVITE_PLACES, inviteBodyOf, inviteForm, type TypedInvitation } from "./form";

/** An invitation that its administrator is asked to confirm. */
export interface ToConfirm {
  invitation: TypedInvitation;
  idempotencyKey: string;
}

/** Checks an invitation and asks; sends it once that is confirmed. */
export const action = privateAction({
  right: "administer",
  schema: inviteForm,
  perform: async ({ viewer, value: { step, idempotencyKey, ...invitation } }) => {
    if (step === "change") throw refuse([]);
    const body = { ...inviteBodyOf(invitation), idempotencyKey };
    if (step === "send") {
      await refusedAt(inviteForm, INVITE_PLACES, viewer.call("user.invite", { body })).catch(
        async (error: unknown) => {
          throw namesNoField(error) ? await explained(error, viewer, body.email) : error;
        },
      );
      const notice = { kind: "success", key: "invite:sent", params: { email: body.email } } as const;
      return redirectTo(viewer.session, invitationUrls.form(), { notice });
    }
    const check = nullUnlessOffered(viewer.call("user.checkInvite", { body }));
    const refused = (await refusedAt(inviteForm, INVITE_PLACES, check))?.refused ?? [];
    if (refused.length > 0) throw refuse(placed(refused, inviteForm, INVITE_PLACES), 409);
    return json<ToConfirm>({ invitation, idempotencyKey: randomUUID() });
  },
});

/**
 * Why an invitation was refused, where the server does not say it: the person is in the company's list already, or (a 409)
 * the address has an account elsewhere, which §8 names; else the server's own refusal.
 */
async function explained(error: ApiError, viewer: Viewer, email: string): Promise<ApiError> {
  const isThisOne = (person: { email: string }) => person.email.toLowerCase() === email.toLowerCase();
  const listed = await listedWhere(viewer, isThisOne);
  if (listed !== null) return refuse([{ path: "email", code: "already_listed" }], 409);
  return error.status === 409 ? refuse([{ path: "email", code: "address_refused" }], 409) : error;
}
