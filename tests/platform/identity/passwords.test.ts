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

  test.each(["DemoESG2026", "Sostenibile26"])("%s is none", (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
