import type { Kysely, Transaction } from "kysely";
import type { Right } from "~/domain/people/rights";
import type { Memo } from "./memo";
import type { Database } from "./schema/database";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

/** The parts a platform is made of; tests give their own clock and folder. */
export interface PlatformParts {
  db: Db;
  settings: PlatformSettings;
  now: () => Date;
}

/** What the platform needs to know of the installation. */
export interface PlatformSettings {
  dataDir: string;
  publicUrl: string;
  /** Signs what must come back unchanged. */
  sessionSecret: string;
  smtpUrl: string | null;
  mailFrom: string;
  providerName: string;
  supportEmail: string;
  /** A notice for everybody, until each has accepted it; null = none. */
  popup: { type: string; title: string; text: string; url: string | null } | null;
  /** Places elsewhere that the provider offers under its own name. */
  whitelabels: { id: string; label: string; logo: string | null; url: string }[];
}

/** Who is calling, as the platform found out itself. */
export interface Session {
  tokenHash: string;
  accountId: string;
  companyId: string;
  rights: ReadonlySet<Right>;
}

/** What every use case receives beside its input. */
export interface Scope extends PlatformParts {
  clientAddress: string;
  requestId: string;
}

export interface SignedInScope extends Scope {
  session: Session;
  /** What was read already: of this call or, where a page makes several calls that only read, of all of them. */
  memo: Memo;
}

export const isSignedIn = (scope: Scope): scope is SignedInScope => "session" in scope;

/** The bearer of a registration token, who may only finish or cancel the sign-up. */
export interface RegisteringScope extends Scope {
  registrationId: string;
}
