import type { Agent } from "node:https";
import { z } from "zod";
import { ApiError } from "~/api/errors";
import { log } from "~/log.server";
import type { HostedAdministration, HostedPerson } from "~/api/firebase/hosted";

interface AdminGiven {
  projectId: string;
  /** The file of a service account; null = none. */
  credentials: string | null;
  /** An emulator takes the place of the service, and needs no service account. */
  isEmulated: boolean;
  /** The way to the service; by default the network's own. */
  agent?: Agent;
}

interface AdminParts {
  verify(idToken: string): Promise<HostedPerson | null>;
  administration: HostedAdministration | null;
}

const claims = z.object({
  uid: z.string(),
  email: z.string().default(""),
  email_verified: z.boolean().default(false),
  auth_time: z.number(),
  firebase: z.object({ tenant: z.string().optional() }).default({}),
});

/** firebase-admin for one project. Its code is loaded here alone, and only where the identity is hosted. */
export async function firebaseAdmin(given: AdminGiven): Promise<AdminParts> {
  const { cert, initializeApp } = await import("firebase-admin/app");
  const { getAuth } = await import("firebase-admin/auth");
  const { projectId, credentials, isEmulated, agent } = given;
  const app = initializeApp(
    {
      projectId,
      ...(credentials !== null && { credential: cert(credentials) }),
      ...(agent && { httpAgent: agent }),
    },
    // A name of its own: development reloads and tests make several in one process.
    crypto.randomUUID(),
  );
  const auth = getAuth(app);
  const uidOf = async (email: string) =>
    (await auth.getUserByEmail(email).catch(unless("auth/user-not-found")))?.uid;

  const administration: HostedAdministration = {
    async open({ email, password, displayName }) {
      const known = await uidOf(email);
      // One that the project has disabled stays so.
      const facts = { password, displayName, emailVerified: true };
      if (known === undefined) await auth.createUser({ email, ...facts });
      else await auth.updateUser(known, facts);
      return { isNew: known === undefined };
    },
    setPassword: async (uid, password) =>
      void (await auth.updateUser(uid, { password, emailVerified: true })),
    async switchAccess(uid, isActive) {
      const found = await auth.updateUser(uid, { disabled: !isActive }).catch(unless("auth/user-not-found"));
      if (found && !isActive) await auth.revokeRefreshTokens(uid);
    },
    remove: async (uid) => void (await auth.deleteUser(uid).catch(unless("auth/user-not-found"))),
  };
  return {
    verify: async (idToken) => {
      const verified = await auth.verifyIdToken(idToken).catch(notGood);
      const read = claims.safeParse(verified);
      if (!read.success) return null;
      const { uid, email, email_verified: isEmailVerified, auth_time, firebase } = read.data;
      return {
        ...{ uid, email: email.toLowerCase(), isEmailVerified, authenticatedAt: auth_time },
        tenantId: firebase.tenant ?? null,
      };
    },
    administration: credentials !== null || isEmulated ? administration : null,
  };
}

/** What lets a service account ask other services of the project for an hour. */
export async function serviceAccountToken(credentials: string): Promise<string> {
  const { cert } = await import("firebase-admin/app");
  return (await cert(credentials).getAccessToken()).access_token;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const unless = (code: string) => (error: unknown) => {
  if (codeOf(error) === code) return null;
  throw error;
};

const RETRY_AFTER_S = 10;

/** The keys of the service did not come: that says nothing about the token. */
const isOfNetwork = (code: string, words: string) =>
  /^app\/|internal-error/.test(code) || /making request|fetching public keys/i.test(words);

/** Any other error is about the token, which the library parses without a guard of its own. */
function notGood(error: unknown): null {
  const code = codeOf(error);
  if (!isOfNetwork(code, error instanceof Error ? error.message : "")) return null;
  log.error({ code }, "An ID token cannot be verified");
  throw new ApiError(503, "internal/no_answer", [], RETRY_AFTER_S);
}
