import { ApiError, hasCode } from "~/api/errors";
import type { Hosted } from "~/api/firebase/hosted";
import { provesAnother } from "~/api/firebase/telling";
import type { Scope } from "../../scope";
import { hostedKeyOf } from "../../store/accounts/hosted-accounts";
import { hashPassword, NO_PASSWORD } from "../passwords";
import { identityRefusal } from "../refusals";
import { keptToken } from "./kept-token";

/** Where a new account's password is kept. */
interface KeptPassword {
  passwordHash: string;
  /** Who the person is at the hosted identity service. */
  hosted?: { uid: string; tenantId: string | null };
  /** What a session that begins now renews its tokens with, sealed. */
  hostedToken?: string;
  /** The account was refused: nothing of it stays at the service. */
  undo(): Promise<void>;
}

/** Keeps the password of a person whose address a mailed link has proved: here, or at the hosted identity service. */
export async function keepPassword(
  person: { email: string; password: string; displayName: string },
  scope: Scope,
): Promise<KeptPassword> {
  const { hosted } = scope;
  if (hosted) return atService(person, scope, hosted);
  return { passwordHash: await hashPassword(person.password), undo: async () => undefined };
}

/**
 * With a service account the address counts as proved there too, and an account that the address has already gets the
 * password. Without one such an account is taken over only by whoever types its password.
 */
async function atService(
  person: { email: string; password: string; displayName: string },
  { settings }: Scope,
  { accounts, administration, verify }: Hosted,
): Promise<KeptPassword> {
  const { email, password, displayName } = person;
  const isNew = administration
    ? (await administration.open(person)).isNew
    : await accounts.signUp(email, password).then(
        () => true,
        (error: unknown) => {
          if (!hasCode(error, "firebase/email-already-in-use")) throw error;
          return false;
        },
      );
  const tokens = await accounts.signIn(email, password).catch((error: unknown) => {
    throw provesAnother(error) ? knownElsewhere() : error;
  });
  if (!administration) await accounts.rename(tokens.idToken, displayName);
  const found = await verify(tokens.idToken);
  if (!found) throw new ApiError(502, "internal/invalid_response");
  return {
    passwordHash: NO_PASSWORD,
    hosted: { uid: found.uid, tenantId: found.tenantId },
    hostedToken: keptToken(tokens.refreshToken, settings),
    undo: async () => {
      if (isNew) await accounts.remove(tokens.idToken);
    },
  };
}

/** Whoever has the link is the owner of the address, and so may learn this. */
const knownElsewhere = () =>
  identityRefusal("email-already-in-use", [{ path: "password", code: "hosted_password_known" }]);

/** The same for an account that exists, after a link that this platform has mailed: only a service account may do it. */
export async function replacedPassword(
  { accountId, ...person }: { accountId: string; email: string; name: string; surname: string },
  password: string,
  { db, hosted }: Scope,
): Promise<string> {
  if (!hosted) return hashPassword(password);
  if (!hosted.administration) throw new ApiError(501, "internal/no_service_account");
  const known = await hostedKeyOf(db, accountId);
  const { email, name, surname } = person;
  if (known) await hosted.administration.setPassword(known.uid, password);
  else await hosted.administration.open({ email, password, displayName: `${name} ${surname}` });
  return NO_PASSWORD;
}

/** The same for a person who is signed in and has shown the present one. */
export async function changedPassword(
  email: string,
  { present, password }: { present: string; password: string },
  { hosted, settings }: Scope,
): Promise<Pick<KeptPassword, "passwordHash" | "hostedToken">> {
  if (!hosted) return { passwordHash: await hashPassword(password) };
  const { idToken } = await hosted.accounts.signIn(email, present);
  const { refreshToken } = await hosted.accounts.changePassword(idToken, password);
  return { passwordHash: NO_PASSWORD, hostedToken: keptToken(refreshToken, settings) };
}
