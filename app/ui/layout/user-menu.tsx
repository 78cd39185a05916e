import type { ReactNode } from "react";
import type { Profile as PeopleProfile, Right } from "~/domain/people/rights";
import { useT } from "../texts";
import { Chip } from "./chip";
import { CompanyLogo } from "./company-logo";

/** "multi": more than one profile. null: none. */
type Profile = PeopleProfile | "multi";

export interface ShellUser {
  /** Name and surname. */
  name: string;
  email: string;
  company: string;
  /** Address of the company's logo. */
  logo?: string | null;
  profile: Profile | null;
  /** The profile that the person works in, where there are several. */
  worksAs?: PeopleProfile | null | undefined;
  /** What the person may do in the company. */
  mostAllowed?: Right | "none";
  /** "Abilitata": the company's fact, not the person's access (D4). */
  enabled: boolean;
}

export interface UserMenuProps {
  user: ShellUser;
  /** mailto: with subject and body already written. */
  supportHref: string;
  /** Address of the user's own settings. */
  profileHref?: string | undefined;
  /** Address of the profiles, where the person chooses one. */
  profilesHref?: string | undefined;
  /** The form that signs out. */
  signOut: ReactNode;
}

/** The menu at the top right. It opens without script. */
export function UserMenu({ user, supportHref, profileHref, profilesHref, signOut }: UserMenuProps) {
  const t = useT();
  return (
    <details className="user-menu">
      <summary>
        <span className="sr-only">{t("shell:user_menu")} </span>
        {user.name}
      </summary>
      <div className="user-menu-panel">
        {user.logo ? <CompanyLogo src={user.logo} name={user.company} isNamed isFolded /> : null}
        <p>
          <strong>{user.company}</strong> <span>{user.email}</span>
        </p>
        <p>
          <span>{t("shell:profile", { profile: t(`shell:profile.${user.profile ?? "none"}`) })}</span>{" "}
          <Chip tone={user.enabled ? "accent" : "neutral"}>
            {t(user.enabled ? "shell:enabled" : "shell:not_enabled")}
          </Chip>
        </p>
        {user.mostAllowed === undefined ? null : <p>{t(`profiles:standing.${user.mostAllowed}`)}</p>}
        {user.worksAs && profilesHref !== undefined ? (
          <p>
            <span>{t("profiles:menu.works_as", { profile: t(`shell:profile.${user.worksAs}`) })}</span>{" "}
            <a href={profilesHref}>{t("profiles:menu.change")}</a>
          </p>
        ) : null}
        {profileHref === undefined ? null : (
          <>
            <a href={profileHref}>{t("shell:your_profile")}</a>{" "}
          </>
        )}
        <a href={supportHref}>{t("common:write_to_support")}</a>
        {signOut}
      </div>
    </details>
  );
}
