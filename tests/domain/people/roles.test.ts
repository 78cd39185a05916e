import { describe, expect, test } from "vitest";
import type { Profile } from "~/domain/people/rights";
import { areSameRoles, type Permission, type Roles, rolesIssues } from "~/domain/people/roles";

const NONE = { read: false, write: false };
const READ = { read: true, write: false };
const WRITE = { read: true, write: true };
const BLIND = { read: false, write: true };

const roles = (isAdmin: boolean, given: Partial<Record<Profile, Permission>> = {}): Roles => ({
  isAdmin,
  profiles: { supplier: NONE, client: NONE, association: NONE, bank: NONE, ...given },
});

describe("roles that an administrator of a supplier and bank gives", () => {
  const ofCompany = new Set<Profile>(["supplier", "bank"]);

  test.each<[string, Roles, [string, string][]]>([
    ["reading a profile", roles(false, { supplier: READ }), []],
    ["writing two", roles(false, { supplier: WRITE, bank: WRITE }), []],
    ["the flag alone", roles(true), []],
    ["writing without reading", roles(false, { supplier: BLIND }), [["supplier", "write_needs_read"]]],
    ["a profile that the company lacks", roles(true, { client: READ }), [["client", "profile_not_ours"]]],
    ["nothing at all", roles(false), [["", "no_role"]]],
    [
      "two wrong ones",
      roles(false, { association: WRITE, bank: BLIND }),
      [
        ["association", "profile_not_ours"],
        ["bank", "write_needs_read"],
      ],
    ],
  ])("%s", (_, given, issues) => {
    expect(rolesIssues(given, ofCompany).map(({ profile, issue }) => [profile, issue])).toEqual(issues);
  });
});

describe("the same roles", () => {
  test.each<[string, Roles, Roles, boolean]>([
    ["alike", roles(true, { bank: READ }), roles(true, { bank: READ }), true],
    ["another flag", roles(true), roles(false), false],
    ["another permission", roles(false, { bank: READ }), roles(false, { bank: WRITE }), false],
    ["another profile", roles(false, { bank: READ }), roles(false, { client: READ }), false],
  ])("%s", (_, one, other, same) => {
    expect(areSameRoles(one, other)).toBe(same);
  });
});
