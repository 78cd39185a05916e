import { JOB_KINDS } from "~/platform/job-kinds";
import type { JobKinds } from "~/platform/jobs/job-kind";
import { startJobWorker } from "~/platform/jobs/worker";
import type { World } from "../world";

/** Does the work that is due, and something else after the first slice of a job of this kind. */
export async function workWith(
  { parts }: World,
  kind: string,
  afterSlice: (stop: () => void) => Promise<unknown> | void,
): Promise<void> {
  const usual = JOB_KINDS[kind];
  if (!usual) throw new Error(`There is no job of the kind ${kind}`);
  let isFirst = true;
  const kinds: JobKinds = {
    ...JOB_KINDS,
    [kind]: {
      ...usual,
      run: (job, tools) =>
        usual.run(job, {
          ...tools,
          async progress(percent) {
            await tools.progress(percent);
            if (isFirst) await afterSlice(() => void worker.stop());
            isFirst = false;
          },
        }),
    },
  };
  const worker = startJobWorker(parts, kinds);
  await worker.drain();
  await worker.stop();
}
