import type { HostedAccounts } from "./accounts";
import type { HostedSessions } from "./sessions";

/** An account of the service. */
export interface HostedKey {
  uid: string;
  tenantId: string | null;
}

/** What a verified ID token says of its person (spec §3). */
export interface HostedPerson extends HostedKey {
  email: string;
  isEmailVerified: boolean;
  /** When the person signed in: seconds since 1970. */
  authenticatedAt: number;
}

/** What only a service account may do. Each throws an error of the service. */
export interface HostedAdministration {
  /** Opens an account whose address is proved; the account that the address has already gets the password. */
  open(person: { email: string; password: string; displayName: string }): Promise<{ isNew: boolean }>;
  setPassword(uid: string, password: string): Promise<void>;
  switchAccess(uid: string, isActive: boolean): Promise<void>;
  /** An account that is gone already is the wanted result. */
  remove(uid: string): Promise<void>;
}

/** The hosted identity service in place of the passwords of this platform (spec §7, D8). */
export interface Hosted {
  accounts: HostedAccounts;
  sessions: HostedSessions;
  /** The person of an ID token of this project; null for any other text. */
  verify(idToken: string): Promise<HostedPerson | null>;
  /** Null without a service account. */
  administration: HostedAdministration | null;
}
