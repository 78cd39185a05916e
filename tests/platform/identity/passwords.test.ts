import { dictionary } from "@zxcvbn-ts/language-common";
import { describe, expect, test } from "vitest";
import { isCommonPassword } from "~/platform/identity/password-rules";
import { hashPassword, isPasswordOf } from "~/platform/identity/passwords";

describe("password hashes", () => {
  test("are argon2id at 19 MiB, two passes, one lane", async () => {
    expect(await hashPassword("Sostenibile26")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("know their password, case and spaces included", async () => {
    const hash = await hashPassword("Sost enibile26");
    expect(await isPasswordOf("Sost enibile26", hash)).toBe(true);
    expect(await isPasswordOf("sost enibile26", hash)).toBe(false);
    expect(await isPasswordOf("Sost enibile26 ", hash)).toBe(false);
  });

  test("of nobody know none", async () => {
    expect(await isPasswordOf("Sostenibile26", null)).toBe(false);
  });
});

describe("common passwords", () => {
  test.each(["Password1", "pAssw0rd", "Qwerty123", "Football1", "1Qaz2wsx"])("%s is one", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test("are at least the first 3,000 of the right length, in the order of how common they are", () => {
    const rightLength = dictionary["passwords-common"].filter(({ length }) => length >= 8 && length <= 14);
    const first = rightLength.slice(0, 3_000);
    expect([first.length, first[0]]).toEqual([3_000, "password"]);
    const capital = first.map((password) => password.charAt(0).toUpperCase() + password.slice(1));
    expect([...first, ...capital].filter((password) => !isCommonPassword(password))).toEqual([]);
  });

  test.each(["DemoESG2026", "Sostenibile26"])("%s is none", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
