import { privateAction } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { proofForm } from "../../proof-forms";
import { goOnWith } from "../../renewed.server";

export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value: body }) => {
    const change = viewer.call("user.disableSecondFactor", { body });
    const { token } = await refusedAt(proofForm, {}, change);
    const notice = { kind: "success", key: "settings:disable.done" } as const;
    return goOnWith(viewer.session, token, settingsUrls.secondFactor(), notice);
  },
});
