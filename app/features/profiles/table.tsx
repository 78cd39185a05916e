import { DataTable } from "~/ui/layout/data-table";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import type { PresentedProfiles } from "./present";

/**
 * The profiles of the company, or of the person alone where the server tells no others: what the person may do in each, and
 * the years it opens.
 */
export function ProfilesTable({ profiles, company, isOffered, leadsToPeople }: PresentedProfiles) {
  const t = useT();
  const people = leadsToPeople ? [{ label: t("profiles:column.people") }] : [];
  return (
    <section className="flow" aria-labelledby="profili">
      <h2 id="profili">{t(isOffered ? "profiles:table.title" : "profiles:table.own", { company })}</h2>
      <DataTable
        id="tabella-profili"
        stack
        caption={t("profiles:table.caption")}
        captionHidden
        columns={[
          { label: t("profiles:column.profile"), rowHeader: true },
          { label: t("profiles:column.permission") },
          { label: t("profiles:column.years") },
          ...people,
        ]}
        rows={profiles.map(({ profile, permission, years, isLimited }) => ({
          key: profile,
          cells: [
            t(`shell:profile.${profile}`),
            t(`profiles:permission.${permission}`),
            <Years key="years" years={years} isLimited={isLimited} />,
            ...(leadsToPeople
              ? [
                  <a key="people" href={peopleUrls.list({ ruolo: profile })}>
                    {t("profiles:people")} <span className="sr-only">{t(`shell:profile.${profile}`)}</span>
                  </a>,
                ]
              : []),
          ],
        }))}
      />
      <p>{t("profiles:years_text")}</p>
      <p>{t("profiles:provider")}</p>
    </section>
  );
}

function Years({ years, isLimited }: { years: readonly number[] | null; isLimited: boolean }) {
  const t = useT();
  if (years === null) return t("profiles:years_unknown");
  return t(isLimited ? "profiles:years_limited" : "profiles:years_all", { years: years.join(", ") });
}
