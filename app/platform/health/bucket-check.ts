import { setTimeout as delay } from "node:timers/promises";
import { bucketAdvice } from "../disk/unusable-bucket";
import type { PlatformSettings } from "../scope";
import type { BucketStorage } from "../storage/bucket-storage";
import { BucketTrouble } from "../storage/bucket-trouble";
import { bucketOf } from "../storage/storage";
import { broken, type Check, type Finding, good, warning } from "./check";

const NAME = "bucket";

/** How long a look counts, and how long who asks waits for it. Milliseconds. */
const FRESH_MS = 10_000;
const PATIENCE_MS = 2_000;

const looks = new WeakMap<BucketStorage, { at: number; finding: Promise<Finding> }>();

/**
 * Whether the bucket, if there is one, answers; cheap enough to be asked each second. A warning where it does not: all but
 * files works without it.
 */
export const bucketChecks = (settings: Pick<PlatformSettings, "dataDir" | "bucket">): Check[] =>
  ofBucket(settings, async (storage, name) => {
    const last = looks.get(storage);
    const isFresh = last !== undefined && performance.now() - last.at < FRESH_MS;
    const look = isFresh ? last : { at: performance.now(), finding: answering(storage, name) };
    looks.set(storage, look);
    const late = warning(bucketAdvice(new BucketTrouble("away", "in attesa"), name));
    return Promise.race([look.finding, delay(PATIENCE_MS, late, { ref: false })]);
  });

const answering = (storage: BucketStorage, name: string): Promise<Finding> =>
  storage.hasFiles().then(
    () => good(`Il bucket ${name} risponde.`),
    (error: unknown) => warning(adviceOn(error, name)),
  );

/** Whether the bucket, if there is one, takes an object, gives it back and forgets it. */
export const bucketTrials = (settings: Pick<PlatformSettings, "dataDir" | "bucket">): Check[] =>
  ofBucket(settings, (storage, name) =>
    storage.tryOut().then(
      () => good(`Nel bucket ${name} si scrive, si legge e si cancella.`),
      (error: unknown) => broken(adviceOn(error, name)),
    ),
  );

function ofBucket(
  settings: Pick<PlatformSettings, "dataDir" | "bucket">,
  look: (storage: BucketStorage, name: string) => Promise<Finding>,
): Check[] {
  const [storage, name] = [bucketOf(settings), settings.bucket?.name ?? ""];
  return storage === null ? [] : [{ name: NAME, look: () => look(storage, name) }];
}

function adviceOn(error: unknown, name: string): string {
  if (error instanceof BucketTrouble) return bucketAdvice(error, name);
  throw error;
}
