import type { Call } from "~/api/call";
import { callFor } from "./caller.server";
import type { WebSession } from "./session.server";

/** Whoever asks for a public page, signed in or not. */
export interface Visitor {
  call: Call;
  session: WebSession;
  signedIn: boolean;
}

export function visitorOf(request: Request, session: WebSession): Visitor {
  const token = session.get("token") ?? null;
  return { call: callFor(request, token), session, signedIn: token !== null };
}
