import { json } from "@remix-run/node";
import { remixI18n, t } from "~/texts/i18n.server";
import { isLight, site } from "~/web/site.server";
import { publicLoader } from "~/web/loader.server";
import type { RootData } from "~/web/root-data";
import { csrfToken, type Notice, sessionCookie } from "~/web/session.server";

const wordedNotice = ({ kind, key, params, undo, opensAnswer }: Notice): RootData["notice"] => ({
  kind,
  text: t(key, params),
  ...(undo ? { undo } : {}),
  ...(opensAnswer ? { opensAnswer } : {}),
});

/** The data that every page needs. A notice comes in words, so that the page it is shown on need not know its texts. */
export const loader = publicLoader(async ({ visitor: { session }, request }) => {
  const isNew = !session.has("csrf");
  const csrf = csrfToken(session);
  const flashed = session.get("notice");
  const notice = flashed ? wordedNotice(flashed) : null;
  const locale = await remixI18n.getLocale(request);
  const data: RootData = { locale, csrf, notice, light: await isLight(request), site: site() };
  const mustKeep = isNew || notice !== null;
  return json(data, mustKeep ? { headers: { "Set-Cookie": await sessionCookie(session) } } : {});
});
