import type { ReactNode } from "react";
import { useT } from "../texts";

export interface FooterProps {
  providerName: string;
  initiativeName: string;
  supportEmail: string;
  links: { terms: string; privacy: string; clauses: string; cookie: string };
  /** The form or link that switches the light version. */
  lightSwitch?: ReactNode;
}

export function Footer({ providerName, initiativeName, supportEmail, links, lightSwitch }: FooterProps) {
  const t = useT();
  return (
    <footer className="footer">
      <p>
        <strong>{providerName}</strong>{" "}
        <span>
          {t("common:contacts")} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </span>
      </p>
      <ul>
        <li>
          <a href={links.terms}>{t("common:terms")}</a>
        </li>
        <li>
          <a href={links.privacy}>{t("common:privacy")}</a>
        </li>
        <li>
          <a href={links.clauses}>{t("common:clauses")}</a>
        </li>
        <li>
          <a href={links.cookie}>{t("common:cookie")}</a>
        </li>
      </ul>
      <div>
        <span>
          <span lang="en">{t("common:powered_by")}</span> {initiativeName}
        </span>
        {lightSwitch}
      </div>
    </footer>
  );
}
