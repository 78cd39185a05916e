import { ApiError } from "~/api/errors";
import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { callFor } from "~/web/caller.server";
import { identityFor } from "~/web/identity.server";
import { registrationUrls } from "~/web/urls";
import { checkedPart, FIELDS, onThisForm, registrationFaults, signUpBodyOf } from "./form";

export const action = publicAction({
  fields: FIELDS,
  perform: async ({ values, visitor, request }) => {
    const { refused } = await visitor.call("user.checkSignUp", { body: checkedPart(values) });
    const faults = registrationFaults(values, refused);
    if (faults.length > 0) throw refuse(faults);
    const body = signUpBodyOf(values);
    const account = await identityFor(request).signUp(body.email, values.one("password"));
    try {
      await callFor(request, account.token)("user.signUp", { body });
    } catch (error) {
      await account.cancel().catch(() => undefined);
      const isInput = error instanceof ApiError && error.status === 422 && error.errors.length > 0;
      throw isInput ? refuse(error.errors.map(onThisForm)) : error;
    }
    return redirectTo(visitor.session, registrationUrls.sent());
  },
});
