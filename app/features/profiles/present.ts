import type { CallOutput } from "~/api/contract";
import { type Profile, PROFILES, shownProfile } from "~/domain/people/rights";
import type { Viewer } from "~/web/viewer.server";

type Permission = "none" | "read" | "write";

interface CompanyProfile {
  profile: Profile;
  /** Null: unknown, on a server that does not tell. */
  years: number[] | null;
  isLimited: boolean;
  /** What the person may do in it. */
  permission: Permission;
}

type Shown = Pick<Viewer, "user" | "can">;

/** The profiles of the person and of the company. */
export function presentProfiles({ user, can }: Shown, offered: CallOutput<"user.profiles"> | null) {
  const { roles, fiscalYearByRole } = user;
  const permissionIn = (profile: Profile): Permission =>
    !roles[profile].read ? "none" : roles[profile].write ? "write" : "read";
  const readable = PROFILES.filter((profile) => roles[profile].read);
  const own = readable.map((profile): CompanyProfile => {
    const years = fiscalYearByRole[profile] ?? null;
    return { profile, years, isLimited: false, permission: permissionIn(profile) };
  });
  return {
    company: user.companyName,
    shown: shownProfile(user),
    readable,
    canChoose: offered !== null && readable.length > 1,
    isOffered: offered !== null,
    /** A list of people by profile needs a server that searches. */
    leadsToPeople: offered !== null && can("administer"),
    profiles:
      offered?.profiles.map((one): CompanyProfile => ({ ...one, permission: permissionIn(one.profile) })) ??
      own,
  };
}

export type PresentedProfiles = ReturnType<typeof presentProfiles>;
