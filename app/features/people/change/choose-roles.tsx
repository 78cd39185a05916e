import { Buttons, LinkButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import { ListFields } from "../list-fields";
import { RolesFields, rolesLabels } from "../roles-fields";
import type { RolesStep } from "./present";
import { ROLES_SENT } from "./roles-address";

const NOTHING = {
  admin: false,
  supplier: "none",
  client: "none",
  association: "none",
  bank: "none",
} as const;

/** The roles that all chosen people get; the next page names them and asks. */
export function ChooseRoles({ asked, profiles, refused, backHref }: RolesStep) {
  const t = useT();
  return (
    <>
      <ErrorSummary refused={refused ?? undefined} labels={rolesLabels(t, profiles)} />
      <PageHeading title={t("people:plan.roles_title")} lead={t("people:plan.roles_lead")} />
      <form method="get" action={peopleUrls.change()}>
        <ListFields address={asked.list} />
        <input type="hidden" name="quali" value={asked.quali} />
        <input type="hidden" name="azione" value="roles" />
        <input type="hidden" name={ROLES_SENT} value="1" />
        {asked.quali === "scelti" ? <input type="hidden" name="chi" value={asked.chi.join(",")} /> : null}
        <RolesFields profiles={profiles} chosen={NOTHING} refused={refused ?? undefined} />
        <Buttons>
          <SubmitButton>{t("people:change.continue")}</SubmitButton>
          <LinkButton to={backHref} variant="secondary">
            {t("people:cancel")}
          </LinkButton>
        </Buttons>
      </form>
    </>
  );
}
