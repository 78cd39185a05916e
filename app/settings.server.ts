import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type InstallationKeys, type Keys, keysOf } from "./secrets.server";
import {
  bucketContradictions,
  bucketFields,
  type BucketSettings,
  bucketSettingsOf,
} from "./settings-bucket.server";
import {
  type FirebaseSettings,
  firebaseOf,
  identityContradictions,
  identityFields,
} from "./settings-identity.server";
import {
  secretContradictions,
  secretFields,
  secretsOf,
  seedsOf,
  tiersSecretsOf,
} from "./settings-secrets.server";
import { watchingFields, watchingOf, type WatchingSettings } from "./settings-watching.server";

const NOT_A_LINK = "serve un indirizzo http(s) o un percorso che comincia con /";
const link = z
  .string()
  .regex(/^(https?:\/\/|\/(?!\/))/, NOT_A_LINK)
  .optional();

/** Only what the content security policy lets a browser load: a file of this server, or the picture itself. */
const logo = z.string().regex(/^(\/(?!\/)|data:image\/)/);
const address = z.url({ protocol: /^https?$/, error: "serve un indirizzo http(s)" });
const whitelabel = z.strictObject({
  id: z.string().regex(/^[\w-]{1,64}$/),
  label: z.string().min(1).max(100),
  logo: logo.nullable().default(null),
  url: address,
});
const whitelabels = z
  .array(whitelabel)
  .max(20)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, "two of them have the same id");

/** Where a clamd listens: the path of a socket, or host:port. */
const scanner = z
  .string()
  .regex(/^(\/.+|[^:/\s]+:\d{1,5}|\[[\da-f:]+\]:\d{1,5})$/i, "a path, or host:port")
  .transform((place) => {
    if (place.startsWith("/")) return { path: place };
    const colon = place.lastIndexOf(":");
    return { host: place.slice(0, colon).replace(/[[\]]/g, ""), port: Number(place.slice(colon + 1)) };
  });

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const postgres = z.url({ protocol: /^postgres(ql)?$/, error: "serve un indirizzo postgres://" });

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default(""),
  PUBLIC_URL: address.optional(),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  ...watchingFields,
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  ...bucketFields,
  ALLOW_DEMO_DATA: z.stringbool().default(false),
  UPSTREAM_URL: address.optional(),
  ...identityFields,
  ...secretFields,
  LEAST_FREE_MB: z.coerce.number().min(0).max(1_000_000).default(20),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  AUDIT_RETENTION: z.coerce.number().int().min(90).max(36_500).default(730),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "serve un indirizzo smtp:// o smtps://" }).optional(),
  CLAMD: scanner.optional(),
  COMPANY_REGISTER_URL: address.optional(),
  VSME_TEMPLATE: z.string().min(1).optional(),
  MAIL_FROM: z.email().default("carta-esg@localhost.example"),
  PROVIDER_NAME: z.string().default("Carta ESG"),
  INITIATIVE_NAME: z.string().default("Iniziativa aperta per la sostenibilità"),
  SUPPORT_EMAIL: z.email().default("assistenza@carta-esg.example"),
  MOST_SESSIONS: z.coerce.number().int().min(1).max(1000).default(10),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  CALLS_PER_MINUTE: z.coerce.number().int().min(60).max(1_000_000).default(1_200),
  UPSTREAM_TIMEOUT: z.coerce.number().int().min(1).max(120).default(10),
  TERMS_URL: link,
  PRIVACY_URL: link,
  CLAUSES_URL: link,
  COOKIE_URL: link,
  ACCESSIBILITY_URL: link,
  LEGAL_VERSION: z.string().trim().min(1).max(40).optional(),
  COMMUNITY_URL: link,
  HUB_URL: link,
  POPUP_TYPE: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .default("none"),
  POPUP_TITLE: z.string().max(200).default(""),
  POPUP_TEXT: z.string().max(2000).default(""),
  POPUP_URL: address.optional(),
  WHITELABELS: z.string().optional(),
});

export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

