import { redirect } from "@remix-run/node";
import { publicLoader } from "~/web/loader.server";
import { oneClickAction } from "~/web/one-click.server";
import { invitationUrls } from "~/web/registration-urls";

const tokenIn = ({ token = "" }: { token?: string | undefined }) => token.slice(0, 200);

/** Opened like a page, the address leads to the page with the button. */
export const loader = publicLoader(({ params }) => redirect(invitationUrls.reminders(tokenIn(params))));

export const action = oneClickAction(({ call, params }) =>
  call("user.answerReminderLink", { body: { token: tokenIn(params), reminders: false } }),
);
