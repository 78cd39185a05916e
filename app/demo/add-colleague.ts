import { DAY_MS } from "~/domain/durations";
import { PROFILES } from "~/domain/people/rights";
import type { Roles } from "~/domain/people/roles";
import type { PlatformParts, Trx } from "~/platform/scope";
import { addAccount, changeAccount } from "~/platform/store/accounts/accounts";
import { addInvitation } from "~/platform/store/accounts/invitations";
import { switchAccess } from "~/platform/store/accounts/member-changes";
import { addMember } from "~/platform/store/accounts/memberships";
import type { DemoColleague } from "./colleagues";
import type { DemoCompany } from "./demo-company";
import { timeAgo } from "./demo-time";

interface Loading {
  parts: PlatformParts;
  passwordHash: string;
  /** When the company signed up. */
  at: string;
}

/** An invitation is younger than its link lives, or long past. */
const INVITED_DAYS_AGO = { invited: 2, expired: 30 } as const;
const LINK_DAYS = 7;

/** Adds a person with their access, or with the invitation that they have not taken up. */
export async function addColleague(
  trx: Trx,
  colleague: DemoColleague,
  { id: companyId, people }: DemoCompany,
  { parts, passwordHash, at }: Loading,
): Promise<void> {
  const { id, email, name, surname, role, state, lastLoginDaysAgo } = colleague;
  if (state === "invited" || state === "expired") {
    const invitedAt = timeAgo(parts, INVITED_DAYS_AGO[state], 9, 30);
    const expiresAt = new Date(Date.parse(invitedAt) + LINK_DAYS * DAY_MS).toISOString();
    const invited = { id, companyId, email, name, surname, roles: rolesOf(role), invitedBy: people[0].id };
    await addInvitation(trx, { ...invited, at: invitedAt, expiresAt });
    return;
  }
  await addAccount(trx, { id, email, name, surname, passwordHash, acceptedAt: at, createdAt: at });
  const isAdmin = role === "administrator";
  await addMember(trx, { accountId: id, companyId, isAdmin, canWrite: role !== "read" });
  if (lastLoginDaysAgo !== null) {
    await changeAccount(trx, id, { last_login_at: timeAgo(parts, lastLoginDaysAgo, 8, 15) });
  }
  if (state === "off") await switchAccess(trx, id, { isActive: false, at });
}

const rolesOf = (role: DemoColleague["role"]): Roles => {
  const none = Object.fromEntries(PROFILES.map((name) => [name, { read: false, write: false }]));
  return {
    isAdmin: role === "administrator",
    profiles: { ...(none as Roles["profiles"]), supplier: { read: true, write: role !== "read" } },
  };
};
