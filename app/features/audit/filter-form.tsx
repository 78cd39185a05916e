import type { RefusedForm } from "~/domain/issues";
import { EVENT_GROUP_NAMES } from "~/domain/people/event-groups";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Select } from "~/ui/form/select";
import { TextInput } from "~/ui/form/text-input";
import { useT } from "~/ui/texts";
import { auditUrls } from "~/web/audit-urls";
import type { EventAddress } from "./address";

interface FilterFormProps {
  address: EventAddress;
  isFiltered: boolean;
  refused: RefusedForm | undefined;
}

/** A form sent by GET: the address names what is searched, so that it can be kept and sent on. */
export function FilterForm({ address, isFiltered, refused }: FilterFormProps) {
  const t = useT();
  return (
    <form
      method="get"
      action={auditUrls.list()}
      className="panel choose print:hidden"
      aria-label={t("events:filter.title")}
    >
      <Select
        name="tipo"
        label={t("events:filter.group")}
        value={address.tipo}
        placeholder={t("events:filter.any")}
        options={EVENT_GROUP_NAMES.map((value) => ({ value, label: t(`events:group.${value}`) }))}
      />
      <TextInput
        name="persona"
        label={t("events:filter.person")}
        value={address.persona}
        refused={refused}
        spellCheck={false}
      />
      <TextInput
        name="dal"
        label={t("events:filter.from")}
        value={address.dal}
        refused={refused}
        width="medium"
      />
      <TextInput
        name="al"
        label={t("events:filter.to")}
        value={address.al}
        refused={refused}
        width="medium"
      />
      <Buttons>
        <SubmitButton variant="secondary">{t("events:filter.action")}</SubmitButton>
        {isFiltered ? <a href={auditUrls.list()}>{t("events:clear")}</a> : null}
      </Buttons>
    </form>
  );
}
