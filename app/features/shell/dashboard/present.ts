import type { UserInfo } from "~/api/contract/completed/user-info";
import { profileLabel } from "~/domain/people/company-roles";
import { mostAllowed, PROFILES, shownProfile } from "~/domain/people/rights";
import { formatDate } from "~/texts/format";
import type { TextKey } from "~/texts/resources";
import type { ShellUser } from "~/ui/layout/user-menu";
import { withoutPair } from "~/web/period";
import { providerUrls } from "~/web/provider-urls";
import { urls } from "~/web/urls";
import { verifierUrls } from "~/web/verifier-urls";

/** The profiles a user may read with; "multi" when there are several (spec §6). */
function profileOf(roles: UserInfo["roles"]): ShellUser["profile"] {
  const readable = PROFILES.filter((profile) => roles[profile].read);
  return profileLabel(readable);
}

export function shellUser(user: UserInfo): ShellUser {
  const { name, surname, email, companyName, roles, isValidated } = user;
  const profile = profileOf(roles);
  return {
    name: `${name} ${surname}`,
    email,
    company: companyName,
    profile,
    worksAs: profile === "multi" ? shownProfile(user) : null,
    mostAllowed: mostAllowed(user.rights),
    enabled: isValidated,
  };
}

interface MenuEntry {
  key: TextKey;
  to: string;
  external?: true;
}

/** The side menu. Community and hub appear only where the installation sets them (D14). */
export const menuEntries = (links: { community: string; hub: string }): MenuEntry[] => [
  { key: "shell:menu.home", to: urls.home() },
  { key: "shell:menu.survey", to: urls.survey() },
  { key: "shell:menu.scoring", to: urls.scoring() },
  { key: "shell:menu.plan", to: urls.plan() },
  { key: "shell:menu.benchmark", to: urls.benchmark() },
  { key: "shell:menu.history", to: urls.history() },
  { key: "shell:menu.registry", to: urls.registry() },
  ...(links.community ? [{ key: "shell:menu.community", to: links.community, external: true } as const] : []),
  ...(links.hub ? [{ key: "shell:menu.hub", to: links.hub, external: true } as const] : []),
];

/** Rights beside those in a company; whoever has one has a desk for it. */
export const DESK_RIGHTS = ["verify", "provide"] as const;
export type DeskRight = (typeof DESK_RIGHTS)[number];

const DESKS: Record<DeskRight, MenuEntry> = {
  verify: { key: "shell:menu.verifications", to: verifierUrls.cases() },
  provide: { key: "shell:menu.provider", to: providerUrls.companies() },
};

export const deskEntries = (rights: readonly DeskRight[]): MenuEntry[] => rights.map((right) => DESKS[right]);

/** The older name of the questionnaire's pages. */
const PILLAR = /^\/dashboard\/(people|planet|prosperity|principles)(?=\/|$)/;

/** Whether the entry is this very page, or the page is below it, in any period. */
export function placeOf(to: string, pathname: string): "page" | "section" | undefined {
  if (pathname === to) return "page";
  const place = withoutPair(pathname).replace(PILLAR, `${urls.survey()}/`);
  const isPeriods = place !== pathname && place === to;
  return isPeriods || (to !== urls.home() && place.startsWith(`${to}/`)) ? "section" : undefined;
}

/** The deletion of the company that everyone of it is told of on every page; null = none is asked for. */
export const shownDeletion = ({ companyDeletedAt, companyName, rights }: UserInfo) =>
  companyDeletedAt == null
    ? null
    : {
        company: companyName,
        due: formatDate(companyDeletedAt),
        mayWithdraw: rights.includes("administer"),
      };
