import { z } from "zod";
import { password } from "~/api/contract/wire";
import { passwordIssues } from "~/domain/people/password";
import { posted } from "./posted";

const newPassword = password.superRefine((typed, context) => {
  const broken = passwordIssues(typed).map((rule) => `password_${rule}`);
  for (const message of typed === "" ? ["mandatory_field"] : broken) {
    context.addIssue({ code: "custom", message });
  }
});

/** A new password, typed twice. */
export const passwordFields = { password: posted(newPassword), passwordConfirmation: posted(password) };

export const isTypedTwice = (typed: Record<keyof typeof passwordFields, string>): boolean =>
  typed.password === typed.passwordConfirmation;

/** Checked even when other fields have issues: zod skips a rule over several fields then, unless it has a `when`. */
export const TYPED_TWICE = {
  path: ["passwordConfirmation"],
  error: "passwords_do_not_match",
  when: ({ value }: { value: unknown }) =>
    z.looseObject({ password: z.string().min(1), passwordConfirmation: z.string() }).safeParse(value).success,
};
