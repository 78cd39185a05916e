import type { z } from "zod";
import type { Fault } from "~/domain/faults";

/** The code of an issue for which its schema names none; given to every reading as zod's own way to word an issue. */
export function codeOfKind({ code }: z.core.$ZodRawIssue): string {
  if (code === "too_big") return "too_long";
  if (code === "too_small") return "mandatory_field";
  if (code === "unrecognized_keys") return "unknown_element";
  return "not_acceptable";
}

/** An issue of a schema whose messages are codes, at `path`; the bounds of the rule, or those it names, as texts. */
export const faultOf = (issue: z.core.$ZodIssue, path: string): Fault => ({
  path,
  code: issue.message,
  params: paramsOf(issue),
});

function paramsOf(issue: z.core.$ZodIssue): Record<string, string> | undefined {
  if (issue.code === "too_big") return { max: String(issue.maximum) };
  if (issue.code !== "custom" || issue.params === undefined) return undefined;
  return Object.fromEntries(Object.entries(issue.params).map(([name, value]) => [name, String(value)]));
}
