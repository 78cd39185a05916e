import { publicAction, redirectTo } from "~/web/action.server";
import { identityFor } from "~/web/caller.server";
import { registrationUrls } from "~/web/urls";
import { confirmation } from "./form";

export const action = publicAction({
  schema: confirmation,
  perform: async ({ value: { token }, visitor, request }) => {
    await identityFor(request).confirmEmail(token);
    return redirectTo(visitor.session, registrationUrls.confirmed());
  },
});
