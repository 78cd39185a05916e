/** One thing to mend: its field (path = field name; "" = the whole form), the rule as key, and the rule's bounds. */
export interface Fault {
  path: string;
  code: string;
  params?: Record<string, string> | undefined;
}

/** A fault in words; `{{field}}` stands for what the page calls the field. */
export interface SaidFault extends Fault {
  sentence: string;
}

/** What a refused form gives back to its page: what was typed, and what is wrong. Nothing typed is lost. */
export interface FormFailure {
  values: Record<string, string[]>;
  faults: SaidFault[];
}

export function isFormFailure(data: unknown): data is FormFailure {
  return typeof data === "object" && data !== null && "faults" in data && "values" in data;
}
