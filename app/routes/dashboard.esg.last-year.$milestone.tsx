import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/question/take-over/act.server";
export { loader } from "~/features/question/take-over/load.server";
export { TakeOver as default } from "~/features/question/take-over/page";

export const handle: PageHandle<{ last: number; topic: string } | undefined> = {
  title: (page) =>
    page
      ? { key: "takeover:title", params: { year: String(page.last), topic: page.topic } }
      : "takeover:crumb",
  crumb: "takeover:crumb",
};
