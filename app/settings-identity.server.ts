import { readFileSync } from "node:fs";
import { z } from "zod";

/** The hosted identity service (spec §7). */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  /** `host:port` of an emulator in place of the service. */
  emulator: string | null;
  /** The same of the data store. */
  dataStoreEmulator: string | null;
  /** The file of a service account, for what only the administration of the project may do; null = none. */
  credentials: string | null;
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
  FIRESTORE_EMULATOR_HOST: emulatorHost.optional(),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().min(1).optional(),
};

type Given = z.output<z.ZodObject<typeof identityFields>> & { UPSTREAM_URL?: string | undefined };

/** The values by which an installation is known to the hosted identity service (spec §7): all or none. */
const FIREBASE_NAMES = [
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_STORAGE_BUCKET",
] as const;

const FIREBASE_EXTRAS = [
  "FIREBASE_AUTH_EMULATOR_HOST",
  "FIRESTORE_EMULATOR_HOST",
  "GOOGLE_APPLICATION_CREDENTIALS",
] as const;

/** Settings of identity that exclude or need each other, in Italian for the operator. */
export function identityContradictions(env: Given): string[] {
  const given = [...FIREBASE_NAMES, ...FIREBASE_EXTRAS].filter((name) => env[name]);
  if (env.IDENTITY === "embedded")
    return given.map((name) => `${name} vale solo con IDENTITY=firebase: toglila, oppure scegli Firebase.`);
  const missing = FIREBASE_NAMES.filter((name) => !env[name]).map(
    (name) => `Con IDENTITY=firebase serve anche ${name}: la trovi nelle impostazioni del progetto Firebase.`,
  );
  const isElsewhere = env.UPSTREAM_URL !== undefined && env.GOOGLE_APPLICATION_CREDENTIALS !== undefined;
  return [
    ...missing,
    ...(isElsewhere
      ? [
          "Con UPSTREAM_URL la gestione degli accessi è dell'altro server: " +
            "togli GOOGLE_APPLICATION_CREDENTIALS, che qui non servirebbe.",
        ]
      : serviceAccountFaults(env)),
  ];
}

/** A service account that cannot be read, or that is another project's, is told at the start and not at the first change. */
function serviceAccountFaults({
  GOOGLE_APPLICATION_CREDENTIALS: file,
  FIREBASE_PROJECT_ID,
}: Given): string[] {
  if (file === undefined) return [];
  const name = "L'impostazione GOOGLE_APPLICATION_CREDENTIALS non è valida";
  const account = serviceAccount.safeParse(jsonIn(file));
  if (!account.success) return [`${name}: in ${file} serve la chiave di un account di servizio, in JSON.`];
  const { project_id } = account.data;
  return project_id === FIREBASE_PROJECT_ID
    ? []
    : [`${name}: l'account di servizio è del progetto ${project_id}, non di ${FIREBASE_PROJECT_ID}.`];
}

const serviceAccount = z.object({
  type: z.literal("service_account"),
  project_id: z.string(),
  client_email: z.string(),
  private_key: z.string(),
});

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
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
        dataStoreEmulator: env.FIRESTORE_EMULATOR_HOST ?? null,
        credentials: env.GOOGLE_APPLICATION_CREDENTIALS ?? null,
      };
