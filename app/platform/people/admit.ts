import { ApiError, invalidUser } from "~/api/errors";
import type { CallRight } from "~/api/row";
import { rightsOf, type Right } from "~/domain/people/rights";
import { hashOfToken } from "../identity/tokens";
import type { RegisteringScope, Scope, Session, SignedInScope } from "../scope";
import { recordAudit } from "../store/audit";
import { registrationOfToken } from "../store/registrations";
import { endSession, sessionRows } from "../store/sessions-and-tokens";
import { write } from "../store/write";

/** Lets a caller through to a use case, with what the platform itself found out about them (D6), or refuses. */
export async function admit(request: Request, right: CallRight, scope: Scope): Promise<Scope> {
  if (right === "public") return scope;
  const tokenHash = hashOfToken(bearerOf(request));
  return right === "registering"
    ? admitRegistering(tokenHash, scope)
    : admitSignedIn(tokenHash, right, scope);
}

function bearerOf(request: Request): string {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
  if (token === undefined) throw invalidUser();
  return token;
}

async function admitRegistering(tokenHash: string, scope: Scope): Promise<RegisteringScope> {
  const registration = await registrationOfToken(scope.db, tokenHash, scope.now().toISOString());
  if (!registration) throw invalidUser();
  return { ...scope, registrationId: registration.id };
}

async function admitSignedIn(
  tokenHash: string,
  right: Right | "signedIn",
  scope: Scope,
): Promise<SignedInScope> {
  const session = await liveSession(tokenHash, scope);
  if (right === "signedIn" || session.rights.has(right)) return { ...scope, session };
  await write(scope.db, null, (trx) =>
    recordAudit(trx, scope, "permission_denied", { ...session, detail: right }),
  );
  throw new ApiError(403, "internal/permission_denied");
}

/** A session ends for good when it is met after its time or after the person's access was switched off. */
async function liveSession(tokenHash: string, { db, now }: Scope): Promise<Session> {
  const rows = await sessionRows(db, tokenHash);
  const [first] = rows;
  if (!first) throw invalidUser();
  if (first.expires_at <= now().toISOString() || first.access_active !== 1 || first.company_id === null) {
    await write(db, null, (trx) => endSession(trx, tokenHash));
    throw invalidUser();
  }
  const profiles = rows.flatMap(({ profile, can_read, can_write }) =>
    profile === null ? [] : [{ profile, canRead: can_read === 1, canWrite: can_write === 1 }],
  );
  const rights = rightsOf({
    isAdmin: first.is_admin === 1,
    accessActive: true,
    isVerifier: first.is_verifier === 1,
    profiles,
  });
  return { tokenHash, accountId: first.account_id, companyId: first.company_id, rights };
}
