import { nameInMail } from "~/domain/people/link-like";
import { mayMail } from "../identity/mail-caps";
import { after, MAILED_LINK_MS, newToken } from "../identity/tokens";
import type { Scope, Trx } from "../scope";
import { credentialsOf } from "../store/accounts/accounts";
import { pendingRegistration, prolongRegistration, type Registration } from "../store/accounts/registrations";
import { addMailedToken } from "../store/accounts/sessions-and-tokens";
import { queueMail } from "../store/mails";

/** What an address has already. */
export async function standingOf(trx: Trx, email: string, { now }: Scope) {
  const account = await credentialsOf(trx, email);
  return { account, pending: await pendingRegistration(trx, email, now().toISOString()) };
}

type Standing = Awaited<ReturnType<typeof standingOf>>;

interface LinkMail {
  template: "confirm-email" | "registration-again";
  /** A new registration, where nothing was pending. */
  opened?: Pick<Registration, "id" | "details">;
}

/**
 * Tells the owner of an address what it has, five times a day at most: an account how to sign in, a registration its
 * link, of which the newest works.
 */
export async function tellOwner(
  trx: Trx,
  email: string,
  { account, pending }: Standing,
  { template, opened }: LinkMail,
  scope: Scope,
): Promise<void> {
  const registration = pending ?? opened;
  if (!account && !registration) return;
  if (!(await mayMail(trx, "registration", email, scope.now()))) return;
  if (account) return tellAccount(trx, email, `${account.name} ${account.surname}`, scope);
  if (pending) await prolongRegistration(trx, pending.id, after(scope.now(), MAILED_LINK_MS));
  if (registration) await mailLink(trx, email, registration, template, scope);
}

async function tellAccount(trx: Trx, email: string, name: string, { settings, now }: Scope): Promise<void> {
  const auth = `${settings.publicUrl}/auth`;
  const links = { signInLink: auth, recoveryLink: `${auth}/password-recovery` };
  await queueMail(trx, { address: email, name }, "already-registered", links, now().toISOString());
}

/** The recipient has no name yet: the one that was typed may be a stranger's words. */
async function mailLink(
  trx: Trx,
  email: string,
  registration: Pick<Registration, "id" | "details">,
  template: LinkMail["template"],
  { settings, now }: Scope,
): Promise<void> {
  const { token, hash } = newToken();
  const createdAt = now().toISOString();
  await addMailedToken(trx, {
    tokenHash: hash,
    kind: "confirm-email",
    subjectId: registration.id,
    createdAt,
    expiresAt: after(now(), MAILED_LINK_MS),
  });
  const businessName = nameInMail(registration.details?.businessName ?? "");
  const link = `${settings.publicUrl}/auth/registration-confirmed?token=${token}`;
  await queueMail(trx, { address: email, name: "" }, template, { businessName, link }, createdAt);
}
