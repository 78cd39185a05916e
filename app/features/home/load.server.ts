import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { log } from "~/log.server";
import { ApiError } from "~/api/errors";
import { t } from "~/texts/i18n.server";
import { classScoresInput, homePageOf } from "~/web/home-page.server";
import { askedPeriod, pairMeant } from "~/web/period.server";
import { ifOffered } from "~/web/errors.server";
import { type AskingAhead, permissionDenied, privateLoader } from "~/web/loader.server";
import { shownLogo } from "~/web/logo.server";
import { providerUrls } from "~/web/provider-urls";
import { refreshing } from "~/web/server-hook.server";
import type { Period } from "~/web/period";
import { verifierUrls } from "~/web/verifier-urls";
import type { Viewer } from "~/web/viewer.server";
import { completionOf, viewModeOf } from "./view-mode";
import { homeTasks } from "./home-tasks";
import { type Home, presentHome } from "./present";
import { tourStepOf } from "./tour-steps";

/** Seconds to wait for the data of a year, and the parameter that says that the browser has waited (§9). */
const RETRY_SECONDS = 5;

const SECOND_LOOK = "ripreso";

const OPEN_TASKS = { query: { part: "open" } } as const;

function ahead({ params, askAhead }: AskingAhead): void {
  const period = askedPeriod(params);
  askAhead("scoring.homePage", classScoresInput(period));
  if (period !== null) return;
  askAhead("registry.attestations", {});
  askAhead("user.popup", {});
  askAhead("user.tasks", OPEN_TASKS);
}

/** The home page in its three view modes. One call answers everything about the survey. */
export const loader = privateLoader({ right: "signedIn", ahead }, async ({ viewer, request, params }) => {
  if (!viewer.can("read")) throw await elsewhere(viewer, request);
  const period = requestedPeriod(request, params, viewer);
  const mode = viewModeOf(period, viewer.user.currentFiscalYear);
  const [home, around] = await Promise.all([
    homePageOf(viewer.call, classScoresInput(period)),
    mode === "draft" ? loadAround(viewer) : null,
  ]);
  const { pathname, searchParams: search } = new URL(request.url);
  const completion = completionOf(home, search.has(SECOND_LOOK));
  const page = presentHome({
    home,
    completion,
    period,
    mode,
    viewer,
    around,
    onboarding: mode === "draft" ? (home.onboarding ?? (await stepsOf(viewer))) : null,
    tour: mode === "draft" ? tourStepOf(search.get("tour")) : null,
    more: moreOf(viewer),
    logo: shownLogo(viewer.user.logoUrl),
  });
  if (completion !== "awaited") return refreshing<Home>(page, null);
  await viewer.call("survey.overview", { query: { year: home.year } });
  return refreshing<Home>(page, `${RETRY_SECONDS}; url=${pathname}?${SECOND_LOOK}=1`);
});

/** A person without a readable profile may have a desk of their own. */
function elsewhere(viewer: Viewer, request: Request): Response | Promise<ApiError> {
  const desks = [
    ...(viewer.can("provide") ? [providerUrls.companies()] : []),
    ...(viewer.can("verify") ? [verifierUrls.cases()] : []),
  ];
  const [desk] = desks.filter(viewer.offers);
  return desk === undefined ? permissionDenied(request) : redirect(desk);
}

/** "draft" or "public" without their year redirect to the pair with the current one (D1). */
function requestedPeriod(
  request: Request,
  params: LoaderFunctionArgs["params"],
  viewer: Viewer,
): Period | null {
  const isWhole = params["year"] === undefined || /^\d+$/.test(params["year"]);
  const pair = isWhole ? null : pairMeant(request, viewer);
  if (pair !== null) throw redirect(pair);
  return askedPeriod(params);
}

/** A link to the full result of what the user just did. */
function moreOf({ session }: Viewer) {
  const { more } = session.get("notice") ?? {};
  return more ? { label: t(more.key), href: more.to } : null;
}

/** The data around the card; the page does without any that cannot be loaded. */
async function loadAround({ call }: Viewer) {
  const [certificates, popup, places, tasks] = await Promise.all([
    nullOnError("Attestations", ifOffered(call("registry.attestations", {}))),
    nullOnError("Popup not initizialized", call("user.popup", {})),
    nullOnError("Whitelabels", call("user.whitelabels", {})),
    nullOnError("Tasks", ifOffered(call("user.tasks", OPEN_TASKS))),
  ]);
  return { certificates, popup, places: places ?? [], tasks: homeTasks(tasks) };
}

const stepsOf = async ({ call }: Viewer) => (await call("quickstart.data", {})).steps;

async function nullOnError<Answer>(what: string, answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    const isNotOffered = error instanceof ApiError && (error.status === 404 || error.status === 501);
    if (!isNotOffered) log.error(error, what);
    return null;
  });
}
