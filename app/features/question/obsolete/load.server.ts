import { t } from "~/texts/i18n.server";
import { nullUnlessOffered } from "~/web/errors.server";
import { privateLoader } from "~/web/loader.server";
import { aboveSurvey } from "~/web/period.server";
import { pageIn } from "~/web/urls";
import { obsoletePage } from "./present";

export const loader = privateLoader({}, async ({ viewer, request, params }) => {
  // Without this list, the user confirms each question by saving it on its own page (D14).
  const list = await nullUnlessOffered(viewer.call("survey.obsoleteAnswers", {}));
  return {
    isOffered: list !== null,
    ...obsoletePage(t, list ?? { year: viewer.user.currentFiscalYear, answers: [] }, addressIn(request)),
    canWrite: viewer.can("write"),
    isEnabled: viewer.user.isValidated,
    above: aboveSurvey(params),
  };
});

export const addressIn = (request: Request) => ({
  pagina: pageIn(request),
  togli: new URL(request.url).searchParams.get("togli"),
});
