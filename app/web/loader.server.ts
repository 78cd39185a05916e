import {
  type ActionFunctionArgs,
  type AppLoadContext,
  json,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { ApiError, hasCode } from "~/api/errors";
import { allows, type Right } from "~/domain/people/rights";
import type { Ahead } from "./ahead.server";
import { errorResponse, nullUnlessOffered } from "./errors.server";
import { paced } from "./paced-response.server";
import { askAlong } from "./page-beginning.server";
import { readSession, wantedPage } from "./session.server";
import { reasonToSignOut, signedOut, type Viewer, viewerOf, type Visitor, visitorOf } from "./viewer.server";
import { unknownCall } from "~/api/catalogue-errors";
import { envelopeOf, writtenOut } from "~/api/json-response";
import { handle, noteRefusal } from "~/transport.server";
import { callerOf } from "./caller.server";
import { settingsUrls } from "./settings-urls";
import { askedPeriod } from "./period.server";
import { t } from "~/texts/i18n.server";
import { tokenIn } from "./address-token";

const GUARDED: unique symbol = Symbol.for("carta-esg.guarded");

/** Marks a loader or action as made by a wrapper of this room, so that a test can list the others. */
export function markGuarded<F extends (...args: never[]) => unknown>(handler: F): F {
  return Object.assign(handler, { [GUARDED]: true });
}

type Arguments<Who> = Who & {
  request: Request;
  params: LoaderFunctionArgs["params"];
  context: AppLoadContext;
};

/** What a page knows before it knows who asks. */
export type AskingAhead = Parameters<Ahead>[0] &
  Pick<LoaderFunctionArgs, "params"> & { request: Pick<Request, "url"> };

interface Private {
  right?: Right | "signedIn" | undefined;
  /** Begins what the page asks whoever has the right: where the API is elsewhere, it is asked along with who asks. */
  ahead?: (asking: AskingAhead) => void;
}

/**
 * A loader for signed-in users: the layout above guards nothing, since a browser can request each loader alone.
 * "signedIn" requires no right: for the frame around a page that may have to refuse.
 */
export function privateLoader<Data>(
  { right = "read", ahead }: Private,
  load: (args: Arguments<{ viewer: Viewer }>) => Promise<Data> | Data,
) {
  return markGuarded(async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      const viewing = viewerOf(request, context);
      if (ahead) {
        const { url } = request;
        void askAlong(request, context, (asked) => {
          if (allows(asked.rights, right)) ahead({ ...asked, request: { url }, params });
        });
      }
      const viewer = await viewing;
      if (isLedToSecondFactor(request, viewer) && !answersPost(request))
        throw redirect(settingsUrls.secondFactor());
      if (!viewer.can(right)) throw await permissionDenied(request);
      return await load({ viewer, request, params, context });
    } catch (error) {
      throw await asResponse(error, request);
    }
  });
}

/** A person whose company requires a second factor enables it before anything else; the settings stay open for that. */
export const isLedToSecondFactor = (request: Request, { user }: Viewer): boolean =>
  user.secondFactor === "needed" && !new URL(request.url).pathname.startsWith(settingsUrls.home());

/** The answer to a post says by itself why it was refused. */
const answersPost = (request: Request) => request.headers.has("Content-Type");

/** The viewer lacks the right for a page or a form. */
export async function permissionDenied(request: Request): Promise<ApiError> {
  await noteRefusal("permission_denied", callerOf(request));
  return new ApiError(403, "internal/permission_denied");
}

/** A loader for every visitor. */
export function publicLoader<Data>(load: (args: Arguments<{ visitor: Visitor }>) => Promise<Data> | Data) {
  return markGuarded(async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      const visitor = visitorOf(request, await readSession(request));
      return await load({ visitor, request, params, context });
    } catch (error) {
      throw await asResponse(error, request);
    }
  });
}

/** The response a loader throws for any error: a redirect, or the status for the error page; never a stack. */
async function asResponse(error: unknown, request: Request): Promise<Response> {
  if (error instanceof Response) return error;
  const session = await readSession(request);
  const reason = reasonToSignOut(error, session.has("token"));
  if (reason) return signedOut(session, reason, wantedPage(request));
  if (hasCode(error, "internal/second_factor_required") && !answersPost(request))
    return redirect(settingsUrls.secondFactor());
  return errorResponse(error, request);
}

/** For a page that needs nothing from the server but its guard. */
export const readersOnly = privateLoader({}, () => null);
export const signedInOnly = privateLoader({ right: "signedIn" }, () => null);
export const writersOnly = privateLoader({ right: "write" }, () => null);
export const verifiersOnly = privateLoader({ right: "verify" }, () => null);
export const providersOnly = privateLoader({ right: "provide" }, () => null);
export const openToAll = publicLoader(() => null);

/**
 * The platform over HTTP: bearer tokens only, no cookie goes in or comes out. The request is rebuilt from the parts
 * that the API may know; the platform reads its body once it has admitted the call.
 */
export const apiEndpoint = markGuarded(
  async ({ request }: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const headers = new Headers();
    for (const name of ["Authorization", "Content-Type", "Content-Length", "If-Match", "Locale"]) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const { method, url } = request;
    const withBody: RequestInit = { method, headers, body: request.body, duplex: "half" };
    const inner = new Request(url, ["GET", "HEAD"].includes(method) ? { method, headers } : withBody);
    const answer = await handle(inner, callerOf(request));
    if (answer === null) return envelopeOf(unknownCall());
    return answer.headers.has("Content-Disposition") ? paced(answer) : writtenOut(answer);
  },
);

/** The action of addresses that accept no posts: 404, and nothing runs. */
export const notServed = markGuarded((): never => {
  throw json({ message: "internal/not_found" }, { status: 404 });
});

/** A legal document that the provider has not published. */
export function missingDocument(): Response {
  const words = { title: t("failures:no_document.title"), text: t("failures:no_document.text") };
  return json({ message: "internal/not_found", ...words }, { status: 404 });
}

/** A file that everyone may fetch, where there is none; no cache says so for longer. */
export const missingFile = (): Response =>
  json({ message: "internal/not_found" }, { status: 404, headers: { "Cache-Control": "no-store" } });

export const noSuchDocument = markGuarded((): never => {
  throw missingDocument();
});

/** The same for pages that also exist below a pair of version and year, where every post is refused (D1). */
export const notServedInPeriods = markGuarded(({ request, params }: ActionFunctionArgs): never => {
  throw isInPeriod(params)
    ? errorResponse(new ApiError(403, "internal/read_only_version"), request)
    : json({ message: "internal/not_found" }, { status: 404 });
});

/** Segments that are no such pair have no post to refuse. */
function isInPeriod(params: ActionFunctionArgs["params"]): boolean {
  try {
    return askedPeriod(params) !== null;
  } catch {
    return false;
  }
}

/**
 * A file as a download. Its bytes pass through under the page's address, which works while the viewer is signed in, also
 * where our API is another server that no browser reaches; those of a server that names a place elsewhere, the browser
 * itself fetches.
 */
export async function downloadOf(viewer: Viewer, type: string, filename: string): Promise<Response> {
  const { downloadUrl } = await viewer.call("survey.download", { params: { type }, query: { filename } });
  return downloadFrom(viewer, downloadUrl);
}

/** The same by the address that a call has given. */
export async function downloadFrom({ call }: Viewer, downloadUrl: string): Promise<Response> {
  const token = tokenIn(downloadUrl, "survey.file");
  const file = token === null ? null : await nullUnlessOffered(call("survey.file", { params: { token } }));
  return file === null ? redirect(downloadUrl) : paced(file);
}
