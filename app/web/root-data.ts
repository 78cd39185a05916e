import { useRouteLoaderData } from "@remix-run/react";
import type { Notice } from "./session.server";
import type { Site } from "./site.server";

/** The root's data for every page. */
export interface RootData {
  locale: string;
  csrf: string;
  notice: (Pick<Notice, "kind" | "undo" | "opensAnswer"> & { text: string }) | null;
  light: boolean;
  site: Site;
}

/** The root's data; undefined if the root itself failed. */
export const useRootData = () => useRouteLoaderData("root") as RootData | undefined;

/** The notice of the page before this one. */
export const useNotice = (): RootData["notice"] => useRootData()?.notice ?? null;
