import { type AppLoadContext, redirect } from "@remix-run/node";
import { type Call, type Known, nothingKnown } from "~/api/call";
import type { UserInfo } from "~/api/contract/completed/user-info";
import { ApiError, hasCode } from "~/api/errors";
import { outcomeOf } from "~/domain/error-outcome";
import { allows, type Right } from "~/domain/people/rights";
import { noteRequest } from "~/log.server";
import { settings } from "~/settings.server";
import { rememberReader } from "./ahead.server";
import { callFor } from "./caller.server";
import { nullUnlessOffered } from "./errors.server";
import { type Beginning, beginningOf } from "./page-beginning.server";
import {
  endedSession,
  type Expiry,
  formerTokenOf,
  type Notice,
  sessionCookie,
  type WebSession,
} from "./session.server";
import { type Offers, offersOf } from "./offered";
import { urls } from "./urls";

/** The signed-in user of a request. */
export interface Viewer {
  user: UserInfo;
  call: Call;
  session: WebSession;
  can(right: Right | "signedIn"): boolean;
  /** The server takes inputs beyond the specification. */
  takesExtensions: boolean;
  /** What a page needs only sometimes is asked along: another way to the server costs more than an answer in vain. */
  asksAhead: boolean;
  /** Whether the server fills the page of an address. */
  offers: Offers;
}

const NOT_LOADED = "internal/user_not_loaded";

/** One request renders several loaders; they load the user once. */
const viewers = new WeakMap<AppLoadContext, Promise<Viewer>>();

/** The viewer; throws ApiError 401 when there is no signed-in user or the user cannot be loaded (after one retry). */
export function viewerOf(request: Request, context: AppLoadContext): Promise<Viewer> {
  const kept = viewers.get(context) ?? loadViewer(beginningOf(request, context));
  viewers.set(context, kept);
  return kept;
}

async function loadViewer(beginning: Promise<Beginning>): Promise<Viewer> {
  const { session, token, known, call } = await beginning;
  const user = await call("user.info", {}).catch((error: unknown) => secondTry(call, error));
  noteRequest({ accountId: user.userId, companyId: user.companyId });
  const can = (right: Right | "signedIn") => allows(user.rights, right);
  const { takesExtensions } = known;
  rememberReader(token, user, takesExtensions);
  const asksAhead = takesExtensions && settings().upstreamUrl !== null;
  return { user, call, session, can, takesExtensions, asksAhead, offers: offersOf(takesExtensions) };
}

/**
 * A user who cannot be loaded is signed out like one without access (spec §4, D8). A server that gave no answer in time,
 * or has had too many requests, says nothing about the user, and is not asked again at once.
 */
async function secondTry(call: Call, error: unknown): Promise<UserInfo> {
  if (error instanceof ApiError && (isEnding(error) || error.status === 429)) throw error;
  if (hasCode(error, "internal/no_answer")) throw error;
  return call("user.info", {}).catch((again: unknown) => {
    throw isOfTheWay(again) ? again : new ApiError(401, NOT_LOADED);
  });
}

const isEnding = ({ status, code }: ApiError): boolean => outcomeOf(status, code) === "sign_out";

/** What a proxy answers, or a server that is just starting or stopping, where nobody has looked who asks. */
const OF_THE_WAY = [408, 425, 429, 502, 503, 504];

const isOfTheWay = (error: unknown): boolean =>
  error instanceof ApiError &&
  OF_THE_WAY.includes(error.status) &&
  !hasCode(error, "internal/invalid_response");

/**
 * Signs the browser out of this session and goes to the sign-in page with the reason (spec §4). `wanted`: the page to
 * go to after the next sign-in.
 */
export async function signedOut(session: WebSession, notice: Notice, wanted?: string): Promise<Response> {
  const ended = await endedSession(notice, { former: formerTokenOf(session), wanted });
  return redirect(urls.login(), {
    status: 303,
    headers: { "Set-Cookie": await sessionCookie(ended) },
  });
}

/** Which of the reasons ends a session. */
export const expiryOf = ({ code }: ApiError): Expiry => {
  if (code === "firebase/user-disabled") return "disabled";
  return code === NOT_LOADED ? "not_loaded" : "expired";
};

/** Why a user is being signed out, as a notice; null if the error is no reason for it. */
export function reasonToSignOut(error: unknown, hadToken: boolean): Notice | null {
  if (!(error instanceof ApiError) || !isEnding(error)) return null;
  const why = expiryOf(error);
  if (why !== "expired") return { kind: "error", key: `auth:signed_out.${why}` };
  return { kind: "info", key: hadToken ? "auth:signed_out.expired" : "auth:signed_out.required" };
}

/** The reader of a public page, signed in or not. */
export interface Visitor {
  call: Call;
  /** What the calls of this request have learnt of the server. */
  known: Known;
  session: WebSession;
  signedIn: boolean;
}

export function visitorOf(request: Request, session: WebSession): Visitor {
  const token = session.get("token") ?? null;
  const known = nothingKnown();
  return { call: callFor(request, token, known), known, session, signedIn: token !== null };
}

/**
 * The answer to a call beyond the specification; null where the server does not offer it. Then the other calls of this
 * visitor keep to what the specification names, as those of somebody signed in do from the start.
 */
export async function askBeyond<Answer>({ known }: Visitor, answer: Promise<Answer>): Promise<Answer | null> {
  const offered = await nullUnlessOffered(answer);
  if (offered === null) known.takesExtensions = false;
  return offered;
}
