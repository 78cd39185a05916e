/** The profiles in which a company uses the product, each with permissions of its own. */
export const PROFILES = ["supplier", "client", "association", "bank"] as const;
export type Profile = (typeof PROFILES)[number];

/** The profile that pages are shown in: the first readable one, for users with several too. */
export const shownProfile = (roles: Readonly<Record<Profile, { read: boolean }>>): Profile | null =>
  PROFILES.find((profile) => roles[profile].read) ?? null;

/**
 * read: see dashboard, survey, history, reports · write: answer, upload, edit, restore, publish · administer: people
 */
export type Right = "read" | "write" | "administer" | "verify";

export interface Permissions {
  isAdmin: boolean;
  /** Off: the person cannot sign in, and open sessions end at the next request. */
  accessActive: boolean;
  profiles: readonly { profile: string; canRead: boolean; canWrite: boolean }[];
  /** Judges the candidates assigned to this person, of any company. */
  isVerifier: boolean;
}

/** The table of D6. A profile counts only with permission to read, so writing without reading gives nothing. */
export function rightsOf({ isAdmin, accessActive, profiles, isVerifier }: Permissions): ReadonlySet<Right> {
  const readable = profiles.filter((profile) => profile.canRead);
  const rights = new Set<Right>();
  if (!accessActive) return rights;
  if (isAdmin || readable.length > 0) rights.add("read");
  if (isAdmin || readable.some((profile) => profile.canWrite)) rights.add("write");
  if (isAdmin) rights.add("administer");
  if (isVerifier) rights.add("verify");
  return rights;
}
