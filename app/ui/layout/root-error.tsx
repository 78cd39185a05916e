import { Brand } from "./brand";
import { Main, SkipLink } from "./shell";
import { ThrownError, type ErrorWays } from "./thrown-error";

/** The page of last resort, for an error that no layout has shown. */
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
