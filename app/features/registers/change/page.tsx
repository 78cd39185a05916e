import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "../load-one.server";
import { RowForm } from "../row-form";
import { fieldLabels, rowTitle } from "../words";
import { Conflict } from "./conflict";

export function EditRow() {
  const { register, row } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  return (
    <>
      <ErrorSummary refused={refused} labels={fieldLabels(t, register)} />
      <PageHeading title={t("registers:edit_title")} lead={rowTitle(register, row.values)} />
      <Conflict register={register} row={row} refused={refused} />
      <RowForm register={register} stored={row} refused={refused} />
    </>
  );
}
