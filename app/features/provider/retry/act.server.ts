import { privateAction, redirectTo } from "~/web/action.server";
import { NOTHING_POSTED } from "~/web/posted";
import { providerUrls } from "~/web/provider-urls";
import { nullIfGone } from "../gone.server";
import { mailNamed } from "./load.server";

/** Makes mails due again. If nothing could be sent again, the list says so. */
export const action = privateAction({
  right: "provide",
  schema: NOTHING_POSTED,
  perform: async ({ viewer, request }) => {
    const id = mailNamed(request);
    const body = id === null ? {} : { id };
    const due = await nullIfGone(viewer.call("provider.retryMails", { body }));
    const notice =
      due === null
        ? ({ kind: "info", key: "provider:retry.nothing" } as const)
        : ({ kind: "success", key: "provider:retry.done", params: { count: due.count } } as const);
    return redirectTo(viewer.session, providerUrls.mails(), { notice });
  },
});
