import { randomUUID } from "node:crypto";
import type { CallParsed } from "~/api/contract";
import { ApiError } from "~/api/errors";
import type { Issue } from "~/domain/issues";
import { type Profile, PROFILES } from "~/domain/people/rights";
import type { Roles } from "~/domain/people/roles";
import { keepPassword } from "../../identity/hosted/set-password";
import { forgetAllAbout } from "../../identity/mail-caps";
import { consumeLink, INVITATION_LINKS, invitationOver, linkOf } from "../../identity/mailed-link";
import { newPasswordIssues, requireGoodPassword } from "../../identity/password-rules";
import { identityRefusal } from "../../identity/refusals";
import type { Db, Scope, Trx } from "../../scope";
import { addAccount, circumstancesOf, credentialsOf } from "../../store/accounts/accounts";
import { recordAudit } from "../../store/audit";
import { deleteInvitation, findInvitation, type OpenInvitation } from "../../store/accounts/invitations";
import { profilesOf } from "../../store/accounts/company-profiles";
import { activeAdministrators, addInvitedMember } from "../../store/accounts/member-changes";
import { deleteRegistrationsOf } from "../../store/accounts/registrations";
import { undoneUnlessStored, write } from "../../store/write";
import type { UseCase } from "../../use-case";
import { inviterOf } from "./inviter";

/** What the link of an invitation would accept, for the page on which its holder chooses the password. */
export const pendingInvitation: UseCase<"user.pendingInvitation"> = async ({ body }, { db, now }) => {
  const invitation = await openInvitation(db, body.token, now().toISOString());
  const { email, name, surname, expiresAt, invitedBy } = invitation;
  const inviter = await inviterOf(db, invitedBy);
  return { email, name, surname, expiresAt, inviter: inviter.name, businessName: inviter.businessName };
};

/**
 * Makes the account of an invited person, with her access to the company, all or nothing. A refused password or a
 * missing consent leaves the link usable. A profile that the company lost meanwhile is left out.
 */
export async function acceptInvitation(
  { nonce, password, legalTerms }: CallParsed<"user.resetPassword">["body"],
  scope: Scope,
): Promise<void> {
  const { db, settings } = scope;
  const now = scope.now().toISOString();
  const invitation = await openInvitation(db, nonce, now);
  const { email, name, surname, companyId, invitedBy } = invitation;
  const { businessName } = await circumstancesOf(db, invitedBy);
  const circumstances = { email, name, surname, businessName, provider: settings.providerName };
  requireConsents(legalTerms, newPasswordIssues(password, circumstances));
  requireGoodPassword(password, circumstances);
  const kept = await keepPassword({ email, password, displayName: `${name} ${surname}` }, scope);
  const { passwordHash, hosted } = kept;
  const accept = async (trx: Trx) => {
    const { roles } = await openInvitation(trx, nonce, now);
    await consumeLink(trx, nonce, INVITATION_LINKS, now);
    const accountId = randomUUID();
    const accepted = { acceptedAt: now, acceptedVersion: settings.legalVersion };
    const account = {
      id: accountId,
      email,
      passwordHash,
      hosted,
      name,
      surname,
      ...accepted,
      createdAt: now,
    };
    if (!(await addAccount(trx, account))) throw addressTaken();
    const given = rolesWithin(roles, await profilesOf(trx, companyId));
    await addInvitedMember(trx, { accountId, companyId }, given);
    await deleteInvitation(trx, invitation.id, { at: now, as: "used" });
    await deleteRegistrationsOf(trx, email);
    await forgetAllAbout(trx, email);
    await recordAudit(trx, scope, "invitation_accepted", { accountId, companyId, detail: invitation.id });
  };
  await undoneUnlessStored(write(db, companyId, accept), kept.undo);
}

/**
 * The invitation of a link. It works while an administrator of the company vouches for it: one who has lost the right
 * could otherwise come back under another address.
 */
async function openInvitation(db: Db, token: string, now: string): Promise<OpenInvitation> {
  const { subjectId } = await linkOf(db, token, INVITATION_LINKS, now);
  const invitation = await findInvitation(db, subjectId);
  if (!invitation) throw invitationOver("withdrawn");
  if (await credentialsOf(db, invitation.email)) throw addressTaken();
  const administrators = await activeAdministrators(db, invitation.companyId);
  if (!administrators.has(invitation.invitedBy)) throw invitationOver("inviter_gone");
  return invitation;
}

/** One account belongs to one company (§8). */
const addressTaken = () =>
  identityRefusal("email-already-in-use", [{ path: "", code: "invitation_address_taken" }]);

const CONSENTS = ["terms", "privacy", "otherPrivacy"] as const;

/** `others`: what else is refused, told together. */
function requireConsents(
  given: CallParsed<"user.resetPassword">["body"]["legalTerms"],
  others: readonly Issue[],
): void {
  const missing = CONSENTS.filter((name) => !given?.[name]);
  const issues = missing.map((name): Issue => ({ path: `legalTerms.${name}`, code: "consent_required" }));
  if (issues.length > 0) throw new ApiError(422, "internal/invalid_input", [...others, ...issues]);
}

function rolesWithin({ isAdmin, profiles }: Roles, ofCompany: ReadonlySet<Profile>): Roles {
  const nothing = { read: false, write: false };
  const kept = PROFILES.map((name) => [name, ofCompany.has(name) ? profiles[name] : nothing]);
  return { isAdmin, profiles: Object.fromEntries(kept) as Roles["profiles"] };
}
