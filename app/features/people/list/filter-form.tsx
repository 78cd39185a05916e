import { PEOPLE_ORDERS, PEOPLE_ROLES } from "~/api/contract/people";
import type { RefusedForm } from "~/domain/issues";
import { PERSON_STATES } from "~/domain/people/person-state";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import type { ListAddress } from "../list-address";

interface FilterFormProps {
  address: ListAddress;
  isFiltered: boolean;
  refused: RefusedForm | undefined;
}

/** A form sent by GET: the address names what is searched, so that it can be kept and sent on. */
export function FilterForm({ address, isFiltered, refused }: FilterFormProps) {
  const t = useT();
  return (
    <form
      method="get"
      action={peopleUrls.list()}
      className="panel choose print:hidden"
      aria-label={t("people:filter.title")}
    >
      <TextInput name="cerca" label={t("people:filter.search")} value={address.cerca} refused={refused} />
      <Select
        name="ruolo"
        label={t("people:filter.role")}
        value={address.ruolo}
        placeholder={t("people:filter.any_role")}
        options={PEOPLE_ROLES.map((value) => ({
          value,
          label:
            value === "company_admin" || value === "service_provider"
              ? t(`people:role.${value}`)
              : t(`shell:profile.${value}`),
        }))}
      />
      <Select
        name="stato"
        label={t("people:filter.state")}
        value={address.stato}
        placeholder={t("people:filter.any_state")}
        options={PERSON_STATES.map((value) => ({ value, label: t(`people:state.${value}`) }))}
      />
      <Select
        name="ordine"
        label={t("people:filter.order")}
        value={address.ordine || "name"}
        placeholder={null}
        options={PEOPLE_ORDERS.map((value) => ({ value, label: t(`people:order.${value}`) }))}
      />
      <Buttons>
        <SubmitButton variant="secondary">{t("people:filter.action")}</SubmitButton>
        {isFiltered ? <a href={peopleUrls.list()}>{t("people:filter.clear")}</a> : null}
      </Buttons>
    </form>
  );
}
