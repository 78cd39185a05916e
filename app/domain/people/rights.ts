/** The profiles in which a company uses the product, each with permissions of its own. */
export const PROFILES = ["supplier", "client", "association", "bank"] as const;
export type Profile = (typeof PROFILES)[number];

interface ProfileChoice {
  roles: Readonly<Record<Profile, { read: boolean }>>;
  /** The profile that the person chose, and may have lost since. */
  profile?: Profile | null | undefined;
}

/** The profile that pages are shown in: the chosen one; without a choice that still counts, the first readable one. */
export const shownProfile = ({ roles, profile: chosen }: ProfileChoice): Profile | null =>
  chosen && roles[chosen].read ? chosen : (PROFILES.find((profile) => roles[profile].read) ?? null);

/**
 * read: see dashboard, survey, history, reports · write: answer, upload, edit, restore, publish · administer: people ·
 * verify: judge assigned candidates · provide: the provider's desk
 */
export type Right = "read" | "write" | "administer" | "verify" | "provide";

/** "signedIn" asks for no right. */
export const allows = (rights: readonly Right[], right: Right | "signedIn"): boolean =>
  right === "signedIn" || rights.includes(right);

export interface Permissions {
  isAdmin: boolean;
  /** Off: the person cannot sign in, and open sessions end at the next request. */
  accessActive: boolean;
  profiles: readonly { profile: string; canRead: boolean; canWrite: boolean }[];
  /** Judges the candidates assigned to this person, of any company. */
  isVerifier: boolean;
  /** Works for the provider: sees what every company is and where it stands, never its answers. */
  isProvider: boolean;
}

/** What a person may be to a company, and what each of it allows (D6). */
export const RIGHTS_OF = {
  administrator: ["read", "write", "administer"],
  writer: ["read", "write"],
  reader: ["read"],
  verifier: ["verify"],
  provider: ["provide"],
} as const satisfies Record<string, readonly Right[]>;

type Standing = keyof typeof RIGHTS_OF;

function standingsOf({ isAdmin, profiles, isVerifier, isProvider }: Permissions): Standing[] {
  const readable = profiles.filter((profile) => profile.canRead);
  return [
    ...(isAdmin ? (["administrator"] as const) : []),
    ...(readable.length > 0 ? (["reader"] as const) : []),
    ...(readable.some((profile) => profile.canWrite) ? (["writer"] as const) : []),
    ...(isVerifier ? (["verifier"] as const) : []),
    ...(isProvider ? (["provider"] as const) : []),
  ];
}

/** The rights of a person. A profile counts only with permission to read: writing without reading gives nothing. */
export const rightsOf = (person: Permissions): ReadonlySet<Right> =>
  new Set(person.accessActive ? standingsOf(person).flatMap((standing) => RIGHTS_OF[standing]) : []);

const FROM_MOST = ["administer", "write", "read", "verify", "provide"] as const satisfies readonly Right[];

/** The most that a person with these rights may do in the company; pages say it in a sentence. */
export const mostAllowed = (rights: readonly Right[]): Right | "none" =>
  FROM_MOST.find((right) => rights.includes(right)) ?? "none";
