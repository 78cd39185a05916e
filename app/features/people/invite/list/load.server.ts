import { t } from "~/texts/i18n.server";
import type { PlaceAbove } from "~/ui/layout/page-handle";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/server-hook.server";
import { invitationUrls } from "~/web/registration-urls";
import { pageIn } from "~/web/urls";
import { listPage, type ShownList } from "./present";

/** Seconds between two polls of the browser while the invitations are being written. */
const REFRESH_SECONDS = 2;

export type LoadedList = ShownList & {
  above: PlaceAbove[];
  /** For script: the page to poll, whether this is that page, and its pause in milliseconds. */
  followed: { here: string; isFollowed: boolean; every: number };
};

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const { id = "" } = params;
  const asked = new URL(request.url).searchParams;
  const pageId = String(pageIn(request));
  const mark = (asked.get("visto") ?? "").slice(0, 64);
  const query = { pageId, ...(mark !== "" && { mark }) };
  const progress = await viewer.call("user.invitationsProgress", { params: { id }, query });
  const page = listPage(t, id, progress);
  const above = [{ label: t("invite:many.crumb"), to: invitationUrls.many() }];
  const isFollowed = asked.has("segue");
  const when = page.state === "running" && !isFollowed ? String(REFRESH_SECONDS) : null;
  const followed = { here: invitationUrls.followed(id), isFollowed, every: REFRESH_SECONDS * 1000 };
  return refreshing<LoadedList>({ ...page, above, followed }, when);
});
