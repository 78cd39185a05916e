/** What keeps a bucket from its files: it does not answer, it declines what is asked, or it has no more room. */
export type BucketFault = "away" | "refused" | "full";

export class BucketTrouble extends Error {
  constructor(
    readonly fault: BucketFault,
    message: string,
  ) {
    super(message);
  }
}

/** What servers call a bucket, or a disk of theirs, that takes no more (S3 itself has no such limit). */
const FULL = /Quota|StorageFull|InsufficientStorage|InsufficientCapacity/;

/** Of all answers of 4xx these two ask for another try. */
const LATER = [408, 429];

/** The trouble that an error of the client tells of. Its message names the answer, no address and no key. */
export function troubleOf(error: unknown): BucketTrouble {
  if (error instanceof BucketTrouble) return error;
  if (!(error instanceof Error)) return new BucketTrouble("away", String(error));
  const status = statusOf(error);
  return new BucketTrouble(faultOf(error.name, status), `${error.name} (${status ?? codeOf(error)})`);
}

function faultOf(name: string, status: number | null): BucketFault {
  if (status === 507 || (status !== null && FULL.test(name))) return "full";
  return status !== null && status >= 300 && status < 500 && !LATER.includes(status) ? "refused" : "away";
}

/** A file that is not there. A bucket that is not there has another name, and is a trouble. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && /^(NoSuchKey|NotFound)$/.test(error.name)) return null;
  throw error;
}

function statusOf(error: Error): number | null {
  const { httpStatusCode } = ("$metadata" in error ? error.$metadata : {}) as { httpStatusCode?: number };
  return httpStatusCode ?? null;
}

const codeOf = (error: Error): string => ("code" in error ? String(error.code) : error.message);
