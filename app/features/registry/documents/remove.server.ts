import { ApiError } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { companyUrls } from "~/web/company-urls";
import { privateLoader } from "~/web/loader.server";
import { NOTHING_POSTED } from "~/web/posted";
import type { Viewer } from "~/web/viewer.server";

async function documentOf({ call }: Viewer, id: string | undefined): Promise<{ id: string; name: string }> {
  const { attachments = [] } = await call("registry.company", {});
  const found = attachments.find((one) => one.id === id);
  if (!found) throw new ApiError(404, "internal/not_found");
  return found;
}

export const loader = privateLoader({ right: "write" }, ({ viewer, params }) =>
  documentOf(viewer, params["id"]),
);

export const action = privateAction({
  right: "write",
  load: ({ viewer, params }) => documentOf(viewer, params["id"]),
  schema: NOTHING_POSTED,
  perform: async ({ viewer, loaded: { id, name } }) => {
    await viewer.call("registry.removeCompanyAttachment", { params: { id } });
    const notice = { kind: "success", key: "company:documents.removed", params: { name } } as const;
    return redirectTo(viewer.session, companyUrls.documents(), { notice });
  },
});
