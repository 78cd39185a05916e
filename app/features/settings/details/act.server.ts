import { privateAction, redirectTo } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { settingsUrls } from "~/web/settings-urls";
import { detailsForm } from "./form";

export const action = privateAction({
  right: "signedIn",
  schema: detailsForm,
  perform: async ({ viewer, value: { preferredLocale, ...own } }) => {
    const body = { ...own, ...(preferredLocale === undefined ? {} : { preferredLocale }) };
    await refusedAt(detailsForm, {}, viewer.call("user.updateInfo", { body }));
    const notice = { kind: "success", key: "settings:details.saved" } as const;
    return redirectTo(viewer.session, settingsUrls.details(), { notice });
  },
});
