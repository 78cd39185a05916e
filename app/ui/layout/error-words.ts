import { isRouteErrorResponse } from "@remix-run/react";
import type { TextKey } from "~/texts/resources";
import { isExpiredForm } from "./expired-sign-in";

interface ErrorWords {
  title: TextKey;
  text: TextKey;
}

const OTHER: ErrorWords = { title: "common:error_page.title", text: "common:error_page.text" };

/** Statuses that say what to do; any other is something that should not have happened. */
const BY_STATUS: Record<number, ErrorWords> = {
  400: { title: "common:error_page.400_title", text: "common:error_page.400_text" },
  403: { title: "common:error_page.403_title", text: "common:error_page.403_text" },
  404: { title: "common:not_found_title", text: "common:not_found_text" },
  405: { title: "common:error_page.405_title", text: "common:error_page.405_text" },
  413: { title: "common:error_page.413_title", text: "common:error_page.413_text" },
  415: { title: "common:error_page.415_title", text: "common:error_page.415_text" },
};

/** How a page speaks of what was thrown. */
export function errorWords(error: unknown): ErrorWords {
  if (!isRouteErrorResponse(error)) return OTHER;
  if (isExpiredForm(error.data)) return { title: "auth:expired.title", text: "auth:expired.lead" };
  return BY_STATUS[error.status] ?? OTHER;
}

/** True for what should not have happened, and is worth being reported. */
export const isUnforeseen = (error: unknown): boolean => errorWords(error) === OTHER;
