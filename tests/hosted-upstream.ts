import { randomUUID } from "node:crypto";
import { ApiError, invalidUser } from "~/api/errors";
import { envelopeOf } from "~/api/json-response";
import type { StandIn } from "./api/firebase/stand-in";
import type { World } from "./platform/world";
import { type Owner, specifiedServer } from "./specified-server";
import { worldBehind } from "./world-behind";

/**
 * Another provider's server that has the specification and nothing else, and whose people sign in with the hosted identity.
 * Of its own it has only what the platform behind the stand-in cannot show, because it keeps passwords itself: a sign-up
 * with an ID token, and the two calls for a forgotten password.
 */
export interface HostedUpstream {
  url: string;
  /** The links that it has mailed to people who forgot their password. */
  mails: { email: string; path: string }[];
  /** The identifiers of the companies that registered. */
  registered: string[];
  /** The calls that it refused for want of a good token. */
  refused: string[];
  /** The inputs that it refused, because the specification does not name them. */
  beyond: Set<string>;
  /** An answer to every sign-up; null: its own. */
  refuses: (() => Response) | null;
  close(): void;
}

interface Posted {
  email?: string;
  partitaIva?: string;
  password?: string;
  nonce?: string;
}

export async function hostedUpstream(
  world: World,
  identity: Pick<StandIn, "ownerOf" | "has" | "setPassword">,
): Promise<HostedUpstream> {
  const nonces = new Map<string, string>();
  const mails: HostedUpstream["mails"] = [];
  const registered: string[] = [];

  async function signUp(request: Request, owner: Owner): Promise<Response> {
    const { email = "", partitaIva = "" } = (await request.json()) as Posted;
    if (owner?.email !== email) return envelopeOf(invalidUser());
    if (upstream.refuses !== null) return upstream.refuses();
    if (registered.includes(partitaIva))
      return envelopeOf(new ApiError(409, "internal/company_already_exists"));
    registered.push(partitaIva);
    const companyId = await world.addCompany({ partitaIva });
    await world.addPerson({ email, companyId, isAdmin: true });
    return Response.json({});
  }

  async function forgotten({ url }: Request): Promise<Response> {
    const email = new URL(url).searchParams.get("email") ?? "";
    const nonce = randomUUID();
    nonces.set(nonce, email);
    if (identity.has(email)) mails.push({ email, path: `/auth/reset/${nonce}` });
    return Response.json({});
  }

  async function reset(request: Request): Promise<Response> {
    const { password = "", nonce = "" } = (await request.json()) as Posted;
    const email = nonces.get(nonce);
    if (email === undefined) return envelopeOf(new ApiError(424, "embedded/expired-action-code"));
    nonces.delete(nonce);
    identity.setPassword(email, password);
    return Response.json({});
  }

  const api = await specifiedServer(worldBehind(world), identity, (call, request, owner) => {
    if (call === "user.signUp") return signUp(request, owner);
    if (call === "user.forgotPassword") return forgotten(request);
    return call === "user.resetPassword" ? reset(request) : null;
  });
  const upstream: HostedUpstream = {
    ...{ url: api.url, mails, registered, refused: api.refused, beyond: api.beyond.inputs, refuses: null },
    close: () => api.close(),
  };
  return upstream;
}
