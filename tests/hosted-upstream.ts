import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { unknownCall } from "~/api/catalogue-errors";
import { ApiError, invalidUser } from "~/api/errors";
import { envelopeOf } from "~/api/json-response";
import type { StandIn } from "./api/firebase/stand-in";
import { openSession } from "./platform/residents";
import type { World } from "./platform/world";
import { requestOf } from "./upstream";

/**
 * Another provider's server whose people sign in with the hosted identity: it takes ID tokens, has the calls of the
 * specification for registering and for a forgotten password, and none of our own for identity.
 */
export interface HostedUpstream {
  url: string;
  /** The links that it has mailed to people who forgot their password. */
  mails: { email: string; path: string }[];
  /** The identifiers of the companies that registered. */
  registered: string[];
  /** The calls that it refused for want of a good token. */
  refused: string[];
  close(): void;
}

interface Posted {
  email?: string;
  partitaIva?: string;
  password?: string;
  nonce?: string;
}

/** Calls that the specification does not have. */
const NOT_OF_THE_SPECIFICATION = /^\/api\/identity\/|^\/api\/user\/v1\/sign-up\//;

/** A project without configuration documents. */
const DATA_STORE = "/v1/projects/";
const NO_DOCUMENT = { code: 404, message: "Document not found.", status: "NOT_FOUND" };

export async function hostedUpstream(
  world: World,
  identity: Pick<StandIn, "ownerOf" | "has" | "setPassword">,
): Promise<HostedUpstream> {
  const sessions = new Map<string, string>();
  const nonces = new Map<string, string>();

  const sessionOf = async (email: string) => {
    const token = sessions.get(email) ?? (await openSession(world.parts, email));
    sessions.set(email, token);
    return token;
  };

  async function signUp(request: Request, owner: { email: string } | null): Promise<Response> {
    const { email = "", partitaIva = "" } = (await request.json()) as Posted;
    if (owner?.email !== email) return envelopeOf(invalidUser());
    if (self.registered.includes(partitaIva))
      return envelopeOf(new ApiError(409, "internal/company_already_exists"));
    self.registered.push(partitaIva);
    const companyId = await world.addCompany({ partitaIva });
    await world.addPerson({ email, companyId, isAdmin: true });
    return Response.json({});
  }

  function forgotten(email: string): Response {
    const nonce = randomUUID();
    nonces.set(nonce, email);
    if (identity.has(email)) self.mails.push({ email, path: `/auth/reset/${nonce}` });
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

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.startsWith(DATA_STORE)) return Response.json({ error: NO_DOCUMENT }, { status: 404 });
    if (NOT_OF_THE_SPECIFICATION.test(pathname)) return envelopeOf(unknownCall());
    const bearer = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1];
    const owner = bearer === undefined ? null : identity.ownerOf(bearer);
    if (bearer !== undefined && owner === null) {
      self.refused.push(pathname);
      return envelopeOf(invalidUser());
    }
    if (pathname.endsWith("/sign-up")) return signUp(request, owner);
    if (pathname.endsWith("/forgot-password")) return forgotten(searchParams.get("email") ?? "");
    if (pathname.endsWith("/reset-password")) return reset(request);
    if (owner) request.headers.set("Authorization", `Bearer ${await sessionOf(owner.email)}`);
    return world.handle(request, { clientAddress: "192.0.2.1", requestId: randomUUID() });
  }

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const response = await answer(await requestOf(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  const self: HostedUpstream = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    mails: [],
    registered: [],
    refused: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return self;
}

/** The settings of an installation whose people this identity service knows. */
export const hostedSettings = (identityHost: string): Record<string, string> => ({
  IDENTITY: "firebase",
  FIREBASE_API_KEY: "chiave-di-prova",
  FIREBASE_AUTH_DOMAIN: "carta-di-prova.firebaseapp.example",
  FIREBASE_PROJECT_ID: "carta-di-prova",
  FIREBASE_STORAGE_BUCKET: "carta-di-prova.appspot.example",
  FIREBASE_AUTH_EMULATOR_HOST: identityHost,
});

/** What the pages are told to use that server, and this identity service. */
export const hostedEnvironment = (upstream: string, identityHost: string): Record<string, string> => ({
  UPSTREAM_URL: upstream,
  SESSION_SECRET: "una chiave di prova abbastanza lunga",
  ...hostedSettings(identityHost),
  FIRESTORE_EMULATOR_HOST: new URL(upstream).host,
});
