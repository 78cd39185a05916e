import { describe, expect, test } from "vitest";
import { newPasswordFaults } from "~/domain/people/new-password";

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
  ])("“%s” and “%s” have the faults %j", (password, confirmation, expected) => {
    const faults = newPasswordFaults(password, confirmation).map(({ path, code }) => `${path} ${code}`);
    expect(faults).toEqual(expected);
  });
});
