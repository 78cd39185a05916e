import { z } from "zod";

/** The hosted identity service (spec §7). */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  /** `host:port` of an emulator in place of the service. */
  emulator: string | null;
}

const hostName = z
  .string()
  .max(253)
  .regex(/^[\da-z]([\da-z._-]*[\da-z])?$/, "serve il nome di un host, senza https:// e senza percorso");

/** An emulator signs no tokens and keeps passwords readable: it is on this machine, or it is refused. */
const emulatorHost = z
  .string()
  .regex(
    /^(localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/,
    "serve un emulatore su questo computer, come 127.0.0.1:9099",
  );

export const identityFields = {
  IDENTITY: z.enum(["embedded", "firebase"]).default("embedded"),
  FIREBASE_API_KEY: z.string().min(1).max(200).optional(),
  FIREBASE_AUTH_DOMAIN: hostName.optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][\da-z-]{4,28}[\da-z]$/, "serve l'identificativo di un progetto, come carta-esg-1a2b3")
    .optional(),
  FIREBASE_STORAGE_BUCKET: hostName.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost.optional(),
};

type Given = z.output<z.ZodObject<typeof identityFields>> & { UPSTREAM_URL?: string | undefined };

/** The values by which an installation is known to the hosted identity service (spec §7): all or none. */
const FIREBASE_NAMES = [
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_STORAGE_BUCKET",
] as const;

/** Settings of identity that exclude or need each other, in Italian for the operator. */
export function identityContradictions(env: Given): string[] {
  const given = [...FIREBASE_NAMES, "FIREBASE_AUTH_EMULATOR_HOST" as const].filter((name) => env[name]);
  if (env.IDENTITY === "embedded")
    return given.map((name) => `${name} vale solo con IDENTITY=firebase: toglila, oppure scegli Firebase.`);
  const missing = FIREBASE_NAMES.filter((name) => !env[name]).map(
    (name) => `Con IDENTITY=firebase serve anche ${name}: la trovi nelle impostazioni del progetto Firebase.`,
  );
  const isAlone = env.UPSTREAM_URL === undefined;
  return isAlone
    ? [
        ...missing,
        "IDENTITY=firebase per ora vale solo insieme a UPSTREAM_URL: " +
          "la piattaforma di questa installazione non riconosce ancora chi accede con Firebase.",
      ]
    : missing;
}

/** Null where the platform identifies people itself. */
export const firebaseOf = (env: Given): FirebaseSettings | null =>
  env.IDENTITY === "embedded"
    ? null
    : {
        apiKey: env.FIREBASE_API_KEY ?? "",
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? "",
        projectId: env.FIREBASE_PROJECT_ID ?? "",
        storageBucket: env.FIREBASE_STORAGE_BUCKET ?? "",
        emulator: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
      };
