import type { PageHandle } from "~/ui/layout/page-handle";

export { action } from "~/features/auth/reminders/act.server";
export { loader } from "~/features/auth/reminders/load.server";
export { ReminderSwitch as default } from "~/features/auth/reminders/page";

export const handle: PageHandle = { title: "invite:reminders.title" };
