import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/provider/grant/act.server";
export { loader } from "~/features/provider/grant/load.server";
export { Grant as default } from "~/features/provider/grant/page";

type Asked = { owner: { name: string }; grantee: { name: string }; isAllowed: boolean } | undefined;

export const handle: PageHandle<Asked> = {
  title: (asked) =>
    asked
      ? {
          key: asked.isAllowed ? "provider:grant.take_title" : "provider:grant.give_title",
          params: { owner: asked.owner.name, grantee: asked.grantee.name },
        }
      : "provider:crumb",
  crumb: "provider:grant.crumb",
};
