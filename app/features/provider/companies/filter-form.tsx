import { CARD_STATES, COMPANY_ORDERS, WAITING_THINGS } from "~/domain/company/desk-states";
import type { RefusedForm } from "~/domain/issues";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { providerUrls } from "~/web/provider-urls";
import type { CompanyAddress } from "./list-address";

interface FilterFormProps {
  address: CompanyAddress;
  isFiltered: boolean;
  refused: RefusedForm | undefined;
}

/** A form sent by GET: the address names what is searched. */
export function CompanyFilter({ address, isFiltered, refused }: FilterFormProps) {
  const t = useT();
  return (
    <form
      method="get"
      action={providerUrls.companies()}
      className="panel choose print:hidden"
      aria-label={t("provider:filter.title")}
    >
      <TextInput name="cerca" label={t("provider:filter.search")} value={address.cerca} refused={refused} />
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
        value={address.ordine || "name"}
        placeholder={null}
        options={COMPANY_ORDERS.map((value) => ({ value, label: t(`provider:order.${value}`) }))}
      />
      <Buttons>
        <SubmitButton variant="secondary">{t("provider:filter.action")}</SubmitButton>
        {isFiltered ? <a href={providerUrls.companies()}>{t("provider:filter.clear")}</a> : null}
      </Buttons>
    </form>
  );
}
