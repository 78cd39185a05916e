import type { RuleCode } from "./rule-codes";

/** One issue: its field (path = field name; "" = the whole form), the rule as key, and the rule's bounds. */
export interface Issue {
  path: string;
  code: string;
  /** The rule of the specification (§5) that is behind it, if there is one. */
  rule?: RuleCode | undefined;
  params?: Record<string, string> | undefined;
}

/** An issue in words; the page replaces `{{field}}` by its name of the field. */
export interface WordedIssue extends Issue {
  sentence: string;
}

/** What a refused form gives back to its page: the typed values and the issues. No typed value is lost. */
export interface RefusedForm {
  values: Record<string, string[]>;
  issues: WordedIssue[];
}

/** Whether a form was refused because its person may not send it, or no longer: its page has no form for them. */
export const hasLostRight = ({ issues }: { issues: readonly Issue[] }): boolean =>
  issues.some(({ code }) => code === "permission_denied");

export function isRefusedForm(data: unknown): data is RefusedForm {
  return typeof data === "object" && data !== null && "issues" in data && "values" in data;
}
