import { json } from "@remix-run/node";
import { privateAction } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { sessionCookie } from "~/web/session.server";
import { proofForm } from "../../proof-forms";
import type { MadeCodes } from "../recovery-codes";

export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value: body }) => {
    const renewal = viewer.call("user.renewRecoveryCodes", { body });
    const { token, codes } = await refusedAt(proofForm, {}, renewal);
    viewer.session.set("token", token);
    const data: MadeCodes = { codes, isOn: false };
    return json(data, { headers: { "Set-Cookie": await sessionCookie(viewer.session) } });
  },
});
