import type { CallOutput } from "./contract";

/** What the link of a registration would confirm; the hosted service knows the address alone. */
export type PendingRegistration =
  CallOutput<"identity.pendingRegistration"> | { email: string; businessName?: never };

/** A session, and what makes the browser known at the next sign-in, where the service offers that. */
export interface SignedIn {
  token: string;
  device?: string | undefined;
}

/** The password was right, and a code is missing: what the browser keeps until it is typed. */
export interface AwaitedCode {
  pending: string;
}

/** An account that was opened for a sign-up. */
interface OpenedAccount {
  /** Allows the product's own sign-up. */
  token: string;
  /** Mails the link with which the owner chooses a password, where the sign-up itself does not. */
  mailLink(): Promise<void>;
  /** Undoes everything. */
  cancel(): Promise<void>;
}

/** A new password in place of the present one, of a person who is signed in. */
interface PasswordChange {
  /** Of the browser's session. */
  token: string;
  email: string;
  present: string;
  password: string;
  /** Of a second factor in use. */
  code?: string | undefined;
}

/** The service that identifies users. Pages know nothing else about it (spec §7, D8). */
export interface IdentityPort {
  /** Opens a session, and ends the one that the browser had; or waits for a code. */
  signIn(email: string, password: string): Promise<SignedIn | AwaitedCode>;
  /** The second step of a sign-in that waits for a code. */
  secondFactor(pending: string, code: string): Promise<SignedIn>;
  /** Opens an account; null where the address has one, which only its owner is told, by mail. */
  signUp(email: string): Promise<OpenedAccount | null>;
  /** Mails the link of a registration once more; the same for every address. */
  mailAgain(email: string): Promise<void>;
  /** What the mailed link of a registration would confirm; does not use up the link. */
  pendingRegistration(token: string): Promise<PendingRegistration>;
  /**
   * Completes a registration with the password that its owner chose; opens a session as `signIn` does. Null where the
   * password is set and no session could be opened.
   */
  confirmEmail(token: string, password: string): Promise<SignedIn | null>;
  /** Deletes a registration that its owner does not want. */
  declineRegistration(token: string): Promise<void>;
  /** Refuses a link to a new password that no longer works, where that can be asked; does not use up the link. */
  checkLink(token: string): Promise<void>;
  /** Ends all other sessions of the person; the present one goes on with the new token. */
  changePassword(change: PasswordChange): Promise<SignedIn>;
  /** Ends the session on the server; one that had already ended is the wanted result. */
  signOut(token: string): Promise<void>;
}
