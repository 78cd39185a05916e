import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Brand } from "./brand";
import { Footer, type FooterProps } from "./footer";
import type { NoticeContent } from "./notice";
import { ONE_FILE } from "./page-heading";
import { Main, SkipLink } from "./shell";

interface PublicPageProps {
  homeHref: string;
  footer: FooterProps;
  notice?: NoticeContent | null | undefined;
  children: ReactNode;
}

export const SAME_FILE = ONE_FILE;

/** The frame of the pages before the sign-in: one calm column. */
export const PublicPage = ({ homeHref, footer, notice, children }: PublicPageProps) => (
  <div className="public">
    <SkipLink />
    <header className="top">
      <Link to={homeHref} className="home-link">
        <Brand />
      </Link>
    </header>
    <Main notice={notice}>{children}</Main>
    <Footer {...footer} />
  </div>
);
