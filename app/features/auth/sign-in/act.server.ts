import { publicAction, redirectTo, refuse } from "~/web/action.server";
import { authenticate } from "~/web/authenticator.server";
import { readCarried } from "~/web/expired-form.server";
import { newSession } from "~/web/session.server";
import { urls } from "~/web/urls";
import { FIELDS, missingFaults } from "./form";
import { resumed } from "./resumed.server";

export const action = publicAction({
  fields: FIELDS,
  perform: async ({ values, request }) => {
    const faults = missingFaults(values);
    if (faults.length > 0) throw refuse(faults);
    const { token } = await authenticate(request, values);
    const session = await newSession(token);
    const carried = readCarried(values.one("carried"));
    return carried ? resumed(session, carried) : redirectTo(session, urls.home());
  },
});
