import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type InviteeWords, readInvitees } from "~/domain/people/invitees/invitee-rows";

const WORDS: InviteeWords = {
  columns: new Map([
    ["email", "email"],
    ["nome", "name"],
    ["cognome", "surname"],
    ["ruoli", "roles"],
    ["permesso", "permission"],
  ]),
  roles: new Map([
    ["amministratore", "company_admin"],
    ["fornitore", "supplier"],
    ["banca", "bank"],
  ]),
  permissions: new Map([
    ["lettura", "read"],
    ["scrittura", "write"],
  ]),
};
const NONE = { read: false, write: false };
const READ = { read: true, write: false };
const WRITE = { read: true, write: true };

const read = (text: string) => readInvitees(text, WORDS).rows;
const issuesOf = (text: string) =>
  read(text).flatMap(({ issues }) => issues.map(({ path, code }) => `${path} ${code}`));

describe("a list of people", () => {
  test("is read in the usual order, without a heading", () => {
    expect(read("a@b.example; Anna ; Rossi;fornitore;scrittura")).toEqual([
      {
        line: 1,
        email: "a@b.example",
        name: "Anna",
        surname: "Rossi",
        roles: {
          isAdmin: false,
          profiles: { supplier: WRITE, client: NONE, association: NONE, bank: NONE },
        },
        issues: [],
      },
    ]);
  });

  test("is read by its heading, in any order and with columns of its own", () => {
    const [row] = read("Cognome;Telefono;EMAIL;Ruoli;Nome\nRossi;030;a@b.example;Banca;Anna");
    expect(row).toMatchObject({ line: 2, email: "a@b.example", name: "Anna", surname: "Rossi", issues: [] });
    expect(row?.roles?.profiles.bank).toEqual(READ);
  });

  test("gives several roles one permission, and reading where it names none", () => {
    const rows = read(
      "a@b.example;A;B;amministratore fornitore, banca;\nc@d.example;C;D;FORNITORE;Scrittura",
    );
    expect(rows.map(({ roles }) => [roles?.isAdmin, roles?.profiles.supplier, roles?.profiles.bank])).toEqual(
      [
        [true, READ, READ],
        [false, WRITE, NONE],
      ],
    );
  });

  test.each([
    ["a row of a separator that is none", "a@b.example|Anna|Rossi", [" csv_few_columns"]],
    ["a row of two cells", "a@b.example;Anna", [" csv_few_columns"]],
    ["a row of too many cells", "a@b.example;A;B;banca;lettura;x", [" csv_many_columns"]],
    ["an open quotation mark", 'a@b.example;"A;B;banca;lettura', [" csv_open_quote"]],
    ["a role that is none", "a@b.example;A;B;capo;lettura", ["roles csv_unknown_role"]],
    ["no role", "a@b.example;A;B;;lettura", ["roles mandatory_field"]],
    ["a permission that is none", "a@b.example;A;B;banca;tutto", ["permission csv_unknown_permission"]],
    ["formulas", "a@b.example;=1+1;@SUM(A1);banca;lettura", ["name formula_cell", "surname formula_cell"]],
    ["a formula as role", "a@b.example;A;B;=banca;lettura", ["roles formula_cell"]],
  ])("says at its row: %s", (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues);
    expect(read(text)[0]?.roles).toBeNull();
  });

  test("of 5,000 rows says how many they are, the heading not counted", () => {
    const text = `email;nome;cognome\n${"a@b.example;A;B;banca\n".repeat(5000)}`;
    const { rows, count } = readInvitees(text, WORDS);
    expect([rows.length, count]).toEqual([1000, 5000]);
  });

  test("of exactly 1,000 rows and a heading has all of them", () => {
    const text = `email;nome;cognome\n${"a@b.example;A;B;banca\n".repeat(1000)}`;
    const { rows, count } = readInvitees(text, WORDS);
    expect([rows.length, count]).toEqual([1000, 1000]);
  });

  test("never throws, and a row without roles always says why", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom(...'a;,\t\n"=@ñ|') }), (text) => {
        for (const { roles, issues } of read(text)) expect(roles === null).toBe(issues.length > 0);
      }),
    );
  });
});
