import type { S3 } from "@aws-sdk/client-s3";
import type { BucketSettings } from "../scope";
import { troubleOf } from "./bucket-trouble";

/** How long a bucket may take, in milliseconds. */
export interface Patience {
  /** Until there is a connection. */
  connect: number;
  /** Until it answers a request, or sends the next piece. */
  answer: number;
  /** For a request and those that repeat it. */
  whole: number;
}

const PATIENCE: Patience = { connect: 3_000, answer: 15_000, whole: 30_000 };

/** Tries of one request; each of ours has the same effect however often it is done. */
export const MOST_TRIES = 3;

export interface BucketClient {
  patience: Patience;
  /** The bucket's clock less that of this machine, as its last answer had it, in milliseconds. */
  ahead(): number;
  /** What it answers; throws BucketTrouble when it does not within its time, or declines. */
  ask<Answer>(work: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<Answer>): Promise<Answer>;
}

/**
 * The client of a bucket. Its package is loaded here and at no other place, with the first question, so that an installation
 * without a bucket pays nothing for it. What it would read from variables and files of its own is set: the settings are all.
 */
export function bucketClient(settings: BucketSettings, patience = PATIENCE): BucketClient {
  let ahead = 0;
  let opened: Promise<S3> | undefined;
  const open = async () => {
    const { S3: Client } = await import("@aws-sdk/client-s3");
    const s3 = new Client(configurationOf(settings, patience));
    s3.middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        const { headers } = answer.response as { headers?: Record<string, string> };
        const time = Date.parse(headers?.date ?? "");
        if (!Number.isNaN(time)) ahead = time - Date.now();
        return answer;
      },
      { step: "deserialize", name: "timeOfBucket" },
    );
    return s3;
  };
  return {
    patience,
    ahead: () => ahead,
    async ask(work) {
      const s3 = await (opened ??= open());
      const ending = new AbortController();
      const late = setTimeout(() => ending.abort(), patience.whole);
      try {
        return await work(s3, { abortSignal: ending.signal });
      } catch (error) {
        throw troubleOf(error);
      } finally {
        clearTimeout(late);
      }
    },
  };
}

function configurationOf(
  { endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  { connect, answer }: Patience,
) {
  return {
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A server of one's own rarely has a name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ignoreConfiguredEndpointUrls: true,
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    useArnRegion: false,
    disableS3ExpressSessionAuth: true,
    maxAttempts: MOST_TRIES,
    retryMode: "standard",
    // What is written has its SHA-256 beside it, which every server of the protocol checks; others differ in what they know.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A server that does not know how to wait would cost six seconds a file.
    expectContinueHeader: false,
    requestHandler: { connectionTimeout: connect, requestTimeout: answer, throwOnRequestTimeout: true },
  } as const;
}
