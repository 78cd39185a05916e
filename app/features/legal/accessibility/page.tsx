import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { legalUrls } from "~/web/legal-urls";
import type { loader } from "./load.server";

/** What is not accessible, as far as we know. */
const GAPS = ["attachments", "linked", "workbooks"] as const;

/** What was done to find it. */
const CHECKS = ["automatic", "keyboard", "text_browsers", "sizes", "not_done"] as const;

/**
 * The accessibility statement, in the parts of the model of Implementing Decision (EU) 2018/1523, which AGID's model
 * follows (law 4/2004, art. 3-quater). A provider publishes its own; this one says what is known of the product.
 */
export function AccessibilityStatement() {
  const t = useT();
  const { provider, support } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("legal:accessibility.title")}
        lead={t("legal:accessibility.lead", { provider })}
      />
      <Notice kind="info" title={t("legal:accessibility.model_title")}>
        {t("legal:accessibility.model")}
      </Notice>
      <section aria-labelledby="conformita">
        <h2 id="conformita">{t("legal:accessibility.status")}</h2>
        <p>{t("legal:accessibility.status_text")}</p>
      </section>
      <section aria-labelledby="non-accessibili">
        <h2 id="non-accessibili">{t("legal:accessibility.gaps")}</h2>
        <ul>
          {GAPS.map((gap) => (
            <li key={gap}>{t(`legal:accessibility.gap.${gap}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="redazione">
        <h2 id="redazione">{t("legal:accessibility.method")}</h2>
        <p>{t("legal:accessibility.method_text")}</p>
        <ul>
          {CHECKS.map((check) => (
            <li key={check}>{t(`legal:accessibility.check.${check}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="segnalazioni">
        <h2 id="segnalazioni">{t("legal:accessibility.feedback")}</h2>
        <p>
          {t("legal:accessibility.feedback_text")} <a href={`mailto:${support}`}>{support}</a>.
        </p>
      </section>
      <section aria-labelledby="attuazione">
        <h2 id="attuazione">{t("legal:accessibility.enforcement")}</h2>
        <p>{t("legal:accessibility.enforcement_text")}</p>
      </section>
      <section aria-labelledby="sapere">
        <h2 id="sapere">{t("legal:accessibility.more")}</h2>
        <p>
          {t("legal:accessibility.more_text")}{" "}
          <a href={legalUrls.keyboard()}>{t("legal:accessibility.to_keyboard")}</a>
        </p>
      </section>
    </>
  );
}
