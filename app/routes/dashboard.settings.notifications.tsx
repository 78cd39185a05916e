import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/people/notifications/act.server";
export { loader } from "~/features/people/notifications/load.server";
export { Notifications as default } from "~/features/people/notifications/page";

export const handle: PageHandle = {
  title: "invite:notifications.title",
  crumb: "invite:notifications.crumb",
};
