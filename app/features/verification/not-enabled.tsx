import { LinkButton } from "~/ui/form/button";
import { useT } from "~/ui/texts";
import { urls } from "~/web/urls";

/** What a verification is, who enables the company, and what the company can do by itself meanwhile. */
export function NotEnabled({ canWrite }: { canWrite: boolean }) {
  const t = useT();
  return (
    <>
      <section aria-labelledby="che-cosa-e">
        <h2 id="che-cosa-e">{t("verification:what")}</h2>
        <p>{t("verification:what_text")}</p>
      </section>
      <section aria-labelledby="non-abilitata" className="panel">
        <h2 id="non-abilitata">{t("verification:not_enabled")}</h2>
        <p>{t("verification:not_enabled_text")}</p>
        <p>{t("verification:publish_alone_text")}</p>
        {canWrite ? (
          <p>
            <LinkButton to={urls.publish()} variant="secondary">
              {t("verification:publish_alone")}
            </LinkButton>
          </p>
        ) : null}
      </section>
    </>
  );
}
