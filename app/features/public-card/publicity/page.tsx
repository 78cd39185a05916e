import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Island } from "~/ui/island";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import type { loader } from "./load.server";

const CHOICES = ["showsClasses", "sharesDocument"] as const;

/** What everyone sees of the company's cards, and the address to give away. */
export function PublicityPage() {
  const t = useT();
  const { shown, canWrite, revision, ...chosen } = useLoaderData<typeof loader>();
  const refused = useRefusedForm();
  const labels = {
    showsClasses: t("publicCard:publicity.shows_classes"),
    sharesDocument: t("publicCard:publicity.shares_document"),
  };
  return (
    <>
      <ErrorSummary refused={refused} labels={labels} />
      <PageHeading title={t("publicCard:publicity.title")} lead={t("publicCard:publicity.lead")} />
      {shown ? <Address {...shown} /> : <p>{t("publicCard:publicity.no_card")}</p>}
      {canWrite ? (
        <PostForm>
          <FormSection title={t("publicCard:publicity.what")}>
            {CHOICES.map((name) => (
              <Checkbox
                key={name}
                name={name}
                refused={refused}
                label={labels[name]}
                hint={name === "sharesDocument" ? t("publicCard:publicity.shares_document_hint") : undefined}
                checked={chosen[name]}
              />
            ))}
          </FormSection>
          <input type="hidden" name="revision" value={revision} />
          <Buttons>
            <SubmitButton>{t("publicCard:publicity.submit")}</SubmitButton>
          </Buttons>
        </PostForm>
      ) : (
        <section aria-labelledby="scelte">
          <h2 id="scelte">{t("publicCard:publicity.what")}</h2>
          <ul>
            {CHOICES.map((name) => (
              <li key={name}>
                {labels[name]}:{" "}
                {t(chosen[name] ? "publicCard:publicity.seen" : "publicCard:publicity.hidden")}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Address({ href, address }: { href: string; address: string }) {
  const t = useT();
  return (
    <section className="panel" aria-labelledby="indirizzo">
      <h2 id="indirizzo">{t("publicCard:publicity.address")}</h2>
      <p className="break-all">{address}</p>
      <Island
        name="copy"
        props={{ text: address, label: t("publicCard:publicity.copy"), done: t("common:copied") }}
      />
      <p>
        <a href={href}>{t("publicCard:publicity.see")}</a>
      </p>
    </section>
  );
}
