import type { CallOutput } from "~/api/contract";
import type { UserInfo } from "~/api/contract/completed/user-info";
import { formatDate } from "~/texts/format";
import type { T } from "~/texts/resources";
import { ownerUrls } from "~/web/owner-urls";
import { settingsUrls } from "~/web/settings-urls";

type Security = CallOutput<"user.security"> & { sessions: number | null };

interface Section {
  to: string;
  title: string;
  text: string;
}

/** The own data with the end of the account, and the end of the company. */
const OWN_DATA = { data: ownerUrls.data(), company: ownerUrls.company() } as const;

/**
 * The settings that this person has here; without `security` another server is behind the pages, which has none. A
 * password that is kept apart can be changed all the same.
 */
export function sectionsOf(
  t: T,
  user: UserInfo,
  security: Security | null,
  isPasswordApart: boolean,
): Section[] {
  const own = (name: "details" | "preferences" | "notifications" | "password"): Section => ({
    to: settingsUrls[name](),
    title: t(`settings:home.${name}`),
    text: t(`settings:home.${name}_text`),
  });
  const ownData = (name: keyof typeof OWN_DATA): Section => ({
    to: OWN_DATA[name],
    title: t(`settings:home.${name}`),
    text: t(`settings:home.${name}_text`),
  });
  const signingIn = [
    ...(security || isPasswordApart ? [own("password")] : []),
    ...(security ? securitySections(t, user, security) : []),
  ];
  if (user.secondFactor === "needed") return signingIn;
  return [
    own("details"),
    ...(user.rights.includes("read") ? [own("preferences")] : []),
    ...(security ? [own("notifications")] : []),
    ...signingIn,
    ...(security ? [ownData("data")] : []),
    ...(security && user.rights.includes("administer") ? [ownData("company")] : []),
  ];
}

function securitySections(t: T, user: UserInfo, { secondFactor, sessions }: Security): Section[] {
  const state =
    secondFactor.enabledAt !== null
      ? t("settings:home.second_factor_on", { date: formatDate(secondFactor.enabledAt) })
      : t(`settings:home.second_factor_${user.secondFactor === "needed" ? "needed" : "off"}`);
  return [
    { to: settingsUrls.secondFactor(), title: t("settings:home.second_factor"), text: state },
    {
      to: settingsUrls.sessions(),
      title: t("settings:home.sessions"),
      text: t("settings:home.sessions_text", { count: sessions ?? 1 }),
    },
  ];
}
