import type { ReactNode } from "react";
import { useT } from "../texts";
import { Brand } from "./brand";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import { Footer, type FooterProps } from "./footer";
import { StatusRegion, type NoticeContent } from "./notice";
import { UserMenu, type UserMenuProps } from "./user-menu";

interface NavItem {
  label: string;
  to: string;
  /** "page": this very page; "section": a page below it. */
  current?: "page" | "section" | undefined;
  /** Leads out of the product. */
  external?: boolean;
}

export interface ShellProps extends UserMenuProps {
  nav: readonly NavItem[];
  breadcrumb: readonly Crumb[];
  footer: FooterProps;
  notice?: NoticeContent | null | undefined;
  /** What the pages do not let this user do, and whom to ask; one line over the page. */
  standing?: ReactNode;
  homeHref: string;
  /** The second skip link. */
  skip?: { to: string; words: string } | null;
  children: ReactNode;
}

/** The frame of every page behind the sign-in. */
export function Shell({
  nav,
  breadcrumb,
  footer,
  notice,
  standing,
  homeHref,
  skip,
  children,
  ...menu
}: ShellProps) {
  const t = useT();
  return (
    <div className="shell">
      <SkipLink />
      {skip && <SkipLink {...skip} />}
      <header className="top">
        <a href={homeHref} className="home-link">
          <Brand />
        </a>{" "}
        <UserMenu {...menu} />
      </header>
      {/* Below 768 px these details show and hide the navigation that follows; from there on it is always open. */}
      <details className="nav-toggle">
        <summary>{t("shell:menu")}</summary>
      </details>
      <nav className="side" aria-label={t("shell:main_menu")}>
        <ul>
          {nav.map((item) => (
            <li key={item.to}>
              <NavLink {...item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="page">
        <Breadcrumb items={breadcrumb} />
        <Main notice={notice} standing={standing}>
          {children}
        </Main>
        <Footer {...footer} />
      </div>
    </div>
  );
}

const NavLink = ({ label, to, current, external }: NavItem) =>
  external ? (
    <a href={to} rel="noreferrer">
      {label}
    </a>
  ) : (
    <a href={to} aria-current={current === "section" ? "true" : current}>
      {label}
    </a>
  );

export function SkipLink({ to = "#contenuto", words }: { to?: string; words?: string }) {
  const t = useT();
  return (
    <>
      <a href={to} className="skip-link">
        {words ?? t("common:skip_to_content")}
      </a>{" "}
    </>
  );
}

export const Main = ({
  notice,
  standing,
  children,
}: {
  notice?: NoticeContent | null | undefined;
  standing?: ReactNode;
  children: ReactNode;
}) => (
  <main id="contenuto" tabIndex={-1}>
    <StatusRegion notice={notice} />
    {standing}
    {children}
  </main>
);