export interface Settings extends WatchingSettings {
  port: number;
  /** The address to listen on; null = all. */
  host: string | null;
  /** How many processes of this machine serve. */
  workers: number;
  publicUrl: string;
  /** False while the address is a guess from the port. */
  isPublicUrlGiven: boolean;
  dataDir: string;
  /** The PostgreSQL that keeps the data (postgres://…); null = the embedded database of the data folder. */
  databaseUrl: string | null;
  /** The most connections of a process to it. */
  databaseConnections: number;
  /** A standby of it, for figures of past days; null = none. */
  databaseReadUrl: string | null;
  /** The bucket that keeps the files; null = the data folder does. */
  bucket: BucketSettings | null;
  allowDemoData: boolean;
  upstreamUrl: string | null;
  /** Null where the platform identifies people itself. */
  firebase: FirebaseSettings | null;
  keys: InstallationKeys;
  /** Of the keys that sign cards, newest first; the first call may make one beside the data. */
  signingSeeds: () => Keys;
  /** What pages and API of one installation have in common, on two servers; null = neither believes the other more. */
  tiersSecrets: readonly string[];
  /** Bytes that stay free in the data folder. */
  leastSpace: number;
  /** The least serious entries of the log that are written. */
  logLevel: (typeof LOG_LEVELS)[number];
  /** Days that an event of the trail is kept at least. */
  auditRetention: number;
  smtpUrl: string | null;
  clamd: { host: string; port: number } | { path: string } | null;
  /** The register of companies that is asked about a new one; null = none. */
  companyRegisterUrl: string | null;
  /** Where the official digital template of the VSME lies; null = companies upload their own copy. */
  vsmeTemplate: string | null;
  mailFrom: string;
  providerName: string;
  initiativeName: string;
  supportEmail: string;
  /** A further sign-in ends the oldest session of the account. */
  sessionsPerAccount: number;
  trustedProxies: number;
  /** The most calls of a signed-in person in a minute; a page counts as one. */
  callsPerMinute: number;
  /** Seconds in which the API of another server must answer. */
  upstreamTimeout: number;
  /** The legal documents; null = not published, and nobody can register. */
  links: Record<"terms" | "privacy" | "clauses" | "cookie", string | null> & {
    /** The provider's own statement; null = the product's model of one. */
    accessibility: string | null;
    community: string;
    hub: string;
  };
  /** Of the legal documents; kept with every consent. */
  legalVersion: string | null;
  /** A notice for every user, until each has accepted it; null = none. */
  popup: { type: string; title: string; text: string; url: string | null } | null;
  whitelabels: z.output<typeof whitelabels>;
}

