import { json } from "@remix-run/node";
import { privateAction } from "~/web/action.server";
import { refusedAt } from "~/web/schema-form";
import { proofForm } from "../../proof-forms";
import type { MadeCodes } from "../recovery-codes";

export const action = privateAction({
  right: "signedIn",
  schema: proofForm,
  perform: async ({ viewer, value: body }) => {
    const made = await refusedAt(proofForm, {}, viewer.call("user.renewRecoveryCodes", { body }));
    const data: MadeCodes = { codes: made.codes, isOn: false };
    return json(data);
  },
});
