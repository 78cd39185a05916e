import type { RefusedForm } from "~/domain/issues";
import type { Profile } from "~/domain/people/rights";
import type { T } from "~/texts/resources";
import { Checkbox } from "~/ui/form/checkbox";
import { Radios } from "~/ui/form/radios";
import { useT } from "~/ui/texts";
import { type ChosenRoles, PERMISSIONS } from "./roles-form";

interface RolesFieldsProps {
  /** The profiles of the company. */
  profiles: readonly Profile[];
  chosen: ChosenRoles;
  refused: RefusedForm | undefined;
  /** Why the administrator flag stays as it is; null = it can be changed. */
  adminStays?: string | null;
}

export const rolesLabels = (t: T, profiles: readonly Profile[]): Record<string, string> => ({
  admin: t("people:roles.admin"),
  ...Object.fromEntries(profiles.map((profile) => [profile, t(`shell:profile.${profile}`)])),
});

/** The administrator flag, and one permission for each profile of the company. */
export function RolesFields({ profiles, chosen, refused, adminStays = null }: RolesFieldsProps) {
  const t = useT();
  return (
    <>
      {adminStays === null ? (
        <Checkbox
          name="admin"
          label={t("people:roles.admin")}
          hint={t("people:roles.admin_hint")}
          checked={chosen.admin}
          refused={refused}
        />
      ) : (
        <div className="field">
          <input type="hidden" name="admin" value="on" />
          <p>
            <strong>{t("people:roles.is_admin")}</strong> {adminStays}
          </p>
        </div>
      )}
      {profiles.map((profile) => (
        <Radios
          key={profile}
          name={profile}
          legend={t("people:roles.profile", { profile: t(`shell:profile.${profile}`) })}
          value={chosen[profile]}
          refused={refused}
          inline
          options={PERMISSIONS.map((value) => ({ value, label: t(`people:permission.${value}`) }))}
        />
      ))}
    </>
  );
}
