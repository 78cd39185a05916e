import type { CallOutput } from "~/api/contract";
import { grantExtent } from "~/domain/people/profile-grant";
import type { T } from "~/texts/resources";

type WireProfile = CallOutput<"provider.profiles">["profiles"][number];

/** One profile of a company in words: the years it opens, and who has it. */
export const presentProfile = (t: T, { profile, isGranted, years, openYears, people }: WireProfile) => ({
  profile,
  name: t(`shell:profile.${profile}`),
  isGranted,
  years: isGranted
    ? t(years === null ? "provider:profiles.all_years" : "provider:profiles.some_years", {
        years: openYears.join(", "),
      })
    : t("provider:profiles.not_granted"),
  people:
    people === 0
      ? t("provider:nothing")
      : t(isGranted ? "provider:profiles.people" : "provider:profiles.people_asleep", { count: people }),
  /** As the form posts it back: what the provider saw. */
  seen: grantExtent(isGranted ? { years } : undefined),
  extent: !isGranted ? ("none" as const) : years === null ? ("all" as const) : ("some" as const),
  listed: years?.join(", ") ?? "",
});
