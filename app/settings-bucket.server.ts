import { z } from "zod";

/** The bucket that keeps the files, where the data folder does not. */
export interface BucketSettings {
  /** Where its server answers; null = Amazon's, in the region. */
  endpoint: string | null;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const bucketFields = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "serve un indirizzo http(s)" })
    .refine((url) => !/[?#@]/.test(url), "serve il solo indirizzo del server, senza credenziali")
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      "serve il nome di un bucket: minuscole, cifre, punti e trattini",
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,64}$/, "serve il nome di una regione, come eu-south-1")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
};

type Given = z.output<z.ZodObject<typeof bucketFields>> & { UPSTREAM_URL?: string | undefined };

/** All or none. */
const REQUIRED = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings of the bucket that need each other, or that count for nothing, in Italian for the operator. */
export function bucketContradictions(env: Given): string[] {
  const given = (["S3_ENDPOINT", ...REQUIRED] as const).filter((name) => env[name] !== undefined);
  if (given.length === 0) return [];
  if (env.UPSTREAM_URL !== undefined)
    return given.map((name) => `Con UPSTREAM_URL i file li conserva l'altro server: togli ${name}.`);
  return REQUIRED.filter((name) => env[name] === undefined).map(
    (name) => `Con ${given[0]} serve anche ${name}: i file stanno in un bucket intero, o nella cartella.`,
  );
}

/** Null where the data folder keeps the files. */
export const bucketSettingsOf = ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: name,
  S3_REGION: region = "",
  S3_ACCESS_KEY_ID: accessKeyId = "",
  S3_SECRET_ACCESS_KEY: secretAccessKey = "",
}: Given): BucketSettings | null =>
  name === undefined ? null : { endpoint: endpoint ?? null, name, region, accessKeyId, secretAccessKey };
