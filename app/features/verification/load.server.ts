import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentVerification } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [verification, history] = await Promise.all([
    ifOffered(viewer.call("survey.verification", {})),
    viewer.call("survey.history", { query: {} }),
  ]);
  const showing = { canWrite: viewer.can("write"), page: requestedPage(request) };
  return presentVerification(t, verification, history, showing);
});

/** The page of comments that the address names; the first where it names none. */
export function requestedPage(request: Request): number {
  const pageParam = new URL(request.url).searchParams.get("pagina") ?? "";
  return /^[1-9]\d{0,3}$/.test(pageParam) ? Number(pageParam) : 1;
}
