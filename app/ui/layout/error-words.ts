import { isRouteErrorResponse } from "@remix-run/react";
import type { T } from "~/texts/resources";

/** What our own server says of what it throws. */
interface ThrownData {
  title: string;
  text: string;
  message: string;
  date: string;
  reference: string;
}

export const thrownData = (error: unknown): Partial<ThrownData> =>
  isRouteErrorResponse(error) ? ((error.data as Partial<ThrownData> | null) ?? {}) : {};

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** How a page speaks of what was thrown. */
export function errorWords(error: unknown, t: T): Pick<ThrownData, "title" | "text"> {
  const { title, text } = thrownData(error);
  if (title && text) return { title, text };
  return isNotFound(error)
    ? { title: t("common:not_found_title"), text: t("common:not_found_text") }
    : { title: t("common:error_page.title"), text: t("common:error_page.text") };
}

/** True for what should not have happened, and is worth being reported. */
export const isUnforeseen = (error: unknown): boolean => !isNotFound(error) && !thrownData(error).title;
