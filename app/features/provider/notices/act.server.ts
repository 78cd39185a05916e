import { json } from "@remix-run/node";
import { noticePeriod } from "~/domain/company/notice";
import { romeDay } from "~/domain/calendar-date";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { providerUrls } from "~/web/provider-urls";
import { refusedAt } from "~/web/schema-form";
import { noticeForm, type TypedNotice } from "./form";

/** A notice that the provider is asked to publish. */
export interface ToPublish {
  notice: Omit<TypedNotice, "step">;
}

/** Shows a notice as people will see it; publishes it once that is confirmed. */
export const action = privateAction({
  right: "provide",
  schema: noticeForm,
  perform: async ({ viewer, value: { step, ...notice } }) => {
    if (step === "change") throw refuse([]);
    if (step !== "publish") {
      const read = noticePeriod(notice, romeDay(new Date()));
      if ("issues" in read) throw refuse(read.issues);
      return json<ToPublish>({ notice });
    }
    await refusedAt(noticeForm, {}, viewer.call("provider.publishNotice", { body: notice }));
    const done = { kind: "success", key: "provider:notices.published" } as const;
    return redirectTo(viewer.session, providerUrls.notices(), { notice: done });
  },
});
