import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { linkToken } from "~/web/link-token";
import { oneClickAction } from "~/web/one-click.server";
import { invitationUrls } from "~/web/registration-urls";

/** Opened like a page, the address leads to the page with the button. */
export const loader = publicLoader(({ params }) => redirect(invitationUrls.reminders(linkToken(params))));

export const action = oneClickAction(({ call, params }) =>
  call("user.answerReminderLink", { body: { token: linkToken(params), reminders: false } }),
);
