import { urls } from "~/web/urls";
import { useT } from "~/ui/texts";
import type { VsmeShown } from "./present";

/** The report to take away, in the forms that banks and their programs read. */
export function Forms({ hasTemplate, hasTemplateIdentifier, links }: VsmeShown) {
  const t = useT();
  const forms = [
    ...(hasTemplate
      ? [{ href: links.template, words: t("vsme:form.template"), hint: t("vsme:form.template_hint") }]
      : []),
    { href: links.pdf, words: t("vsme:form.pdf"), hint: t("vsme:form.pdf_hint") },
    { href: links.inline, words: t("vsme:form.inline"), hint: t("vsme:form.inline_hint") },
    { href: links.json, words: t("vsme:form.json"), hint: t("vsme:form.json_hint") },
  ];
  return (
    <section aria-labelledby="forme" className="print:hidden">
      <h2 id="forme">{t("vsme:forms")}</h2>
      <ul className="list-none p-0">
        {forms.map(({ href, words, hint }, index) => (
          <li key={href} className="mb-3">
            <a href={href} className={index === 0 ? "button button-primary" : undefined}>
              {words}
            </a>
            <p className="hint">{hint}</p>
          </li>
        ))}
      </ul>
      {hasTemplateIdentifier ? null : (
        <p>
          {t("vsme:no_identifier")} <a href={urls.registry()}>{t("vsme:to_registry")}</a>
        </p>
      )}
    </section>
  );
}
