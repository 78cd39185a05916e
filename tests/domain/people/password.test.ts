import { expect, test } from "vitest";
import { passwordIssues } from "~/domain/people/password";

test.each([
  ["Abcdefg1", []],
  ["Abcdefghijklm1", []],
  ["Abcdef1", ["length"]],
  ["Abcdefghijklmn1", ["length"]],
  ["ABCDEFG1", ["lowercase"]],
  ["abcdefg1", ["uppercase"]],
  ["Abcdefgh", ["digit"]],
  ["Èàèìòùé1", []],
  ["Aa1 👍👍👍👍", []],
  ["", ["length", "lowercase", "uppercase", "digit"]],
])("the password %j breaks %j", (password, issues) => {
  expect(passwordIssues(password)).toEqual(issues);
});
