import { useLoaderData } from "@remix-run/react";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import type { KeptRegister } from "~/domain/registers/register";
import { Details } from "~/ui/layout/details";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { surveyUrls } from "~/web/urls";
import { RowForm } from "../row-form";
import { fieldLabels } from "../words";
import type { loader } from "./load.server";
import { Rows } from "./rows";

export const handle: PageHandle<{ register: KeptRegister }> = {
  title: ({ register }) => `registers:name.${register}`,
  crumb: ({ register }) => `registers:name.${register}`,
};

export function RegisterList() {
  const { register, rows, fromAnswers, readBy, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  const refused = useRefusedForm();
  const ways = surveyUrls(null);
  return (
    <>
      <ErrorSummary refused={refused} labels={fieldLabels(t, register)} />
      <PageHeading title={t(`registers:name.${register}`)} lead={t(`registers:lead.${register}`)} />
      <section className="flow" aria-labelledby="righe">
        <h2 id="righe">{t("registers:rows", { count: rows.length + (fromAnswers?.rows.length ?? 0) })}</h2>
        <Rows {...{ register, rows, fromAnswers, canWrite }} />
      </section>
      <Details summary={t("registers:read_by_title")}>
        <ul>
          {readBy.map(({ id, prompt, milestoneId }) => (
            <li key={id}>
              <a href={ways.question("full", milestoneId, id)}>{prompt}</a>
            </li>
          ))}
        </ul>
      </Details>
      {canWrite ? (
        <section className="flow" aria-labelledby="aggiungi">
          <h2 id="aggiungi">{t("registers:add_title")}</h2>
          <RowForm register={register} refused={refused} />
        </section>
      ) : null}
    </>
  );
}
