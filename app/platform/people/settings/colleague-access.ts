import { ApiError } from "~/api/errors";
import { requireRefusal } from "~/domain/people/second-factor";
import { forgiveAttempt } from "../../identity/limits";
import { requirePassword } from "../../identity/prove-password";
import type { SignedInScope, Trx } from "../../scope";
import { circumstancesOf } from "../../store/accounts/accounts";
import { administratorsOf } from "../../store/accounts/memberships";
import { endSessionsOf } from "../../store/accounts/sessions-and-tokens";
import { recordAudit } from "../../store/audit";
import { queueMail } from "../../store/mails";
import { memberWithId, requireFactor, requiresFactor } from "../../store/settings/colleagues";
import { endPendingSignInsOf } from "../../store/settings/pending-sign-ins";
import { findFactor } from "../../store/settings/second-factors";
import { write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { requireAdministrator } from "../users/make-change";
import { liveSessions } from "./own-sessions";
import { resetFactorOf } from "./reset-factor";
import { SECOND_FACTOR_PAGE } from "../../identity/second-factor/own-page";

const refusal = (code: string) => new ApiError(409, "internal/factor_refused", [{ path: "", code }]);

/** Asks the second factor of every person of the company, or, of an administrator who shows the password, no longer does. */
export const requireSecondFactor: UseCase<"user.requireSecondFactor"> = async ({ body }, scope) => {
  const { db, session } = scope;
  const attempt = body.required ? null : await requirePassword(body.present ?? "", scope, "present");
  await write(db, session.companyId, async (trx) => {
    await requireAdministrator(trx, session);
    if (attempt) await forgiveAttempt(trx, attempt);
    const own = await findFactor(trx, session.accountId);
    const reason = body.required ? requireRefusal(own?.enabledAt != null) : null;
    if (reason) throw refusal(reason);
    if (!body.required && (await requiresFactor(trx, session.companyId))) await tellOfRelease(trx, scope);
    await requireFactor(trx, session.companyId, body.required);
    const kind = body.required ? "second_factor_required" : "second_factor_optional";
    await recordAudit(trx, scope, kind, session);
  });
  return {};
};

/** Every administrator is told: the one who did it too, whose session may be another's. */
async function tellOfRelease(trx: Trx, { session, now }: SignedInScope): Promise<void> {
  const { name, surname, businessName } = await circumstancesOf(trx, session.accountId);
  const params = { asker: `${name} ${surname}`, businessName, link: SECOND_FACTOR_PAGE };
  for (const person of await administratorsOf(trx, session.companyId))
    await queueMail(trx, person, "second-factor-released", params, now().toISOString());
}

/** How a colleague signs in, for an administrator who may have to help. */
export const personAccess: UseCase<"user.personAccess"> = async ({ params }, { db, session, now }) => {
  const person = await colleague(db, params.id, session.companyId);
  return {
    name: person.name,
    email: person.email,
    isSelf: person.id === session.accountId,
    secondFactorAt: (await findFactor(db, person.id))?.enabledAt ?? null,
    sessions: (await liveSessions(db, person.id, now())).length,
  };
};

/** For a colleague whose device is lost; the administrator shows the password. */
export const resetSecondFactor: UseCase<"user.resetSecondFactor"> = async ({ params, body }, scope) => {
  const attempt = await requirePassword(body.present, scope, "present");
  await helpColleague(params.id, scope, async (trx, person) => {
    await forgiveAttempt(trx, attempt);
    const { companyId, accountId } = scope.session;
    await resetFactorOf(trx, { person, companyId, accountId, mail: "second-factor-reset" }, scope);
  });
  return {};
};

export const endColleagueSessions: UseCase<"user.endSessionsOf"> = async ({ params }, scope) => {
  await helpColleague(params.id, scope, async (trx, { id }) => {
    await endSessionsOf(trx, id);
    await endPendingSignInsOf(trx, id);
    await recordAudit(trx, scope, "sessions_ended", { ...scope.session, detail: id });
  });
  return {};
};

/** Own settings ask for password and code; as a colleague of oneself one would get around both. */
async function helpColleague(
  id: string,
  { db, session }: SignedInScope,
  help: (trx: Trx, person: { id: string; email: string; name: string }) => Promise<void>,
): Promise<void> {
  await write(db, session.companyId, async (trx) => {
    await requireAdministrator(trx, session);
    const person = await colleague(trx, id, session.companyId);
    if (person.id === session.accountId) throw refusal("own_factor_here");
    await help(trx, person);
  });
}

async function colleague(db: SignedInScope["db"], id: string, companyId: string) {
  const person = await memberWithId(db, id, companyId);
  if (!person) throw new ApiError(404, "internal/not_found");
  return person;
}
