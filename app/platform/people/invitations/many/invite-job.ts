import type { InviteeRow } from "~/domain/people/invitees/invitee-rows";
import type { Issue } from "~/domain/issues";
import { DAY_MS } from "~/domain/durations";
import type { JobKind, JobTools } from "../../../jobs/job-kind";
import type { Trx } from "../../../scope";
import { addRowOutcomes, countRowOutcomes } from "../../../store/accounts/invitation-outcomes";
import { profilesOf } from "../../../store/accounts/member-changes";
import { write } from "../../../store/write";
import { requireAdministrator } from "../../users/make-change";
import { issuesOfRoles } from "../../users/plan-change";
import { inviteOne } from "../invite-one";

export const INVITE = "people-invite";

export interface InvitePayload {
  fileName: string;
  rows: InviteeRow[];
  /** The marks of the preview's pages are made with it. */
  secret: string;
}

/** Rows of one transaction. */
const SLICE = 25;

/**
 * Sends the invitations of a confirmed list, slice by slice; a slice and what became of its rows are stored together, so
 * that a restart goes on after the last one and mails no one twice.
 */
export const inviteKind: JobKind = {
  endEvent: "people_change_ended",
  keptMs: { waiting: DAY_MS, over: DAY_MS },
  async run(job, tools) {
    const { rows, fileName } = job.payload as InvitePayload;
    const actor = { accountId: job.createdBy, companyId: job.companyId };
    let { outcomes: from, good } = await countRowOutcomes(tools.db, job.id);
    while (from < rows.length) {
      tools.ending.throwIfAborted();
      const slice = rows.slice(from, from + SLICE);
      good += await write(tools.db, job.companyId, async (trx) => {
        await requireAdministrator(trx, actor);
        const outcomes = [];
        for (const row of slice) outcomes.push({ ...row, issues: await sendRow(trx, row, actor, tools) });
        await addRowOutcomes(trx, job.id, from, outcomes);
        return outcomes.filter(({ issues }) => issues.length === 0).length;
      });
      from += slice.length;
      await tools.progress((100 * from) / rows.length);
    }
    await write(tools.db, job.companyId, (trx) =>
      tools.finish(trx, { total: rows.length, modified: good, result: { fileName } }),
    );
  },
};

/** Invites the person of a row that had no issue; otherwise, and if it has one by now, its issues. */
async function sendRow(
  trx: Trx,
  { email, name, surname, roles, issues }: InviteeRow,
  actor: { accountId: string; companyId: string },
  tools: JobTools,
): Promise<Issue[]> {
  if (issues.length > 0 || roles === null) return issues;
  const changed = issuesOfRoles(roles, await profilesOf(trx, actor.companyId));
  if (changed.length > 0) return changed;
  const refusal = await inviteOne(trx, { email, name, surname, roles, again: false }, actor, tools);
  return refusal ? [{ path: "email", code: refusal.code }] : [];
}
