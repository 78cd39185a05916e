import { describe, expect, test } from "vitest";
import { choosePasswordForm } from "~/features/auth/password/form";
import { readBySchema } from "~/web/read-form.server";

describe("a new password typed twice", () => {
  test.each([
    ["Cerchio2026ok", "Cerchio2026ok", []],
    ["", "", ["password mandatory_field"]],
    ["Cerchio2026ok", "", ["passwordConfirmation passwords_do_not_match"]],
    ["Cerchio2026ok", "cerchio2026ok", ["passwordConfirmation passwords_do_not_match"]],
    [
      "corta",
      "corta",
      ["password password_length", "password password_uppercase", "password password_digit"],
    ],
    ["corta", "Corta", ["password password_length", "password password_uppercase", "password password_digit", "passwordConfirmation passwords_do_not_match"]], // prettier-ignore
  ])("“%s” and “%s” have the issues %j", (password, confirmation, expected) => {
    const form = new FormData();
    form.append("password", password);
    form.append("passwordConfirmation", confirmation);
    const reading = readBySchema(form, choosePasswordForm);
    const issues = "issues" in reading ? reading.issues : [];
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });
});
