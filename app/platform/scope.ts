import type { Kysely, Transaction } from "kysely";
import type { Right } from "~/domain/people/rights";
import type { Hosted } from "~/api/firebase/hosted";
import type { Memo } from "./memo";
import type { Quarantine } from "./quarantine/work-kind";
import type { Database } from "./schema/database";

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

type Keys = readonly [string, ...string[]];

/** A standby that follows the database, some moments behind. */
export interface Replica {
  /**
   * What `read` finds there; on the database itself where the standby is too far behind, or fails and is then left alone for
   * half a minute: nobody waits for it meanwhile.
   */
  read<Found>(read: (db: Db) => Promise<Found>): Promise<Found>;
  stop(): Promise<void>;
}

/** The parts of a platform; tests give their own clock and folder. */
export interface PlatformParts {
  db: Db;
  /** Where figures of past days may be read; undefined: on the database itself. */
  replica?: Replica | undefined;
  settings: PlatformSettings;
  now: () => Date;
  /** Where foreign bytes are read and files for people are written. */
  quarantine: Quarantine;
  /** Who identifies people in place of this platform; undefined: it keeps the passwords itself. */
  hosted?: Hosted | undefined;
  /** The name by which the machine knows the person who runs an operator's command; for the trail. */
  operator?: string;
}

/** A bucket that speaks the protocol of S3, and the key to it. */
export interface BucketSettings {
  /** Where its server answers, http(s); null = Amazon's, in the region. */
  endpoint: string | null;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of the installation that the platform needs. */
export interface PlatformSettings {
  dataDir: string;
  /** The PostgreSQL that keeps the data (postgres://…); null = the embedded database of the data folder. */
  databaseUrl: string | null;
  /** The most connections of a process to it; absent: as many as the store takes by itself. */
  databaseConnections?: number;
  /** A standby of it, for figures of past days; null = none. */
  databaseReadUrl?: string | null;
  /** The bucket that keeps the files; absent or null = the data folder does. */
  bucket?: BucketSettings | null;
  publicUrl: string;
  /** With fewer free bytes in the data folder the platform writes nothing; five times as many for files. */
  leastSpace: number;
  /** Seal what must come back unchanged, each for its own purpose; the first key is the newest. */
  keys: Record<"fileAddresses" | "devices" | "trail" | "secondFactors" | "sessions" | "shares", Keys>;
  /** Seeds of the Ed25519 keys that sign cards, newest first. */
  signingSeeds: () => Keys;
  /** Days that an event of the trail is kept at least. */
  auditRetention: number;
  smtpUrl: string | null;
  /** The malware scanner (clamd); null = none. */
  clamd: { host: string; port: number } | { path: string } | null;
  /** The register of companies that is asked about a new one; null = none. */
  companyRegisterUrl: string | null;
  /** Where the official digital template of the VSME lies; null = companies hand in their own copy. */
  vsmeTemplate: string | null;
  mailFrom: string;
  providerName: string;
  supportEmail: string;
  /** A further sign-in ends the oldest session of the account. */
  sessionsPerAccount: number;
  /** The most calls of a signed-in person in a minute; a page counts as one. */
  callsPerMinute: number;
  /** A notice for every person until that person has accepted it; null = none. */
  popup: { type: string; title: string; text: string; url: string | null } | null;
  /** Of the legal texts that a new account accepts; null if the provider names none. */
  legalVersion: string | null;
  /** The hosted identity service; absent: the platform identifies people itself. */
  firebase?: {
    apiKey: string;
    projectId: string;
    storageBucket: string;
    emulator: string | null;
    dataStoreEmulator: string | null;
    /** The file of a service account. */
    credentials: string | null;
  } | null;
  /** Seconds in which another server must answer. */
  upstreamTimeout?: number;
  /** Places elsewhere that the provider offers under its own name. */
  whitelabels: { id: string; label: string; logo: string | null; url: string }[];
}

/** The caller, as the platform itself determined it. */
export interface Session {
  tokenHash: string;
  accountId: string;
  companyId: string;
  rights: ReadonlySet<Right>;
  /** The only years that the person may open; null = no grant limits them. */
  openYears: readonly number[] | null;
}

/** What every use case receives beside its input. */
export interface Scope extends PlatformParts {
  clientAddress: string;
  requestId: string;
  /** The If-Match header. */
  ifMatch?: string;
  /** Who may send a file to the address of this call; absent in every other call. */
  uploader?: Uploader;
}

/** The person for whom the address of an upload was made, and the name of the file that may be sent there. */
export interface Uploader {
  type: string;
  accountId: string;
  companyId: string;
  filename: string;
}

export interface SignedInScope extends Scope {
  session: Session;
  /** Values that were already read: by this call or, if a page makes several calls that only read, by any of them. */
  memo: Memo;
}

/** The one who does the provider's work: an operator at the machine, or a person at the provider's desk. */
export type ProviderParts = PlatformParts &
  Partial<Pick<SignedInScope, "clientAddress" | "requestId" | "session">>;

/** The account that does it; null for an operator at the machine, whose name the trail has. */
export const providerAccount = ({ session }: ProviderParts): string | null => session?.accountId ?? null;

export const isSignedIn = (scope: Scope): scope is SignedInScope => "session" in scope;

/** The bearer of a registration token, who may only finish or cancel the sign-up. */
export interface RegisteringScope extends Scope {
  registrationId: string;
}
