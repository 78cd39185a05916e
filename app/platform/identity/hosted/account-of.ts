import type { HostedPerson } from "~/api/firebase/hosted";
import type { Db, Trx } from "../../scope";
import { type Credentials, credentialsOf } from "../../store/accounts/accounts";
import { accountOfHosted, hostedKeyOf, tieToHosted } from "../../store/accounts/hosted-accounts";

/**
 * The account of a person of the hosted identity service. One that is not tied to anybody there is found by its address,
 * if the service has proved that address: a stranger can open an account there in anybody's name.
 */
export async function accountOfPerson(db: Db, person: HostedPerson): Promise<Credentials | null> {
  const tied = await accountOfHosted(db, person.uid);
  if (tied) return credentialsOf(db, tied.email);
  if (!person.isEmailVerified) return null;
  const found = await credentialsOf(db, person.email);
  if (found === null || (await hostedKeyOf(db, found.accountId)) !== null) return null;
  return found;
}

/** The same inside the transaction that lets the person in; the account is the person's from now on. */
export async function tiedAccount(trx: Trx, person: HostedPerson): Promise<Credentials | null> {
  const account = await accountOfPerson(trx, person);
  if (account === null) return null;
  return (await tieToHosted(trx, account.accountId, person)) ? account : null;
}

/** The address of the account of a person whom `tiedAccount` has let in: that at the service may be another. */
export const addressOf = async (trx: Trx, { uid, email }: HostedPerson): Promise<string> =>
  (await accountOfHosted(trx, uid))?.email ?? email;
