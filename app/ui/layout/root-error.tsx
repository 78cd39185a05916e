import { Brand } from "./brand";
import type { ErrorWays } from "./error-content";
import { ONE_FILE } from "./page-heading";
import { Main, SkipLink } from "./shell";
import { ThrownError } from "./thrown-error";

export const SAME_FILE = ONE_FILE;

/** The page of last resort: whatever was thrown and no layout has shown. */
export const RootError = (ways: ErrorWays) => (
  <div className="public">
    <SkipLink />
    <header className="top">
      <a href={ways.homeHref} className="home-link">
        <Brand />
      </a>
    </header>
    <Main>
      <ThrownError {...ways} />
    </Main>
  </div>
);
