import { isRouteErrorResponse } from "@remix-run/react";
import { outcomeOf } from "~/domain/error-outcome";
import type { T } from "~/texts/resources";

/** The words that our own server puts into what it throws. */
interface ThrownData {
  title: string;
  text: string;
  /** What the person did not get. */
  failed: string;
  message: string;
  code: string | null;
  date: string;
  reference: string;
  /** Seconds until another try makes sense. */
  retryAfter: number | null;
}

export const thrownData = (error: unknown): Partial<ThrownData> =>
  isRouteErrorResponse(error) ? ((error.data as Partial<ThrownData> | null) ?? {}) : {};

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** The person may not do it, or no longer. */
export const isDenied = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 403;

/** The words of a page for an error. */
export function errorWords(error: unknown, t: T): Pick<ThrownData, "title" | "text"> {
  const { title, text, failed } = thrownData(error);
  if (title && text) return { title: failed ?? title, text };
  return isNotFound(error)
    ? { title: t("common:not_found_title"), text: t("common:not_found_text") }
    : { title: failed ?? t("common:error_page.title"), text: t("common:error_page.text") };
}

/** True for an error that should not happen and is worth a report. */
export const isUnforeseen = (error: unknown): boolean => !isNotFound(error) && !thrownData(error).title;

/** True where the same request may succeed later; a refusal stays what it is. */
export const isWorthAnotherTry = (error: unknown): boolean =>
  !isRouteErrorResponse(error) || outcomeOf(error.status, thrownData(error).code) === "retry";
