import { PEOPLE_ORDERS, PEOPLE_ROLES } from "~/api/contract/people";
import type { RefusedForm } from "~/domain/issues";
import { PERSON_STATES } from "~/domain/people/person-state";
import { FindForm } from "~/ui/layout/find-form";
import { Select } from "~/ui/form/select";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import { isChosen, type ListAddress } from "../list-address";

interface FilterFormProps {
  address: ListAddress;
  isFiltered: boolean;
  refused: RefusedForm | undefined;
}

/** Finds a person by name; permission, state and order beside it. */
export function FilterForm({ address, isFiltered, refused }: FilterFormProps) {
  const t = useT();
  return (
    <FindForm
      action={peopleUrls.list()}
      name={t("people:filter.title")}
      search={{ label: t("people:filter.search"), value: address.cerca }}
      buttons={{ find: t("people:filter.action"), show: t("people:filter.show") }}
      choices={t("people:filter.choices")}
      isChosen={isChosen(address)}
      cleared={isFiltered ? { href: peopleUrls.list(), label: t("people:filter.clear") } : null}
      refused={refused}
    >
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
        value={address.ordine || PEOPLE_ORDERS[0]}
        placeholder={null}
        options={PEOPLE_ORDERS.map((value) => ({ value, label: t(`people:order.${value}`) }))}
      />
    </FindForm>
  );
}
