import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { proofForm } from "../../proof-forms";

export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value: body }) => {
    await refusedAt(proofForm, {}, viewer.call("user.disableSecondFactor", { body }));
    const notice = { kind: "success", key: "settings:disable.done" } as const;
    return redirectTo(viewer.session, settingsUrls.secondFactor(), { notice });
  },
});
