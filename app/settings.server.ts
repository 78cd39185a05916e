import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type InstallationKeys, keptSecrets, keysOf } from "./secrets.server";

const link = z.string().default("");

/** Only what the content security policy lets a browser load: a file of this server, or the picture itself. */
const logo = z.string().regex(/^(\/(?!\/)|data:image\/)/);
const address = z.url({ protocol: /^https?$/ });
/** At least 32 characters, and not the same few again and again. */
const secret = z
  .string()
  .min(32)
  .refine((text) => new Set(text).size >= 8, "servono almeno 8 caratteri diversi: usane uno casuale");
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

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default(""),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  ALLOW_DEMO_DATA: z.stringbool().default(false),
  UPSTREAM_URL: z.url().optional(),
  IDENTITY: z.literal("embedded").default("embedded"),
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_BEFORE: secret.optional(),
  LEAST_FREE_MB: z.coerce.number().min(0).max(1_000_000).default(20),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.email().default("carta-esg@localhost.example"),
  PROVIDER_NAME: z.string().default("Carta ESG"),
  INITIATIVE_NAME: z.string().default("Iniziativa aperta per la sostenibilità"),
  SUPPORT_EMAIL: z.email().default("assistenza@carta-esg.example"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  TERMS_URL: link,
  PRIVACY_URL: link,
  CLAUSES_URL: link,
  COOKIE_URL: link,
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

export interface Settings {
  port: number;
  publicUrl: string;
  /** False while the address is a guess from the port. */
  isPublicUrlGiven: boolean;
  dataDir: string;
  allowDemoData: boolean;
  upstreamUrl: string | null;
  keys: InstallationKeys;
  /** Bytes that stay free in the data folder. */
  leastSpace: number;
  smtpUrl: string | null;
  mailFrom: string;
  providerName: string;
  initiativeName: string;
  supportEmail: string;
  trustedProxies: number;
  links: { terms: string; privacy: string; clauses: string; cookie: string; community: string; hub: string };
  /** A notice for every user, until each has accepted it; null = none. */
  popup: { type: string; title: string; text: string; url: string | null } | null;
  whitelabels: z.output<typeof whitelabels>;
}

/** Reads the settings from the environment; throws with the name of the first wrong variable. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`Setting ${issue?.path.join(".")} is not valid: ${issue?.message}`);
  }
  const env = parsed.data;
  if (env.UPSTREAM_URL && !env.SESSION_SECRET) {
    throw new Error(
      "Setting SESSION_SECRET is needed with UPSTREAM_URL: this installation keeps no data of its own",
    );
  }
  if (env.POPUP_TYPE !== "none" && !(env.POPUP_TITLE && env.POPUP_TEXT)) {
    throw new Error("Settings POPUP_TITLE and POPUP_TEXT are needed with POPUP_TYPE");
  }
  const dataDir = path.resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    isPublicUrlGiven: env.PUBLIC_URL !== undefined,
    dataDir,
    allowDemoData: env.ALLOW_DEMO_DATA,
    upstreamUrl: env.UPSTREAM_URL?.replace(/\/$/, "") ?? null,
    keys: keysOf(secretsOf(env, dataDir)),
    leastSpace: env.LEAST_FREE_MB * 1_000_000,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    providerName: env.PROVIDER_NAME,
    initiativeName: env.INITIATIVE_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    trustedProxies: env.TRUSTED_PROXIES,
    links: {
      terms: env.TERMS_URL || "/legal/termini-di-servizio.pdf",
      privacy: env.PRIVACY_URL || "/legal/informativa-privacy.pdf",
      clauses: env.CLAUSES_URL || "/legal/clausole-specifiche.pdf",
      cookie: env.COOKIE_URL || "/legal/informativa-cookie.pdf",
      community: env.COMMUNITY_URL,
      hub: env.HUB_URL,
    },
    popup: popupOf(env),
    whitelabels: env.WHITELABELS === undefined ? [] : readWhitelabels(env.WHITELABELS),
  };
}

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
    throw new Error(`Setting WHITELABELS is not valid: ${file}: ${why}`, { cause: error });
  }
}

/** Those of the settings, the newest first, or those kept beside the data. */
const secretsOf = (
  { SESSION_SECRET: newest, SESSION_SECRET_BEFORE: before }: z.output<typeof schema>,
  dataDir: string,
) => {
  if (newest === undefined) return keptSecrets(dataDir);
  return before === undefined ? ([newest] as const) : ([newest, before] as const);
};

let read: Settings | undefined;

/** The settings of this process, read once. */
export function settings(): Settings {
  read ??= readSettings(process.env);
  return read;
}
