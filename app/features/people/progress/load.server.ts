import { setTimeout as sleep } from "node:timers/promises";
import type { CallOutput } from "~/api/contract";
import { t } from "~/texts/i18n.server";
import { privateLoader } from "~/web/loader.server";
import { refreshing } from "~/web/server-hook.server";
import { pageIn, peopleUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { listAddress, ofPage } from "../list-address";
import { presentProgress, type ShownChange } from "./present";

/** A small change ends within this time, and its first page shows the result. */
const PATIENCE_MS = 1_500;
const PAUSE_MS = 250;

/** Seconds between two polls of the browser. */
const REFRESH_SECONDS = 1;

export const loader = privateLoader({ right: "administer" }, async ({ viewer, params, request }) => {
  const id = params["id"] ?? "";
  const isFollowed = new URL(request.url).searchParams.has("segue");
  const sheet = pageIn(request, "foglio");
  const progress = await patiently(viewer, id, sheet, isFollowed ? 0 : PATIENCE_MS);
  const address = listAddress(request);
  const list = ofPage(address, address.pagina);
  const page = presentProgress(t, progress, {
    list,
    listHref: peopleUrls.list(list),
    hereHref: peopleUrls.changing(id, list),
    sheetHref: (foglio) => peopleUrls.changing(id, { ...list, foglio }),
    followed: {
      here: peopleUrls.changing(id, { ...list, segue: 1 }),
      isFollowed,
      every: REFRESH_SECONDS * 1000,
    },
  });
  const isWaiting = page.state === "running" && !isFollowed;
  return refreshing<ShownChange>(page, isWaiting ? String(REFRESH_SECONDS) : null);
});

type Progress = CallOutput<"user.changeProgress">;

async function patiently({ call }: Viewer, id: string, sheet: number, patience: number): Promise<Progress> {
  const input = { params: { id }, query: { pageId: String(sheet) } };
  let progress = await call("user.changeProgress", input);
  for (let waited = 0; !progress.isOver && waited < patience; waited += PAUSE_MS) {
    await sleep(PAUSE_MS);
    progress = await call("user.changeProgress", input);
  }
  return progress;
}
