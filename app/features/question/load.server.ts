import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { CallInput, CallOutput } from "~/api/contract";
import { ApiError } from "~/api/errors";
import { optionsOf } from "~/domain/benchmark/choices";
import { t } from "~/texts/i18n.server";
import {
  aboveLevels,
  askedPeriod,
  periodWords,
  published,
  readOnlyCode,
  versionQueryOf,
} from "~/web/period.server";
import { normalLevels } from "~/web/period";
import { nullUnlessOffered } from "~/web/errors.server";
import { namedMilestones } from "~/web/named-milestones.server";
import { type AskingAhead, privateLoader } from "~/web/loader.server";
import { pathIn, surveyUrls } from "~/web/urls";
import type { Viewer } from "~/web/viewer.server";
import { questionPage } from "./present";
import { toldQuestion } from "./told.server";

function ahead({ params, request, askAhead }: AskingAhead): void {
  askAhead("survey.question", inputOf({ params, request }));
  if (askedPeriod(params) === null) askAhead("report.peers", peersInput(params.question ?? ""));
}

export const loader = privateLoader({ ahead }, async ({ viewer, params, request }) => {
  const levels = normalLevels(params.levels ?? "");
  const period = askedPeriod(params);
  const path = pathIn(request);
  // The specification has the question of the present draft alone.
  if (period !== null && readOnlyCode(period, viewer) !== null && !viewer.takesExtensions)
    return toldQuestion(viewer, params, period);
  const urls = surveyUrls(period, path);
  const isAhead = period === null && viewer.asksAhead;
  const [{ page, lead, target }, told] = await Promise.all([
    load({ viewer, params, request }),
    isAhead ? askPeers(viewer, params.question ?? "").catch(() => null) : null,
  ]);
  const isHere = levels === params.levels && target.milestone === params.milestone;
  if (!isHere) throw redirect(urls.question(levels, target.milestone, target.guid));
  const reader = viewer.can("write") ? null : t("survey:reader");
  const readOnly = periodWords(period, viewer) ?? reader;
  const [proposals, peers] = await Promise.all([
    readOnly === null ? proposalsOf(viewer, page, target.guid) : [],
    period === null ? (told ?? peersOf(viewer, page)) : [],
  ]);
  const search = new URL(request.url).searchParams;
  const da = search.get("da");
  const proposta = search.get("proposta");
  const isJotted = search.has("appunto");
  const showing = { lead, levels, path, urls, readOnly, da, proposals, proposta, isJotted, peers };
  return { ...questionPage(t, page, showing), above: aboveLevels(params, path) };
});

/** Asked only where the page says that there are some. */
async function proposalsOf({ call }: Viewer, { waitingProposals = 0 }: Page, id: string) {
  if (waitingProposals === 0) return [];
  const { proposals } = await call("survey.proposals", { params: { id } });
  return proposals;
}

/** Asked only where the page has an answer that others may have chosen too. */
async function peersOf(viewer: Viewer, { questions }: Page) {
  const answered = questions.filter(
    ({ definition, answer }) => answer.answerElements.length > 0 && optionsOf(definition).length > 0,
  );
  const [one] = answered;
  return one ? askPeers(viewer, one.definition.guid) : [];
}

/** What peers answered on the page of a question. */
async function askPeers({ call }: Viewer, id: string) {
  const told = await nullUnlessOffered(call("report.peers", peersInput(id)));
  return told?.questions ?? [];
}

const peersInput = (id: string): CallInput<"report.peers"> => ({ params: { id }, query: {} });

export interface ViewerRequest extends Pick<LoaderFunctionArgs, "params" | "request"> {
  viewer: Viewer;
}

/**
 * The page that the address names, the definitions of its questions, the first of them, and the named one. A save needs
 * only the forms of its questions.
 */
export async function load({ viewer, params, request }: ViewerRequest, part?: "form") {
  const asked = viewer.call("survey.question", inputOf({ params, request }, part));
  const page = await published(askedPeriod(params), asked);
  return namedIn(await withTopic(viewer, page), params.question ?? "");
}

function inputOf(
  { params, request }: Pick<ViewerRequest, "params"> & { request: Pick<Request, "url"> },
  part?: "form",
): CallInput<"survey.question"> {
  const { question: id = "", levels = "" } = params;
  const period = versionQueryOf(askedPeriod(params));
  return {
    params: { id },
    query: { ...period, levels: normalLevels(levels), part, path: pathIn(request) },
  };
}

/** The form of the page of a question in the current draft. */
export async function loadForm({ call }: Viewer, question: string) {
  const query = { levels: "full", part: "form" } as const;
  return namedIn(await call("survey.question", { params: { id: question }, query }), question);
}

/** The topic by its name, where the server leaves it to its configuration. */
async function withTopic({ call }: Viewer, page: Page): Promise<Page> {
  if (page.questions.every(({ milestoneLabel }) => milestoneLabel !== "")) return page;
  const named = await namedMilestones(call, page.year);
  const questions = page.questions.map((one) => ({
    ...one,
    milestoneLabel: named.get(one.definition.milestone) ?? one.definition.milestone,
  }));
  return { ...page, questions };
}

type Page = CallOutput<"survey.question">;

function namedIn(page: CallOutput<"survey.question">, question: string) {
  const questions = page.questions.map(({ definition }) => definition);
  const target = questions.find(({ guid }) => guid === question);
  const [lead] = page.questions;
  if (!target || !lead) throw new ApiError(404, "internal/not_found");
  return { page, questions, lead, target };
}
