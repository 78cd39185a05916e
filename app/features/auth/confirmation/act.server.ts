import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/identity.server";
import { registrationUrls } from "~/web/urls";

export const action = publicAction({
  fields: { token: { max: 200 } },
  perform: async ({ values, visitor, request }) => {
    await identityFor(request).confirmEmail(values.one("token"));
    return redirectTo(visitor.session, registrationUrls.confirmed());
  },
});
