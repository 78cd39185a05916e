import { describe, expect, test } from "vitest";
import { rightsOf } from "~/domain/people/rights";
import type { Permissions } from "~/domain/people/rights";

const reader = { profile: "supplier", canRead: true, canWrite: false };
const writer = { profile: "client", canRead: true, canWrite: true };
const blindWriter = { profile: "bank", canRead: false, canWrite: true };
const withoutRights: Permissions = {
  isAdmin: false,
  accessActive: true,
  profiles: [],
  isVerifier: false,
  isProvider: false,
};

describe("who may do what", () => {
  test.each<[string, Partial<Permissions>, string[]]>([
    ["an administrator", { isAdmin: true }, ["read", "write", "administer"]],
    ["write on one of two profiles", { profiles: [reader, writer] }, ["read", "write"]],
    ["read only", { profiles: [reader] }, ["read"]],
    ["write without read", { profiles: [blindWriter] }, []],
    ["write without read beside a readable profile", { profiles: [reader, blindWriter] }, ["read"]],
    ["no profile", {}, []],
    ["a verifier", { isVerifier: true }, ["verify"]],
    [
      "access off, whatever else",
      { isAdmin: true, isVerifier: true, profiles: [writer], accessActive: false },
      [],
    ],
  ])("%s", (_, given, rights) => {
    expect([...rightsOf({ ...withoutRights, ...given })]).toEqual(rights);
  });
});
