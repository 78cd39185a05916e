import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/enablement/act.server";
export { loader } from "~/features/provider/enablement/load.server";
export { EnablementPage as default } from "~/features/provider/enablement/page";

type Asked = { name: string; change: "enable" | "disable" } | undefined;

export const handle: PageHandle<Asked> = {
  title: (asked) =>
    asked ? { key: `provider:${asked.change}.title`, params: { name: asked.name } } : "provider:crumb",
  crumb: (asked) => (asked ? `provider:${asked.change}.action` : "provider:crumb"),
};
