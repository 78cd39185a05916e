import { privateFieldsAction, redirectTo } from "~/web/action.server";
import { registerUrls } from "~/web/registers-urls";
import { fieldsOf, registerOrNotFound, savedNotice, savedRow, typedRow } from "../form";

export const action = privateFieldsAction({
  right: "write",
  load: ({ params }) => registerOrNotFound(params["register"]),
  fields: ({ loaded: register }) => fieldsOf(register),
  perform: async ({ viewer, values, loaded: register }) => {
    const typed = typedRow(register, values);
    const stored = await savedRow(
      viewer.call("registry.addRegisterRow", { params: { register }, body: { values: typed } }),
    );
    const notice = savedNotice("registers:added", register, { typed, stored });
    return redirectTo(viewer.session, registerUrls.one(register), { notice });
  },
});
