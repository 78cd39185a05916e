export { action, loader } from "~/features/auth/reminders/one-click.server";
