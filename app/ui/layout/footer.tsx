import type { ReactNode } from "react";
import { useT } from "../texts";

export interface FooterProps {
  providerName: string;
  initiativeName: string;
  supportEmail: string;
  /** Null for a document that the provider has not published. */
  links: Record<"terms" | "privacy" | "clauses" | "cookie", string | null>;
  /** Addresses of help that every page leads to. */
  help: Record<"accessibility" | "keyboard", string>;
  /** The form or link that switches the light version. */
  lightSwitch?: ReactNode;
}

/** A reader learns before the click that a link opens a file. */
const isPdf = (href: string) => /\.pdf(?:[?#]|$)/i.test(href);

export function Footer({
  providerName,
  initiativeName,
  supportEmail,
  links,
  help,
  lightSwitch,
}: FooterProps) {
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
        {(["terms", "privacy", "clauses", "cookie"] as const).map((name) => (
          <li key={name}>
            {links[name] === null ? (
              t("common:not_published", { document: t(`common:${name}`) })
            ) : (
              <a href={links[name]}>
                {t(`common:${name}`)}
                {isPdf(links[name]) ? " (PDF)" : null}
              </a>
            )}
          </li>
        ))}
        {(["accessibility", "keyboard"] as const).map((name) => (
          <li key={name}>
            <a href={help[name]}>{t(`common:${name}`)}</a>
          </li>
        ))}
      </ul>
      <div>
        <span>
          {t("common:powered_by")} {initiativeName}
        </span>
        {lightSwitch}
      </div>
    </footer>
  );
}
