import { privateFieldsAction, redirectTo } from "~/web/action.server";
import { REVISION_IF_ANY } from "~/web/read-form.server";
import { registerUrls } from "~/web/registers-urls";
import { fieldsOf, registerOrNotFound, savedNotice, savedRow, typedRow } from "../form";

export const action = privateFieldsAction({
  right: "write",
  // A row of another company is not found, whatever the form posts.
  load: async ({ viewer, params }) => {
    const register = registerOrNotFound(params["register"]);
    const where = { register, id: params["id"] ?? "" };
    await viewer.call("registry.registerRow", { params: where });
    return where;
  },
  fields: ({ loaded: { register } }) => ({ ...fieldsOf(register), revision: REVISION_IF_ANY }),
  perform: async ({ viewer, values, loaded: where }) => {
    const typed = typedRow(where.register, values);
    const body = { values: typed, revision: Number(values.one("revision")) };
    const stored = await savedRow(viewer.call("registry.updateRegisterRow", { params: where, body }));
    const notice = savedNotice("registers:changed", where.register, { typed, stored });
    return redirectTo(viewer.session, registerUrls.one(where.register), { notice });
  },
});
