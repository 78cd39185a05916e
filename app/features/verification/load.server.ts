import { t } from "~/texts/i18n.server";
import { ifOffered, nullUnlessOffered } from "~/web/errors.server";
import { presentLeftOut } from "~/web/left-out";
import { privateLoader } from "~/web/loader.server";
import { pageIn } from "~/web/urls";
import { presentVerification } from "./present";

export const loader = privateLoader({}, async ({ viewer, request }) => {
  const [verification, history] = await Promise.all([
    ifOffered(viewer.call("survey.verification", {})),
    viewer.call("survey.history", { query: {} }),
  ]);
  const canOpen = verification.enabled && verification.open === null;
  const left = canOpen ? await nullUnlessOffered(viewer.call("survey.leftOut", {})) : null;
  const showing = { canWrite: viewer.can("write"), page: pageIn(request) };
  return { ...presentVerification(t, verification, history, showing), left: presentLeftOut(left) };
});
