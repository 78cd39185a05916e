import { useLocation, useRouteLoaderData } from "@remix-run/react";
import { useState } from "react";
import type { Notice } from "./session.server";
import type { Site } from "./site.server";

/** What the root knows for every page. */
export interface RootData {
  locale: string;
  csrf: string;
  notice: { kind: Notice["kind"]; text: string } | null;
  light: boolean;
  site: Site;
}

/** The root's data; undefined where the root itself failed. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** The notice of the page it came with: moving on within the browser keeps the root's data, but not what they said. */
export function useNotice(): RootData["notice"] {
  const notice = useRootData()?.notice ?? null;
  const { key } = useLocation();
  const [said, setSaid] = useState({ notice, key });
  if (said.notice !== notice) setSaid({ notice, key });
  return said.notice !== notice || said.key === key ? notice : null;
}
