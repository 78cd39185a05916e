import { useLoaderData } from "@remix-run/react";
import { Notice } from "~/ui/layout/notice";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { legalUrls } from "~/web/legal-urls";
import type { loader } from "./load.server";
import { SECTIONS } from "./sections";

/** "terms.offer" names texts; an id has no stop. */
const idOf = (section: string) => section.replace(".", "-");

/** A sample legal text, as a page and, one link away, as a file. */
export function SampleDocument() {
  const t = useT();
  const { name } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t(`legal:${name}.title`)} />
      <Notice kind="warning" title={t("legal:sample.title")}>
        {t("legal:sample.text")}
      </Notice>
      {SECTIONS[name].map((section) => (
        <section key={section} aria-labelledby={idOf(section)}>
          <h2 id={idOf(section)}>{t(`legal:${section}.title`)}</h2>
          <p>{t(`legal:${section}.text`)}</p>
        </section>
      ))}
      <p className="print:hidden">
        <a href={legalUrls.file(name)}>{t("legal:as_file")}</a>
      </p>
    </>
  );
}
