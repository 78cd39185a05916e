import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/layout/notice";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useRefusedForm } from "~/ui/form/refused-form";
import { PageHeading } from "~/ui/layout/page-heading";
import type { PageHandle } from "~/ui/layout/page-handle";
import { useT } from "~/ui/texts";
import { vsmeUrls } from "~/web/vsme-urls";
import { Forms } from "./forms";
import type { loader } from "./load.server";
import { Section } from "./section";
import { OwnTemplate } from "./own-template";

export const handle: PageHandle = { title: "vsme:page_title", crumb: "vsme:crumb" };

export function VsmePage() {
  const t = useT();
  const refused = useRefusedForm();
  const report = useLoaderData<typeof loader>();
  const { year, company, module, missing, facts, modules, links, ready, isDraft } = report;
  return (
    <>
      <ErrorSummary refused={refused} labels={{ file: t("vsme:file") }} />
      <PageHeading
        eyebrow={t("vsme:title", { year })}
        title={missing === 0 ? t("vsme:complete") : t("vsme:missing", { count: missing })}
        lead={t("vsme:lead", { company, module: t(`vsme:module.${module}`), count: facts })}
      />
      {ready === null ? null : (
        <Notice kind="success">
          {t("vsme:ready")} <a href={vsmeUrls(null).filled(ready)}>{t("vsme:ready_link")}</a>
        </Notice>
      )}
      <p className="print:hidden">
        <a href={links.other}>{t(module === "base" ? "vsme:to_completo" : "vsme:to_base")}</a>
      </p>
      <Forms {...report} />
      {modules.map(({ id, title, sections }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </section>
      ))}
      {isDraft && (
        <OwnTemplate limit={report.limit} canWrite={report.canWrite} module={module} refused={refused} />
      )}
      <p className="print:hidden">
        <a href={links.back}>{t("vsme:back")}</a>
      </p>
    </>
  );
}
