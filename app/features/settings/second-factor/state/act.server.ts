import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import type { Viewer } from "~/web/viewer.server";
import { factorForm } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: factorForm,
  perform: async ({ viewer, value: { present = "", company } }) => {
    if (company !== undefined) return switchForAll(viewer, company === "require", present);
    await refusedAt(factorForm, {}, viewer.call("user.beginSecondFactor", { body: { present } }));
    return redirectTo(viewer.session, settingsUrls.enableSecondFactor());
  },
});

async function switchForAll(
  { call, session }: Viewer,
  required: boolean,
  present: string,
): Promise<Response> {
  const body = required ? { required } : { required, present };
  await refusedAt(factorForm, {}, call("user.requireSecondFactor", { body }));
  const key = required ? "settings:second_factor.required_done" : "settings:second_factor.released_done";
  return redirectTo(session, settingsUrls.secondFactor(), { notice: { kind: "success", key } });
}
