import { describe, expect, test } from "vitest";
import type { UserRow, WireRoles } from "~/api/contract/people";
import { changeAddress, changeIssues } from "~/features/people/change-address";
import { rolesWords, stateWords } from "~/features/people/person-words";
import { t } from "~/texts/i18n.server";

const NONE = { read: false, write: false };
const roles = (given: Partial<WireRoles>): WireRoles => ({
  ...{ company_admin: false, service_provider: false },
  ...{ supplier: NONE, client: NONE, association: NONE, bank: NONE },
  ...given,
});
const person = (given: Partial<UserRow>): UserRow => ({
  ...{ user_id: "x", email: "anna@prova.example", name: "Anna", surname: "Rossi" },
  ...{ enabled: true, roles: roles({}), state: "active" as const },
  ...given,
});

describe("roles in words", () => {
  test.each<[Partial<WireRoles>, string]>([
    [{}, "nessun permesso"],
    [{ company_admin: true }, "Amministrazione"],
    [{ service_provider: true }, "Verifica"],
    [{ supplier: { read: true, write: true } }, "Fornitore (lettura e scrittura)"],
    [{ association: { read: true, write: false } }, "Associazione (lettura)"],
    [
      { company_admin: true, client: { read: true, write: false }, bank: { read: true, write: true } },
      "Amministrazione, Committente (lettura), Banca (lettura e scrittura)",
    ],
  ])("%j is %s", (given, said) => {
    expect(rolesWords(t, roles(given))).toBe(said);
  });
});

describe("the state of a person in words", () => {
  const mailed = { sentAt: "2026-11-20T09:30:00.000Z", expiresAt: "2026-11-27T09:30:00.000Z" };

  test.each<[Partial<UserRow>, string, string | null]>([
    [{ state: "active" }, "attivo", null],
    [{ state: "off", enabled: false }, "accesso disattivato", null],
    [
      { state: "invited", invitation: { ...mailed, mail: "waiting" } },
      "abilitazione in corso",
      "invito in attesa di partire",
    ],
    [
      { state: "invited", invitation: { ...mailed, mail: "sent" } },
      "abilitazione in corso",
      "invito spedito il 20/11/26 10:30, vale fino al 27/11/2026",
    ],
    [
      { state: "invited", invitation: { ...mailed, mail: "failed" } },
      "abilitazione in corso",
      "invito non recapitato: controlla l'indirizzo",
    ],
    [
      { state: "expired", invitation: { ...mailed, mail: "sent" } },
      "invito scaduto",
      "spedito il 20/11/26 10:30, scaduto il 27/11/2026",
    ],
  ])("%j is %s, %s", (given, label, detail) => {
    expect(stateWords(t, person(given))).toMatchObject({ label, detail });
  });

  test("of a server without states follows from whether access is on", () => {
    expect(stateWords(t, person({ state: undefined, enabled: false })).label).toBe("accesso non attivo");
  });
});

describe("the form of the list", () => {
  const asked = (query: string) => changeAddress(new Request(`https://carta.example/x?${query}`));

  test.each([
    ["quali=scelti&azione=delete&chi=a&chi=b", ["a", "b"], []],
    ["quali=scelti&azione=roles&chi=a,b", ["a", "b"], []],
    ["quali=scelti&azione=delete&chi=", [], ["choose_people"]],
    [`quali=scelti&azione=delete&chi=${"x".repeat(65)}`, [], ["choose_people"]],
    ["azione=explode", [], ["choose_people", "choose_change"]],
    ["quali=tutti&azione=delete", [], []],
    ["quali=pagina", [], ["choose_change"]],
  ])("%s", (query, chi, codes) => {
    expect(asked(query).chi).toEqual(chi);
    expect(changeIssues(asked(query)).map(({ code }) => code)).toEqual(codes);
  });
});
