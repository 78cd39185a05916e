import type { ReactNode } from "react";
import { LinkButton } from "~/ui/form/button";
import { CompanyLogo } from "~/ui/layout/company-logo";
import { useT } from "~/ui/texts";
import { companyUrls } from "~/web/company-urls";
import { type Offers, useOffers } from "~/web/offered";

interface BesideProps {
  /** The company's name. */
  name: string;
  /** Address of the logo; null without one, or where it cannot be shown. */
  logo: string | null;
  hasLogo: boolean;
  /** How many documents there are; null where the server keeps none. */
  documents: number | null;
  /** Name of the group; null without one. */
  group: string | null;
}

/** The panels that there are, for the contents of the page. */
export const panelsOf = ({ documents, group }: BesideProps, offers: Offers) => [
  "logo" as const,
  ...(documents === null ? [] : ["documents" as const]),
  ...(group === null || !offers(companyUrls.group()) ? [] : ["group" as const]),
];

/** What a company keeps beside the fields of its registry: each has a page of its own. */
export function Beside({
  name,
  logo,
  hasLogo,
  documents,
  group,
  canWrite,
}: BesideProps & { canWrite: boolean }) {
  const t = useT();
  const panels = panelsOf({ name, logo, hasLogo, documents, group }, useOffers());
  return (
    <>
      <Panel id="logo" to={companyUrls.logo()} link={t(linkToLogo(hasLogo, canWrite))}>
        {logo === null ? (
          <p>{t(hasLogo ? "company:logo.elsewhere" : "company:logo.none")}</p>
        ) : (
          <CompanyLogo src={logo} name={name} />
        )}
      </Panel>
      {documents === null ? null : (
        <Panel id="documents" to={companyUrls.documents()} link={t("company:documents.open")}>
          <p>
            {documents === 0
              ? t("registry:section_text.documents_none")
              : t("registry:section_text.documents", { count: documents })}
          </p>
        </Panel>
      )}
      {panels.includes("group") ? (
        <Panel id="group" to={companyUrls.group()} link={t("company:group.open")}>
          <p>{t("registry:section_text.group", { name: group ?? "" })}</p>
        </Panel>
      ) : null}
    </>
  );
}

function linkToLogo(hasLogo: boolean, canWrite: boolean) {
  if (!canWrite) return "company:logo.see";
  return hasLogo ? "company:logo.change" : "company:logo.send";
}

interface PanelProps {
  id: "logo" | "documents" | "group";
  to: string;
  link: string;
  children: ReactNode;
}

function Panel({ id, to, link, children }: PanelProps) {
  const t = useT();
  return (
    <section id={id} className="panel" aria-labelledby={`${id}-titolo`}>
      <h2 id={`${id}-titolo`}>{t(`registry:section.${id}`)}</h2>
      {children}
      <p>
        <LinkButton to={to} variant="secondary">
          {link}
        </LinkButton>
      </p>
    </section>
  );
}
