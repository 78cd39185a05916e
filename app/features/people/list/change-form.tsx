import type { RefusedForm } from "~/domain/issues";
import { SubmitButton } from "~/ui/form/button";
import { FieldErrors } from "~/ui/form/field-parts";
import { fieldState } from "~/ui/form/field";
import { Radios } from "~/ui/form/radios";
import { Select } from "~/ui/form/select";
import { Island, usePageIsland } from "~/ui/island";
import { useT } from "~/ui/texts";
import { peopleUrls } from "~/web/urls";
import { BULK_CHANGES, SCOPES } from "../change-address";
import { ListFields } from "../list-fields";
import { PeopleTable } from "./people-table";
import type { PresentedList } from "./present";

type ChangeFormProps = PresentedList & { refused: RefusedForm | undefined };

/** One form around the table: whom a change is for, and which. The next page names them and asks. */
export function ChangeForm({ address, rows, count, pages, asked, refused, isFiltered }: ChangeFormProps) {
  const t = useT();
  usePageIsland("confirm");
  const whom = fieldState("chi", t("people:change.whom"), refused);
  const scopes = SCOPES.filter((scope) => scope !== "tutti" || pages > 1);
  return (
    <form method="get" action={peopleUrls.change()} aria-label={t("people:change.form")} data-confirm>
      <ListFields address={address} />
      <FieldErrors id={whom.errorId} errors={whom.errors} />
      <Island
        name="selection"
        props={{
          all: t("people:selection.all"),
          none: t("people:selection.none"),
          one: t("people:selection.one"),
          many: t("people:selection.many"),
        }}
      />
      <p className="print:hidden">
        <a href="#scelte">{t("people:change.to_form")}</a>
      </p>
      <PeopleTable rows={rows} />
      <div id="scelte" className="panel mt-6 print:hidden" tabIndex={-1}>
        <Radios
          name="quali"
          legend={t("people:change.whom")}
          value={asked.quali}
          options={scopes.map((value) => ({
            value,
            label: t(value === "tutti" && !isFiltered ? "people:scope.everyone" : `people:scope.${value}`, {
              count: value === "pagina" ? rows.length : count,
            }),
          }))}
        />
        <Select
          name="azione"
          label={t("people:change.action")}
          value={asked.azione}
          refused={refused}
          width="medium"
          options={BULK_CHANGES.map((value) => ({ value, label: t(`people:action.${value}`) }))}
        />
        <p className="mt-6">
          <SubmitButton variant="secondary">{t("people:change.continue")}</SubmitButton>
        </p>
      </div>
    </form>
  );
}
