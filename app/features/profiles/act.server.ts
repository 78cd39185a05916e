import { privateAction, redirectTo } from "~/web/action.server";
import { ifOffered } from "~/web/errors.server";
import { profilesUrls } from "~/web/profiles-urls";
import { profileForm } from "./form";

export const action = privateAction({
  right: "read",
  schema: profileForm,
  perform: async ({ viewer, value: { profile } }) => {
    await ifOffered(viewer.call("user.chooseProfile", { body: { profile } }));
    const notice = { kind: "success", key: `profiles:chosen.${profile}` } as const;
    return redirectTo(viewer.session, profilesUrls.page(), { notice });
  },
});
