import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { legalUrls } from "~/web/legal-urls";

/** The keys of each place. What needs script is in parts of its own: without it, the browser's own keys do the same. */
const PARTS = {
  everywhere: ["tab", "skip", "enter", "space", "back"],
  questions: ["choices", "save", "files"],
  scripted: ["escape", "lists", "charts"],
} as const;

const PARTS_IN_ORDER = ["everywhere", "questions", "scripted"] as const;

/** What the keyboard and screen readers do here, for who works without a mouse. */
export function KeyboardHelp() {
  const t = useT();
  return (
    <>
      <PageHeading title={t("legal:keyboard.title")} lead={t("legal:keyboard.lead")} />
      {PARTS_IN_ORDER.map((part) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{t(`legal:keyboard.${part}`)}</h2>
          <dl>
            {PARTS[part].map((key) => (
              <div key={key} className="mb-4">
                <dt className="font-semibold">{t(`legal:keyboard.key.${key}`)}</dt>{" "}
                <dd>{t(`legal:keyboard.does.${key}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <section aria-labelledby="lettori">
        <h2 id="lettori">{t("legal:keyboard.readers")}</h2>
        <p>{t("legal:keyboard.readers_text")}</p>
      </section>
      <p>
        <a href={legalUrls.accessibility()}>{t("legal:keyboard.to_statement")}</a>
      </p>
      <p>
        {t("openapi:page.for_developers")} <a href={legalUrls.api()}>{t("openapi:page.title")}</a>
      </p>
    </>
  );
}
