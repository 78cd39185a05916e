const PASSWORD_LENGTH = { min: 8, max: 14 } as const;

type PasswordIssue = "length" | "lowercase" | "uppercase" | "digit";

/** The rules of spec §5 that a password breaks, in the order in which the page explains them. */
export function passwordIssues(password: string): PasswordIssue[] {
  const { length } = [...password];
  const checks: [boolean, PasswordIssue][] = [
    [length >= PASSWORD_LENGTH.min && length <= PASSWORD_LENGTH.max, "length"],
    [/\p{Ll}/u.test(password), "lowercase"],
    [/\p{Lu}/u.test(password), "uppercase"],
    [/\d/.test(password), "digit"],
  ];
  return checks.flatMap(([isMet, issue]) => (isMet ? [] : [issue]));
}
