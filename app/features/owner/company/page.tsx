import { useLoaderData } from "@remix-run/react";
import { DisabledButton, SubmitButton } from "~/ui/form/button";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { historyUrls } from "~/web/urls";
import { AskForm } from "./ask-form";
import type { loader } from "./load.server";

const GOES = ["answers", "people", "cards", "benchmark"] as const;

/** The deletion of the company: what it means, its form, or the days until it begins. */
export function CompanyDeletion() {
  const t = useT();
  const { company, deletion, why } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const labels = { businessName: t("owner:company.name"), password: t("owner:password") };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading
        title={t("owner:company.title", { company })}
        lead={t(deletion ? "owner:company.lead_asked" : "owner:company.lead", deletion ?? {})}
      />
      <h2>{t("owner:company.goes")}</h2>
      <ul>
        {GOES.map((part) => (
          <li key={part}>{t(`owner:company.goes.${part}`)}</li>
        ))}
        <li>{t("owner:company.stays")}</li>
      </ul>
      {deletion ? (
        <section className="panel" aria-labelledby="annulla-titolo">
          <h2 id="annulla-titolo">{t("owner:company.withdraw_title")}</h2>
          <p>{t("owner:company.withdraw_text", deletion)}</p>
          <PostForm>
            <input type="hidden" name="keep" value="keep" />
            <SubmitButton>{t("owner:company.withdraw")}</SubmitButton>
          </PostForm>
        </section>
      ) : why.length > 0 ? (
        <DisabledButton
          reason={
            <ul>
              {why.map(({ code, words }) => (
                <li key={code}>
                  {words}{" "}
                  {code === "verification_open" ? (
                    <a href={historyUrls.verification()}>{t("owner:company.to_verification")}</a>
                  ) : null}
                </li>
              ))}
            </ul>
          }
        >
          {t("owner:company.action")}
        </DisabledButton>
      ) : (
        <AskForm company={company} labels={labels} refused={refused} />
      )}
    </>
  );
}
