import { openOnField } from "./arrival";
import { followLeaving } from "./loading";
import { followMenus } from "./menus";
import { followSending } from "./sending";
import { showToasts } from "./toasts";

/** What script does for every page, without React; the words come with the script's own tag. */
export function followPage(page: Document): void {
  const { sending = "", loading = "" } =
    page.querySelector<HTMLScriptElement>("script[data-sending]")?.dataset ?? {};
  followMenus(page);
  followSending(page, sending);
  followLeaving(page, loading);
  showToasts(page);
  openOnField(page);
}
