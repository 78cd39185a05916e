import { CARD_STATES, COMPANY_ORDERS, WAITING_THINGS } from "~/domain/company/desk-states";
import type { RefusedForm } from "~/domain/issues";
import { FindForm } from "~/ui/layout/find-form";
import { Select } from "~/ui/form/select";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import { type CompanyAddress, isChosen } from "./list-address";

interface FilterFormProps {
  address: CompanyAddress;
  isFiltered: boolean;
  refused: RefusedForm | undefined;
}

/** Finds a company by name; what it is and what it waits for beside it. */
export function CompanyFilter({ address, isFiltered, refused }: FilterFormProps) {
  const t = useT();
  return (
    <FindForm
      action={providerUrls.companies()}
      name={t("provider:filter.title")}
      search={{ label: t("provider:filter.search"), value: address.cerca }}
      buttons={{ find: t("provider:filter.action"), show: t("provider:filter.show") }}
      choices={t("provider:filter.choices")}
      isChosen={isChosen(address)}
      cleared={isFiltered ? { href: providerUrls.companies(), label: t("provider:filter.clear") } : null}
      refused={refused}
    >
      <Select
        name="abilitazione"
        label={t("provider:filter.enabled")}
        value={address.abilitazione}
        placeholder={t("provider:filter.any")}
        options={(["yes", "no"] as const).map((value) => ({ value, label: t(`provider:enabled.${value}`) }))}
      />
      <Select
        name="carta"
        label={t("provider:filter.card")}
        value={address.carta}
        placeholder={t("provider:filter.any_card")}
        options={CARD_STATES.map((value) => ({ value, label: t(`provider:card.${value}`) }))}
      />
      <Select
        name="attesa"
        label={t("provider:filter.waiting")}
        value={address.attesa}
        placeholder={t("provider:filter.any_waiting")}
        options={WAITING_THINGS.map((value) => ({ value, label: t(`provider:filter.${value}`) }))}
      />
      <Select
        name="ordine"
        label={t("provider:filter.order")}
        value={address.ordine || COMPANY_ORDERS[0]}
        placeholder={null}
        options={COMPANY_ORDERS.map((value) => ({ value, label: t(`provider:order.${value}`) }))}
      />
    </FindForm>
  );
}
