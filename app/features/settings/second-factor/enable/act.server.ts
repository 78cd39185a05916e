import { json } from "@remix-run/node";
import { privateAction } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { sessionCookie } from "~/web/session.server";
import type { MadeCodes } from "../recovery-codes";
import { enableForm } from "./form";

/** The answer itself shows the recovery codes: no address shows them, and nothing but the browser keeps them. */
export const action = privateAction({
  right: "signedIn",
  schema: enableForm,
  perform: async ({ viewer, value: body }) => {
    const enabled = viewer.call("user.enableSecondFactor", { body });
    const { token, codes } = await refusedAt(enableForm, {}, enabled);
    viewer.session.set("token", token);
    const data: MadeCodes = { codes, isOn: true };
    return json(data, { headers: { "Set-Cookie": await sessionCookie(viewer.session) } });
  },
});
