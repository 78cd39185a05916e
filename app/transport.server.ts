import { fileURLToPath } from "node:url";
import type { Caller, Transport } from "~/api/call";
import { gatheredCalls } from "~/api/gathered-calls";
import { makeHttpTransport } from "~/api/http-transport";
import { spoolFolderWithoutData, sweepSpoolHourly } from "~/bodies/spool-folder";
import { hostedAccounts } from "~/api/firebase/accounts";
import { attemptsInMemory } from "~/api/firebase/attempts";
import { overDataStore } from "~/api/firebase/configuration";
import { type HostedIdentity, hostedIdentity as makeHostedIdentity } from "~/api/firebase/identity";
import { hostedSessions } from "~/api/firebase/sessions";
import type { Family } from "~/metrics/family";
import { noteRequest } from "~/log.server";
import { openSealed, sealed } from "~/secrets-sealed.server";
import { settings } from "~/settings.server";
import { inSpan } from "~/traces/tracing";
import type { FirebaseSettings } from "~/settings-identity.server";
import type { Platform } from "~/platform/platform";

/**
 * The composition root: decides whether the product's calls go over the network (UPSTREAM_URL) or to the platform in
 * this process, and who signs people in (IDENTITY). The only file that reaches the platform, and it does so only when it is needed.
 */
declare global {
  // Development reloads evaluate this bundle twice; the database and its workers must not be opened twice.
  var cartaEsgPlatform: Promise<Platform> | undefined;
}

/** `npm run build` compiles it beside the server. */
const QUARANTINE = fileURLToPath(new URL("commands/quarantine.mjs", import.meta.url));

/** Opens the embedded platform, if this installation has one. Called once at the start of the server. */
export async function start(): Promise<void> {
  if (settings().upstreamUrl === null) await embedded();
  else await sweepSpoolHourly(spoolFolderWithoutData());
}

/** What this installation does in this process, and how it ends. */
export const life = {
  settled: async () => (await globalThis.cartaEsgPlatform)?.settled(),
  refuseWaiting: async () => (await globalThis.cartaEsgPlatform)?.refuseWaiting(),
  stop: async () => (await globalThis.cartaEsgPlatform)?.stop(),
};

async function embedded(): Promise<Platform> {
  globalThis.cartaEsgPlatform ??= import("~/platform/platform").then(({ startPlatform }) =>
    startPlatform(settings(), { quarantineScript: QUARANTINE }),
  );
  return globalThis.cartaEsgPlatform;
}

/** Answers a request to /api/*; null when another server is the API. */
export async function handle(request: Request, caller: Caller): Promise<Response | null> {
  return settings().upstreamUrl === null ? (await embedded()).handle(request, caller) : null;
}

/** What a look at this installation finds; of an upstream only its own calls tell. */
export async function ready(): Promise<{ name: string; state: "good" | "warning" | "broken" }[]> {
  return settings().upstreamUrl === null ? (await embedded()).ready() : [];
}

/** What a machine watches of the platform in this process; nothing where another server is the API. */
export async function figures(withStore: boolean): Promise<Family[]> {
  return settings().upstreamUrl === null ? (await embedded()).figures(withStore) : [];
}

/** The transport of this installation. Both ends get the same request; only the way differs. */
export const transport: Transport = async (request, caller, row) => {
  const { upstreamUrl } = settings();
  if (upstreamUrl === null) return (await embedded()).handle(request, caller);
  const { method, service, path } = row;
  return inSpan(
    () => ({ name: `${method} /${service}/v1${path}`, kind: "call elsewhere", method }),
    () => overNetwork(upstreamUrl)(request, caller, row),
  );
};

function overNetwork(upstreamUrl: string): Transport {
  const { upstreamTimeout, tiersSecrets, firebase } = settings();
  const timeoutMs = upstreamTimeout * 1000;
  const network = gatheredCalls({
    baseUrl: upstreamUrl,
    timeoutMs,
    network: makeHttpTransport({ timeoutMs, tiersSecret: tiersSecrets[0] ?? null }),
    now: () => performance.now(),
  });
  if (firebase === null) return network;
  const { projectId, dataStoreEmulator: emulator } = firebase;
  return overDataStore({ projectId, emulator, timeoutMs }, network);
}

/** What a page declines by itself, before any call: no rule of the platform sees it. */
type PageRefusal = "foreign_origin" | "stale_form" | "permission_denied";

/** Notes it in the trail; where another server is the API, only the log tells of it. */
export async function noteRefusal(kind: PageRefusal, caller: Caller): Promise<void> {
  noteRequest({ refusal: kind });
  if (settings().upstreamUrl === null) await (await embedded()).noteRefusal(kind, caller);
}

/** Base of the calls' addresses; in process nothing resolves it. */
export const apiBaseUrl = (): string => settings().upstreamUrl ?? "http://embedded/api";

let hosted: HostedIdentity | null | undefined;

/** The hosted identity service, which the pages ask where another server is the API; null where the platform does. */
export function hostedIdentity(): HostedIdentity | null {
  const { firebase, upstreamUrl } = settings();
  if (hosted === undefined)
    hosted = firebase === null || upstreamUrl === null ? null : overFirebase(firebase);
  return hosted;
}

function overFirebase({ apiKey, emulator }: FirebaseSettings): HostedIdentity {
  const { keys, providerName: provider, publicUrl, upstreamTimeout } = settings();
  const accounts = hostedAccounts({ apiKey, emulator, timeoutMs: upstreamTimeout * 1000 });
  return makeHostedIdentity({
    accounts,
    sessions: hostedSessions(accounts, Date.now),
    attempts: attemptsInMemory(Date.now),
    seal: (text) => sealed(text, keys.sessions),
    unseal: (text) => openSealed(text, keys.sessions),
    continueUrl: `${publicUrl}/auth/registration-confirmed?done=1`,
    async requireGoodPassword(password, email) {
      const { requireGoodPassword } = await import("~/platform/identity/password-rules");
      requireGoodPassword(password, { email, name: "", surname: "", businessName: "", provider });
    },
    now: Date.now,
  });
}
