import { useRouteLoaderData } from "@remix-run/react";
import type { Notice } from "./session.server";
import type { Site } from "./site.server";

/** What the root knows for every page. */
export interface RootData {
  locale: string;
  csrf: string;
  notice: (Pick<Notice, "kind" | "undo"> & { text: string }) | null;
  light: boolean;
  site: Site;
}

/** The root's data; undefined where the root itself failed. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** What the page before this one had to say. */
export const useNotice = (): RootData["notice"] => useRootData()?.notice ?? null;
