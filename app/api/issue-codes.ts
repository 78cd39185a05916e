import type { z } from "zod";
import type { Issue } from "~/domain/issues";

/** The code of a zod issue for which its schema names none; every parse uses it as zod's error function. */
export function codeOfKind({ code }: z.core.$ZodRawIssue): string {
  if (code === "too_big") return "too_long";
  if (code === "too_small") return "mandatory_field";
  if (code === "unrecognized_keys") return "unknown_element";
  return "not_acceptable";
}

/** An issue of a schema whose messages are codes, at `path`; the bounds of the rule, or those it names, as texts. */
export const issueOf = (given: z.core.$ZodIssue, path: string): Issue => ({
  path,
  code: given.message,
  params: paramsOf(given),
});

function paramsOf(given: z.core.$ZodIssue): Record<string, string> | undefined {
  if (given.code === "too_big") return { max: String(given.maximum) };
  if (given.code !== "custom" || given.params === undefined) return undefined;
  return Object.fromEntries(Object.entries(given.params).map(([name, value]) => [name, String(value)]));
}