/** Reads the settings from the environment; throws with the names of the wrong variables, in Italian for the operator. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present, { error: ITALIAN });
  const wrong = parsed.success ? contradictions(parsed.data) : parsed.error.issues.map(sentenceOf);
  const sentences = [...notOffered(present), ...wrong];
  if (sentences.length > 0 || !parsed.success) throw new Error(sentences.join("\n"));
  const env = parsed.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const sample = (name: string) => (env.ALLOW_DEMO_DATA ? `/legal/${name}` : null);
  return {
    port: env.PORT,
    host: env.HOST || null,
    workers: env.WORKERS,
    ...watchingOf(env),
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    isPublicUrlGiven: env.PUBLIC_URL !== undefined,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseConnections: env.DATABASE_CONNECTIONS,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    bucket: bucketSettingsOf(env),
    allowDemoData: env.ALLOW_DEMO_DATA,
    upstreamUrl: env.UPSTREAM_URL?.replace(/\/$/, "") ?? null,
    firebase: firebaseOf(env),
    keys: keysOf(secretsOf(env, dataDir)),
    signingSeeds: () => seedsOf(env, dataDir),
    tiersSecrets: tiersSecretsOf(env),
    leastSpace: env.LEAST_FREE_MB * 1_000_000,
    logLevel: env.LOG_LEVEL,
    auditRetention: env.AUDIT_RETENTION,
    smtpUrl: env.SMTP_URL ?? null,
    clamd: env.CLAMD ?? null,
    vsmeTemplate: env.VSME_TEMPLATE ?? null,
    companyRegisterUrl: env.COMPANY_REGISTER_URL?.replace(/\/$/, "") ?? null,
    mailFrom: env.MAIL_FROM,
    providerName: env.PROVIDER_NAME,
    initiativeName: env.INITIATIVE_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    sessionsPerAccount: env.MOST_SESSIONS,
    trustedProxies: env.TRUSTED_PROXIES,
    callsPerMinute: env.CALLS_PER_MINUTE,
    upstreamTimeout: env.UPSTREAM_TIMEOUT,
    links: {
      terms: env.TERMS_URL ?? sample("termini-di-servizio"),
      privacy: env.PRIVACY_URL ?? sample("informativa-privacy"),
      clauses: env.CLAUSES_URL ?? sample("clausole-specifiche"),
      cookie: env.COOKIE_URL ?? sample("informativa-cookie"),
      accessibility: env.ACCESSIBILITY_URL ?? null,
      community: env.COMMUNITY_URL ?? "",
      hub: env.HUB_URL ?? "",
    },
    legalVersion: env.LEGAL_VERSION ?? null,
    popup: popupOf(env),
    whitelabels: env.WHITELABELS === undefined ? [] : readWhitelabels(env.WHITELABELS),
  };
}

const ITALIAN = z.locales.it().localeError;

const sentenceOf = ({ path: [name = ""], message }: z.core.$ZodIssue) =>
  `L'impostazione ${String(name)} non è valida: ${message}`;

/** Settings that exclude or need each other. */
const contradictions = (env: z.output<typeof schema>): string[] =>
  [
    ...identityContradictions(env),
    ...secretContradictions(env),
    ...bucketContradictions(env),
    env.UPSTREAM_URL &&
      !env.SESSION_SECRET &&
      "Con UPSTREAM_URL serve SESSION_SECRET: questa installazione non conserva dati propri.",
    env.DATABASE_URL && env.UPSTREAM_URL && "DATABASE_URL e UPSTREAM_URL si escludono: i dati sono qui o là.",
    env.DATABASE_URL &&
      !(env.SESSION_SECRET && env.SIGNING_KEY) &&
      "Con DATABASE_URL servono SESSION_SECRET e SIGNING_KEY: ogni processo deve avere gli stessi.",
    env.DATABASE_READ_URL &&
      !env.DATABASE_URL &&
      "DATABASE_READ_URL vale solo insieme a DATABASE_URL, di cui è la copia in sola lettura.",
    env.UPSTREAM_URL && env.SMTP_URL && "Con UPSTREAM_URL le mail partono dall'altro server: togli SMTP_URL.",
    env.POPUP_TYPE !== "none" &&
      !(env.POPUP_TITLE && env.POPUP_TEXT) &&
      "Con POPUP_TYPE servono POPUP_TITLE e POPUP_TEXT.",
    env.POPUP_TYPE === "none" &&
      (env.POPUP_TITLE || env.POPUP_TEXT) &&
      "POPUP_TITLE e POPUP_TEXT valgono solo con POPUP_TYPE.",
  ].filter((sentence) => typeof sentence === "string" && sentence !== "") as string[];

/** Names that would be passed over in silence although their owner counts on them. */
const NOT_OFFERED = /^(FIREBASE_\w+|GOOGLE_APPLICATION_CREDENTIALS|S3_\w+)$/;

const notOffered = (environment: Record<string, unknown>): string[] =>
  Object.keys(environment)
    .filter((name) => NOT_OFFERED.test(name) && !SETTING_NAMES.includes(name))
    .map((name) => `L'impostazione ${name} non è ancora offerta: toglila, altrimenti sembrerebbe in uso.`);

function popupOf(env: z.output<typeof schema>): Settings["popup"] {
  const { POPUP_TYPE: type, POPUP_TITLE: title, POPUP_TEXT: text, POPUP_URL: url = null } = env;
  return type === "none" ? null : { type, title, text, url };
}

/** A file with a list of them, so that an installation can keep it beside its other files. */
function readWhitelabels(file: string): Settings["whitelabels"] {
  try {
    return whitelabels.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`L'impostazione WHITELABELS non è valida: ${file}: ${why}`, { cause: error });
  }
}

let read: Settings | undefined;

/** The settings of this process, read once. */
export function settings(): Settings {
  read ??= readSettings(process.env);
  return read;
}
