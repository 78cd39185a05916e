import { ApiError } from "~/api/errors";
import { privateAction, redirectTo, refuse } from "~/web/action.server";
import { companyUrls } from "~/web/company-urls";
import { ifOffered } from "~/web/errors.server";
import { handInFile } from "~/web/hand-in-file.server";
import { privateLoader } from "~/web/loader.server";
import { documentForm } from "./form";

/** Another server may keep no documents of a company: then the page says so (D14). */
export const loader = privateLoader({}, async ({ viewer }) => {
  const { attachments } = await viewer.call("registry.company", {});
  if (attachments === undefined) throw new ApiError(501, "internal/not_implemented");
  return { documents: attachments, canWrite: viewer.can("write") && viewer.takesExtensions };
});

export const action = privateAction({
  right: "write",
  schema: documentForm,
  takesFiles: true,
  perform: async ({ viewer, value: { files: file } }) => {
    if (file === null) throw refuse([{ path: "files", code: "choose_file" }]);
    const handedIn = await handInFile(file, (body) =>
      ifOffered(viewer.call("registry.addCompanyAttachment", { body })),
    );
    if ("refused" in handedIn) {
      const { status, code, params } = handedIn.refused;
      throw refuse([{ path: "files", code, params }], status);
    }
    const params = { name: handedIn.stored.name };
    const notice = { kind: "success", key: "company:documents.added", params } as const;
    return redirectTo(viewer.session, companyUrls.documents(), { notice });
  },
});
