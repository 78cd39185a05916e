import { useEffect, useState } from "react";
import type { ErrorWays } from "./error-content";
import { ErrorContent as onServer } from "./error-content.server";

let brought: typeof onServer | undefined = onServer;

/**
 * What was thrown, in words: for the root, and for layouts that keep their frame around it. Most visits meet no error,
 * so the browser asks for these words when there is one; until they come, what the server wrote stays.
 */
export function ThrownError(ways: ErrorWays) {
  const [Content, setContent] = useState(() => brought);
  useEffect(() => {
    if (Content) return;
    import("./error-content").then(
      ({ ErrorContent }) => setContent(() => (brought = ErrorContent)),
      () => window.location.reload(),
    );
  }, [Content]);
  if (!Content) return <div className="flow" suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
  return (
    <div className="flow">
      <Content {...ways} />
    </div>
  );
}

const EMPTY = { __html: "" };
