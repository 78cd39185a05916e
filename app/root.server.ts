import { json } from "@remix-run/node";
import { remixI18n, t } from "~/texts/i18n.server";
import { isLight } from "~/web/light.server";
import { publicLoader } from "~/web/loader.server";
import type { RootData } from "~/web/root-data";
import { csrfToken, sessionCookie } from "~/web/session.server";
import { site } from "~/web/site.server";

/** What every page needs to know. A notice comes in words: the page it is shown on need not know its texts. */
export const loader = publicLoader(async ({ visitor: { session }, request }) => {
  const isNew = !session.has("csrf");
  const csrf = csrfToken(session);
  const flashed = session.get("notice");
  const notice = flashed ? { kind: flashed.kind, text: t(flashed.key, flashed.params) } : null;
  const locale = await remixI18n.getLocale(request);
  const data: RootData = { locale, csrf, notice, light: await isLight(request), site: site() };
  const mustKeep = isNew || notice !== null;
  return json(data, mustKeep ? { headers: { "Set-Cookie": await sessionCookie(session) } } : {});
});
