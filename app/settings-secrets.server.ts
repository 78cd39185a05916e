import { z } from "zod";
import { type Keys, keptSecrets } from "./secrets.server";
import { keptSigningSeeds } from "./secrets-signing.server";

/** At least 32 characters, and not the same few again and again. */
const secret = z
  .string()
  .min(32)
  .refine((text) => new Set(text).size >= 8, "servono almeno 8 caratteri diversi: usane uno casuale");

/** The 32 bytes of an Ed25519 key (RFC 8032). */
const seed = z.string().regex(/^[\da-f]{64}$/, "servono 64 cifre esadecimali minuscole");

const seeds = z
  .string()
  .transform((list) => list.split(",").map((one) => one.trim()))
  .pipe(z.array(seed).max(30));

export const secretFields = {
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_BEFORE: secret.optional(),
  SIGNING_KEY: seed.optional(),
  SIGNING_KEYS_BEFORE: seeds.optional(),
  TIERS_SECRET: secret.optional(),
  TIERS_SECRET_BEFORE: secret.optional(),
};

type Given = z.output<z.ZodObject<typeof secretFields>>;

/** Secrets that exclude or need each other, in Italian for the operator. */
export const secretContradictions = (env: Given): (string | false)[] => [
  env.SESSION_SECRET_BEFORE !== undefined &&
    env.SESSION_SECRET === undefined &&
    "SESSION_SECRET_BEFORE vale solo insieme a SESSION_SECRET.",
  env.SIGNING_KEYS_BEFORE !== undefined &&
    env.SIGNING_KEY === undefined &&
    "SIGNING_KEYS_BEFORE vale solo insieme a SIGNING_KEY.",
  env.TIERS_SECRET_BEFORE !== undefined &&
    env.TIERS_SECRET === undefined &&
    "TIERS_SECRET_BEFORE vale solo insieme a TIERS_SECRET.",
  tiersSecretsOf(env).some((one) => [env.SESSION_SECRET, env.SESSION_SECRET_BEFORE].includes(one)) &&
    "TIERS_SECRET deve essere diverso da SESSION_SECRET: sta su due server, e di sessioni non deve dire nulla.",
];

/** What pages and API have in common, the newest first; empty where they have nothing. */
export const tiersSecretsOf = ({ TIERS_SECRET, TIERS_SECRET_BEFORE }: Given): readonly string[] =>
  [TIERS_SECRET, TIERS_SECRET_BEFORE].filter((one) => one !== undefined);

/** Those of the settings, the newest first, or those kept beside the data. */
export function secretsOf({ SESSION_SECRET, SESSION_SECRET_BEFORE }: Given, dataDir: string): Keys {
  if (SESSION_SECRET === undefined) return keptSecrets(dataDir);
  return SESSION_SECRET_BEFORE === undefined ? [SESSION_SECRET] : [SESSION_SECRET, SESSION_SECRET_BEFORE];
}

/** The same for the keys that sign cards. */
export const seedsOf = ({ SIGNING_KEY, SIGNING_KEYS_BEFORE = [] }: Given, dataDir: string): Keys =>
  SIGNING_KEY === undefined ? keptSigningSeeds(dataDir) : [SIGNING_KEY, ...SIGNING_KEYS_BEFORE];
