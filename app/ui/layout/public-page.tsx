import type { ReactNode } from "react";
import { Brand } from "./brand";
import { Footer, type FooterProps } from "./footer";
import type { NoticeContent } from "./notice";
import { Main, SkipLink } from "./shell";

interface PublicPageProps {
  homeHref: string;
  footer: FooterProps;
  notice?: NoticeContent | null | undefined;
  children: ReactNode;
}

/** The frame of the pages before the sign-in: one calm column. */
export const PublicPage = ({ homeHref, footer, notice, children }: PublicPageProps) => (
  <div className="public">
    <SkipLink />
    <header className="top">
      <a href={homeHref} className="home-link">
        <Brand />
      </a>
    </header>
    <Main notice={notice}>{children}</Main>
    <Footer {...footer} />
  </div>
);
