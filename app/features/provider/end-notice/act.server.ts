import { privateAction, redirectTo } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { nullIfGone } from "../gone.server";
import { endNoticeForm } from "./form";

export const action = privateAction({
  right: "provide",
  schema: endNoticeForm,
  perform: async ({ viewer, value: { id } }) => {
    const ended = await nullIfGone(viewer.call("provider.endNotice", { params: { id } }));
    const notice =
      ended === null
        ? ({ kind: "info", key: "provider:end_notice.gone" } as const)
        : ({ kind: "success", key: "provider:end_notice.done" } as const);
    return redirectTo(viewer.session, providerUrls.notices(), { notice });
  },
});
