import { useT } from "../texts";
import { Buttons } from "../form/button";
import { Island } from "../island";
import { PageHeading } from "./page-heading";

interface ErrorPageProps {
  title: string;
  text: string;
  /** The address to try again; without it, another try would change nothing. */
  reloadHref?: string | undefined;
  homeHref: string;
  /** mailto: for reporting it. */
  contactHref: string;
  /** The encoded detail: location, message, date, reference (D12). */
  detail?: string | undefined;
  /** The number of the request, under which the provider's log has the rest. */
  reference?: string | undefined;
}

/** Something went wrong: try again where that may help, go home, or report it with a detail that can be copied. */
export function ErrorPage({
  title,
  text,
  reloadHref,
  homeHref,
  contactHref,
  detail,
  reference,
}: ErrorPageProps) {
  const t = useT();
  return (
    <>
      <PageHeading title={title} lead={text} />
      <Buttons>
        {reloadHref === undefined ? null : (
          <a href={reloadHref} className="button button-primary">
            {t("common:try_again")}
          </a>
        )}
        <a
          href={homeHref}
          className={`button ${reloadHref === undefined ? "button-primary" : "button-secondary"}`}
        >
          {t("common:back_to_home")}
        </a>
      </Buttons>
      {reference === undefined ? null : <p>{t("common:request_number", { reference })}</p>}
      {detail === undefined ? null : (
        <section className="panel" aria-labelledby="dettaglio-titolo">
          <h2 id="dettaglio-titolo">{t("common:report_problem")}</h2>
          <p>
            {t("common:report_problem_text")} <a href={contactHref}>{t("common:write_to_support")}</a>
          </p>
          <pre className="error-detail">{detail}</pre>
          <Island
            name="copy"
            props={{ text: detail, label: t("common:copy_detail"), done: t("common:copied") }}
          />
        </section>
      )}
    </>
  );
}
