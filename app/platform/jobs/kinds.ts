import { IMPORT } from "../workbook/import-job";
import { importKind } from "../workbook/run-import";
import type { JobKinds } from "./job-kind";

/** All long work the platform knows. */
export const JOB_KINDS: JobKinds = { [IMPORT]: importKind };
