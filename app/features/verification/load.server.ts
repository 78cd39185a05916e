import { t } from "~/texts/i18n.server";
import { ifOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { presentVerification } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [verification, history] = await Promise.all([
    ifOffered(viewer.call("survey.verification", {})),
    viewer.call("survey.history", { query: {} }),
  ]);
  const showing = { canWrite: viewer.can("write"), page: askedPage(request) };
  return presentVerification(t, verification, history, showing);
});

/** The page of comments that the address names; the first where it names none. */
export function askedPage(request: Request): number {
  const asked = new URL(request.url).searchParams.get("pagina") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
