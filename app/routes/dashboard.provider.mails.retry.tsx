import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/retry/act.server";
export { loader } from "~/features/provider/retry/load.server";
export { RetryMails as default } from "~/features/provider/retry/page";

export const handle: PageHandle<{ which: "one" | "all" } | undefined> = {
  title: (data) => `provider:retry.${data?.which ?? "all"}_title`,
  crumb: "provider:retry.action",
};
