import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/one-change/act.server";
export { loader } from "~/features/people/one-change/load.server";
export { OneChangePage as default } from "~/features/people/one-change/page";

type Asked = { name: string; words: "enable" | "disable" | "delete" | "withdraw" | "resend" } | undefined;

export const handle: PageHandle<Asked> = {
  title: (asked) =>
    asked ? { key: `people:one.${asked.words}.title`, params: { name: asked.name } } : "people:crumb",
  crumb: (asked) => (asked ? `people:one.${asked.words}.action` : "people:crumb"),
};
