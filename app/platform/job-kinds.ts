import { CHECK } from "./verification/check-job";
import { checkKind } from "./verification/run-check";
import { RESTORE } from "./card/load-card";
import { restoreKind } from "./history/restore/run-restore";
import { IMPORT } from "./workbook/import-job";
import { importKind } from "./workbook/run-import";
import { CHANGE, changeKind } from "./people/users/change-job";
import { INVITE, inviteKind } from "./people/invitations/many/invite-job";
import type { JobKinds } from "./jobs/job-kind";

/** All kinds of long work the platform knows. */
export const JOB_KINDS: JobKinds = {
  [IMPORT]: importKind,
  [RESTORE]: restoreKind,
  [CHECK]: checkKind,
  [CHANGE]: changeKind,
  [INVITE]: inviteKind,
};
