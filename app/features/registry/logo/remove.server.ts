import { ApiError } from "~/api/errors";
import { privateAction, redirectTo } from "~/web/action.server";
import { companyUrls } from "~/web/company-urls";
import { privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";
import { NOTHING_POSTED } from "~/web/posted";

/** A company without a logo has none to remove: not found. */
export const loader = privateLoader({ right: "write" }, async ({ viewer }) => {
  const { businessName, logoUrl } = await viewer.call("registry.company", {});
  if (logoUrl === null) throw new ApiError(404, "internal/not_found");
  return { name: businessName, logo: shownLogo(logoUrl) };
});

export const action = privateAction({
  right: "write",
  schema: NOTHING_POSTED,
  perform: async ({ viewer }) => {
    await viewer.call("registry.removeLogo", {});
    const notice = { kind: "success", key: "company:logo.removed" } as const;
    return redirectTo(viewer.session, companyUrls.logo(), { notice });
  },
});
