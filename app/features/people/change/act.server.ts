import { z } from "zod";
import { privateAction, redirectTo } from "~/web/action.server";
import { posted, postedKey } from "~/web/posted";
import { peopleUrls } from "~/web/urls";
import { ofPage } from "../list-address";
import { askedChange } from "./load.server";
import { bodyOf } from "./plan.server";
import { rolesIn } from "./roles-address";

/** The mark of the people that were shown; no person can correct another one. */
const confirmation = z.strictObject({
  mark: posted(z.string().regex(/^[0-9a-f]{64}$/, "stale_form")),
  idempotencyKey: postedKey,
});

/** Begins the change that the address names, for the people that its page has shown. */
export const action = privateAction({
  right: "administer",
  schema: confirmation,
  perform: async ({ viewer, request, value: { mark, idempotencyKey } }) => {
    const { asked, kind } = askedChange(request);
    const body = await bodyOf(viewer, asked, kind, rolesIn(request));
    const { id } = await viewer.call("user.startChange", { body: { ...body, mark, idempotencyKey } });
    return redirectTo(viewer.session, peopleUrls.changing(id, ofPage(asked.list, asked.list.pagina)));
  },
});
