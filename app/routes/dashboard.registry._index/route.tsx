import { useLoaderData } from "@remix-run/react";
import { t as serverT } from "~/texts/i18n.server";
import type { PageHandle } from "~/ui/layout/page-handle";
import { PageHeading } from "~/ui/layout/page-heading";
import { useT } from "~/ui/texts";
import { privateLoader } from "~/web/loader.server";
import { notServed } from "~/web/not-served.server";
import { loadChoices } from "../dashboard.registry/choices.server";
import { SECTIONS } from "../dashboard.registry/form";
import { presentSections } from "./present";
import { SectionPanel } from "./section-panel";

export const handle: PageHandle = { title: "registry:title" };

export const loader = /* @__PURE__ */ privateLoader({}, async ({ viewer }) => {
  const company = await viewer.call("registry.company", {});
  const choices = await loadChoices(SECTIONS, viewer.call, company);
  return { sections: presentSections(serverT, company, choices), canWrite: viewer.can("write") };
});
export const action = notServed;

export default function Registry() {
  const { sections, canWrite } = useLoaderData<typeof loader>();
  const t = useT();
  return (
    <>
      <PageHeading
        title={t("registry:title")}
        lead={t(canWrite ? "registry:lead" : "registry:lead_reader")}
      />
      <nav aria-label={t("registry:sections")}>
        <ul>
          {[...SECTIONS, "users" as const].map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`registry:section.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map((section) => (
        <SectionPanel key={section} section={section} values={sections[section]} canWrite={canWrite} />
      ))}
      <SectionPanel section="users" values={[]} canWrite={false} />
    </>
  );
}
