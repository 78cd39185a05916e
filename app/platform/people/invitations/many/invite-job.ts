import { issuesOfRoles } from "~/api/contract/people";
import type { InviteeRow } from "~/domain/people/invitees/invitee-rows";
import type { Issue } from "~/domain/issues";
import type { Profile } from "~/domain/people/rights";
import { DAY_MS } from "~/domain/durations";
import { doItems } from "../../../jobs/item-slices";
import type { JobKind, JobTools } from "../../../jobs/job-kind";
import type { Trx } from "../../../scope";
import { addRowOutcomes, countRowOutcomes } from "../../../store/accounts/invitation-outcomes";
import { profilesOf } from "../../../store/accounts/company-profiles";
import { requireAdministrator } from "../../users/make-change";
import { inviteOne } from "../invite-one";
import { inviterOf } from "../inviter";
import type { Inviter } from "../send-invitation";

export const INVITE = "people-invite";

export interface InvitePayload {
  fileName: string;
  /** What was handed in, to be corrected; absent in a list of an earlier release. */
  text?: string;
  rows: InviteeRow[];
  /** The marks of the preview's pages are made with it. */
  secret: string;
}

/** Sends the invitations of a confirmed list; a restart goes on after the last one and mails no one twice. */
export const inviteKind: JobKind = {
  endEvent: "people_change_ended",
  keptMs: { waiting: DAY_MS, over: DAY_MS },
  async run(job, tools) {
    const { rows, fileName } = job.payload as InvitePayload;
    const actor = { accountId: job.createdBy, companyId: job.companyId };
    const work = async (trx: Trx, slice: readonly InviteeRow[], from: number) => {
      await requireAdministrator(trx, actor);
      const profiles = await profilesOf(trx, actor.companyId);
      const inviter = await inviterOf(trx, actor.accountId);
      const outcomes = [];
      for (const row of slice)
        outcomes.push({ ...row, issues: await sendRow(trx, row, { ...actor, profiles, inviter }, tools) });
      await addRowOutcomes(trx, job.id, from, outcomes);
      return outcomes.filter(({ issues }) => issues.length === 0).length;
    };
    const reached = await countRowOutcomes(tools.db, job.id);
    await doItems(job, { items: rows, reached, work, result: { fileName } }, tools);
  },
};

/** Invites the person of a row that had no issue; otherwise, and if it has one by now, its issues. */
async function sendRow(
  trx: Trx,
  { email, name, surname, roles, issues }: InviteeRow,
  actor: { accountId: string; companyId: string; profiles: ReadonlySet<Profile>; inviter: Inviter },
  tools: JobTools,
): Promise<Issue[]> {
  if (issues.length > 0 || roles === null) return issues;
  const changed = issuesOfRoles(roles, actor.profiles);
  if (changed.length > 0) return changed;
  const invited = { email, name, surname, roles, again: false };
  const refusal = await inviteOne(trx, invited, actor, tools);
  return refusal ? [{ path: "email", code: refusal.code }] : [];
}
