import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/errors";
import type { Right } from "~/domain/people/rights";
import { errorResponse } from "./error-response.server";
import { markGuarded } from "./guarded.server";
import { readSession } from "./session.server";
import { reasonToSignOut, signedOut, viewerOf, type Viewer } from "./viewer.server";
import { visitorOf, type Visitor } from "./visitor.server";

type Arguments<Who> = Who & {
  request: Request;
  params: LoaderFunctionArgs["params"];
  context: AppLoadContext;
};

/**
 * A loader for signed-in users: the layout above guards nothing, since each loader can be asked for alone.
 * "signedIn" asks for no right: the frame around a page that may have to say no.
 */
export function privateLoader<Data>(
  { right = "read" }: { right?: Right | "signedIn" | undefined },
  load: (args: Arguments<{ viewer: Viewer }>) => Promise<Data> | Data,
) {
  return markGuarded(async ({ request, params, context }: LoaderFunctionArgs): Promise<Data> => {
    try {
      const viewer = await viewerOf(request, context);
      if (right !== "signedIn" && !viewer.can(right)) throw new ApiError(403, "internal/permission_denied");
      return await load({ viewer, request, params, context });
    } catch (error) {
      throw await asResponse(error, request);
    }
  });
}

/** A loader that anybody may ask for. */
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

/** What a loader throws for whatever went wrong: a redirect, or the status for the error page; never a stack. */
async function asResponse(error: unknown, request: Request): Promise<Response> {
  if (error instanceof Response) return error;
  const reason = reasonToSignOut(error, (await readSession(request)).has("token"));
  if (reason) return signedOut(reason);
  return errorResponse(error, request);
}

/** Of a page that needs nothing from the server but its guard. */
export const readersOnly = privateLoader({}, () => null);
export const writersOnly = privateLoader({ right: "write" }, () => null);
export const openToAll = publicLoader(() => null);
