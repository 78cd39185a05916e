import { json } from "@remix-run/node";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { placed, refusedAt } from "~/web/schema-form";
import { invitationUrls } from "~/web/registration-urls";
import { INVITE_PLACES, inviteBodyOf, inviteForm, type TypedInvitation } from "./form";

/** An invitation that its administrator is asked to confirm. */
export interface ToConfirm {
  invitation: Omit<TypedInvitation, "step">;
}

/** Checks an invitation and asks; sends it once that is confirmed. */
export const action = privateAction({
  right: "administer",
  schema: inviteForm,
  perform: async ({ viewer, value: { step, ...invitation } }) => {
    if (step === "change") throw refuse([]);
    const body = inviteBodyOf({ ...invitation, step });
    if (step === "send") {
      await refusedAt(inviteForm, INVITE_PLACES, viewer.call("user.invite", { body }));
      const notice = { kind: "success", key: "invite:sent", params: { email: body.email } } as const;
      return redirectTo(viewer.session, invitationUrls.form(), { notice });
    }
    const check = nullUnlessOffered(viewer.call("user.checkInvite", { body }));
    const refused = (await refusedAt(inviteForm, INVITE_PLACES, check))?.refused ?? [];
    if (refused.length > 0) throw refuse(placed(refused, inviteForm, INVITE_PLACES), 409);
    return json<ToConfirm>({ invitation });
  },
});
