import { useLoaderData } from "@remix-run/react";
import { Buttons, SubmitButton } from "~/ui/form/button";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FormSection } from "~/ui/form/form-section";
import { PostForm } from "~/ui/form/post-form";
import { useRefusedForm } from "~/ui/form/refused-form";
import { Island } from "~/ui/island";
import { PageHeading } from "~/ui/layout/page-heading";
import { QrCode } from "~/ui/qr-code";
import { useT } from "~/ui/texts";
import { cardUrls } from "~/web/card-urls";
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
      <p>
        {t("shares:lead")} <a href={cardUrls.shares()}>{t("shares:title")}</a>
      </p>
      {shown ? <Address {...shown} /> : <p>{t("publicCard:publicity.no_card")}</p>}
      {canWrite ? (
        <PostForm>
          <input type="hidden" name="revision" value={revision} />
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

type Ways = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["shown"]>;

function Address({ number, href, address, drawing, html, size }: Ways) {
  const t = useT();
  return (
    <>
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
      <section className="panel" aria-labelledby="distintivo">
        <h2 id="distintivo">{t("publicCard:publicity.badge")}</h2>
        <p>{t("publicCard:publicity.badge_text")}</p>
        <img
          src={cardUrls.badge(number)}
          width={size.width}
          height={size.height}
          alt={t("publicCard:publicity.badge_alt", { number })}
        />
        <p>{t("publicCard:publicity.badge_html")}</p>
        <pre className="error-detail">{html}</pre>
        <Island
          name="copy"
          props={{ text: html, label: t("publicCard:publicity.badge_copy"), done: t("common:copied") }}
        />
        <QrCode drawing={drawing} label={t("publicCard:publicity.code_label", { number })} />
        <ul className="links">
          <li>
            <a href={cardUrls.badge(number)} download={`${number}.svg`}>
              {t("publicCard:publicity.badge_download")}
            </a>
          </li>
          <li>
            <a href={cardUrls.badgePicture(number)} download={`${number}-distintivo.png`}>
              {t("publicCard:publicity.badge_picture")}
            </a>
          </li>
          <li>
            <a href={cardUrls.code(number)} download={`${number}.png`}>
              {t("publicCard:publicity.code_download")}
            </a>
          </li>
        </ul>
      </section>
    </>
  );
}
