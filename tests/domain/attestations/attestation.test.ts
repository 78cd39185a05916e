import { describe, expect, test } from "vitest";
import {
  ATTESTATION_LIMITS,
  isExpired,
  readAttestation,
  type TypedAttestation,
} from "~/domain/attestations/attestation";

const TODAY = "2026-03-10";
const GOOD: TypedAttestation = {
  name: "ISO 14001",
  issuer: "Ente di prova",
  issuedOn: "10/03/2025",
  expiresOn: "09/03/2028",
};
const read = (typed: Partial<TypedAttestation>) => readAttestation({ ...GOOD, ...typed }, TODAY);
const codes = (typed: Partial<TypedAttestation>) => {
  const reading = read(typed);
  return "issues" in reading ? reading.issues.map(({ path, code }) => `${path}: ${code}`) : [];
};

describe("a certificate", () => {
  test("is read with its days", () => {
    expect(read({})).toEqual({
      attestation: { ...GOOD, issuedOn: "2025-03-10", expiresOn: "2028-03-09", standard: null },
    });
  });

  test("need not expire", () => {
    expect(read({ expiresOn: " " })).toMatchObject({ attestation: { expiresOn: null } });
  });

  test("may be of today", () => expect(codes({ issuedOn: "10/03/2026" })).toEqual([]));

  test.each<[string, Partial<TypedAttestation>, string[]]>([
    [
      "without name and issuer",
      { name: "", issuer: "" },
      ["name: mandatory_field", "issuer: mandatory_field"],
    ],
    ["with a name too long", { name: "x".repeat(ATTESTATION_LIMITS.name + 1) }, ["name: too_long"]],
    ["without a day of issue", { issuedOn: "" }, ["issuedOn: mandatory_field"]],
    ["of a day that is none", { issuedOn: "31/02/2025" }, ["issuedOn: invalid_date"]],
    ["of tomorrow", { issuedOn: "11/03/2026" }, ["issuedOn: date_in_future"]],
    ["that expires on no day", { expiresOn: "mai" }, ["expiresOn: invalid_date"]],
    ["that expires when it was issued", { expiresOn: GOOD.issuedOn }, ["expiresOn: expiry_before_issue"]],
    [
      "with everything wrong says so at once",
      { name: "", issuedOn: "x", expiresOn: "y" },
      ["name: mandatory_field", "issuedOn: invalid_date", "expiresOn: invalid_date"],
    ],
  ])("%s is refused", (_, typed, expected) => expect(codes(typed)).toEqual(expected));
});

describe("a certificate expires", () => {
  test.each([
    [null, false],
    ["2026-03-11", false],
    ["2026-03-10", false],
    ["2026-03-09", true],
  ])("on %s: %s", (expiresOn, expired) => expect(isExpired({ expiresOn }, TODAY)).toBe(expired));
});
